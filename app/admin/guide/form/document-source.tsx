import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Node } from "#api/documents/block-tree.ts";
import type { Inline } from "#api/documents/inline.ts";
import { contentOf, inlineIn, isInline } from "#api/documents/walk-nodes.ts";
import { useAdmin } from "#app/admin/calls/admin-context.ts";
import { EmptySource, SourceStep, SourceText } from "#app/admin/writing/source-beside.tsx";
import type { Language } from "#i18n/languages.ts";
import type { DocumentPage } from "#i18n/own-pages.ts";
import {
  textOfFacts,
  wordsOf,
  wordsOfLine,
  type TextOfFact,
} from "#app/admin/guide/compare/compare-documents.ts";

interface DocumentSourceProps {
  page: DocumentPage;
  source: Language;
  /** The ids of the translation's title and text. */
  ids: readonly string[];
}

/** The language of a page from which another is made, as it was saved last. */
export function DocumentSource({ page, source, ids }: DocumentSourceProps) {
  const { api } = useAdmin();
  const { data } = useQuery({
    queryKey: ["source document", page, source],
    queryFn: () => api.readAdminDocument(page, source),
  });
  if (!data) return <div />;
  const { attrs, content } = data.document;
  const textOf = textOfFacts(data.printings);
  return (
    <SourceText language={source} ids={ids}>
      <SourceStep lang={source} look="title">
        {attrs.title}
      </SourceStep>
      {attrs.description.length > 0 && <p lang={source}>{wordsOfLine(attrs.description, textOf)}</p>}
      {content.every((block) => wordsOf(block, textOf) === "") && <EmptySource />}
      {content.map((block, index) => (
        <SourceStep key={`${index} ${wordsOf(block, textOf).slice(0, 40)}`} lang={source} look="block">
          <SourceNode node={block} textOf={textOf} />
        </SourceStep>
      ))}
    </SourceText>
  );
}

/** The blocks whose line is the title of something. */
const titles = new Set<Node["type"]>(["heading", "stepTitle", "entryTitle", "calloutTitle", "term"]);

interface SourceNodeProps {
  node: Node;
  textOf: TextOfFact;
}

/** To be read only: its words, where lists and tables are as the reader has them. */
function SourceNode({ node, textOf }: SourceNodeProps): ReactNode {
  const children = contentOf(node).map((child, index) => (
    <SourceNode key={`${index} ${child.type}`} node={child} textOf={textOf} />
  ));
  if (isInline(node)) return <SourceWords node={node} textOf={textOf} />;
  if (node.type === "figure") return <p>{node.attrs.name}</p>;
  if (node.type === "drawing") return <p>{node.attrs.alt}</p>;
  if (node.type === "listItem") return <li>{children}</li>;
  if (node.type === "orderedList") return <ol>{children}</ol>;
  if (node.type === "bulletList" || node.type === "checklist") return <ul>{children}</ul>;
  if (node.type === "table")
    return (
      <table>
        <tbody>{children}</tbody>
      </table>
    );
  if (node.type === "tableRow") return <tr>{children}</tr>;
  if (node.type === "tableHeader") return <th>{children}</th>;
  if (node.type === "tableCell") return <td>{children}</td>;
  if (inlineIn(node).length === 0) return <>{children}</>;
  return <p>{titles.has(node.type) ? <strong>{children}</strong> : children}</p>;
}

function SourceWords({ node, textOf }: { node: Inline; textOf: TextOfFact }): ReactNode {
  const words = wordsOfLine([node], textOf);
  const isStrong = node.marks?.some(({ type }) => type === "bold");
  const isLink = node.marks?.some(({ type }) => type === "link");
  const shown = isStrong ? <strong>{words}</strong> : words;
  // A link leads nowhere here.
  return isLink ? <u>{shown}</u> : shown;
}
