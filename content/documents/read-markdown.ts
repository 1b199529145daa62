import type { Token, Tokens } from "marked";
import { parse as parseYaml } from "yaml";
import type { Block, Entry, Paragraph, Terms } from "#api/documents/block-tree.ts";
import type { Inline } from "#api/documents/inline.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import {
  blockTokens,
  inlineOf,
  readInline,
  type ContainerToken,
  type TermsToken,
} from "./markdown-tokens.ts";

/**
 * Reads one language of a document, as it is written in content/guide.
 * @throws Error that names what is no block of ours
 */
export function readMarkdown(source: string): GuideDocument {
  const { head, body } = splitHead(source);
  const { title, description, keywords, pictureAlt = "", moved } = head;
  if (typeof title !== "string" || typeof description !== "string" || typeof pictureAlt !== "string")
    throw new Error("a document begins with its title, description and pictureAlt");
  if (!Array.isArray(keywords)) throw new Error("the keywords of a document are a list");
  return {
    type: "doc",
    attrs: {
      title,
      description: readInline(description),
      keywords: keywords.map(String),
      pictureAlt,
      ...(moved !== undefined && { moved: readMoved(moved) }),
    },
    content: readBlocks(blockTokens(body)),
  };
}

function readMoved(moved: unknown): GuideDocument["attrs"]["moved"] {
  return Object.fromEntries(
    Object.entries(Object(moved)).map(([anchor, link]) => [anchor, readInline(String(link))]),
  );
}

/** Separates a document from the YAML above it. */
export function splitHead(source: string): { head: Record<string, unknown>; body: string } {
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { head: (parseYaml(front) ?? {}) as Record<string, unknown>, body };
}

function readBlocks(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    if (token.type === "space") continue;
    const isCaption =
      token.type === "paragraph" && blocks.at(-1)?.type === "table" && token.raw.startsWith(": ");
    if (isCaption) blocks.push({ type: "tableCaption", content: readInline(token.raw.trim().slice(2)) });
    else blocks.push(readBlock(token as Tokens.Generic));
  }
  return blocks;
}

function readBlock(token: Tokens.Generic): Block {
  switch (token.type) {
    case "paragraph":
      return readParagraph(token as Tokens.Paragraph);
    case "heading":
      return readHeading(token as Tokens.Heading);
    case "list":
      return readList(token as Tokens.List);
    case "table":
      return readTable(token as Tokens.Table);
    case "terms":
      return readTerms(token as TermsToken, "pairs");
    case "container":
      return readContainer(token as ContainerToken);
    default:
      throw new Error(`a document has no block of this kind (${token.type}): ${token.raw.slice(0, 60)}`);
  }
}

function readParagraph({ raw, tokens }: Tokens.Paragraph): Block {
  const image = /^!\[([^\]]*)\]\((picture|figure):([^)]+)\)$/.exec(raw.trim());
  if (!image) return { type: "paragraph", content: inlineOf(tokens) };
  const [, alt = "", kind, name = ""] = image;
  return kind === "figure"
    ? { type: "figure", attrs: { name } }
    : { type: "drawing", attrs: { id: name, alt } };
}

function readHeading({ depth, text }: Tokens.Heading): Block {
  if (depth !== 2 && depth !== 3) throw new Error(`a heading is of level 2 or 3: ${text}`);
  const { title, id } = splitHeading(text);
  return { type: "heading", attrs: { level: depth, id }, content: readInline(title) };
}

/** `Title {#anchor}`, or in a timeline `When {1821-07-28}` or `When {{fact history.foundation}}`. */
function splitHeading(text: string): { title: string; id: string | null; date: Inline[] | null } {
  const anchor = /^(.*) \{#([\w-]+)\}$/.exec(text);
  if (anchor) return { title: anchor[1] ?? "", id: anchor[2] ?? "", date: null };
  const dated = /^(.*) \{(\d{4}(?:-\d\d)?(?:-\d\d)?|\{fact [^}]+\})\}$/.exec(text);
  if (dated) return { title: dated[1] ?? "", id: null, date: readInline(dated[2] ?? "") };
  return { title: text, id: null, date: null };
}

function readList({ ordered, items }: Tokens.List): Block {
  if (ordered) return { type: "steps", content: items.map(({ text }) => readStep(text)) };
  const isChecklist = items.every(({ task }) => task);
  if (!isChecklist && items.some(({ task }) => task))
    throw new Error(`a list and a checklist stand apart: ${items[0]?.text}`);
  return {
    type: isChecklist ? "checklist" : "bulletList",
    content: items.map(({ text }) => ({
      type: "listItem",
      content: [paragraph(isChecklist ? text.replace(/^\[ \] /, "") : text)],
    })),
  };
}

function readStep(source: string) {
  const [title = "", ...rest] = source.split(/\n\n+/);
  return {
    type: "step" as const,
    content: [
      { type: "stepTitle" as const, content: readInline(title) },
      ...(rest.length > 0 ? [paragraph(rest.join("\n\n").trim())] : []),
    ] satisfies [unknown, ...unknown[]],
  };
}

function readTable({ header, rows }: Tokens.Table): Block {
  return {
    type: "table",
    content: [header, ...rows].map((row, at) => ({
      type: "tableRow",
      content: row.map(({ tokens }) => ({
        type: at === 0 ? "tableHeader" : "tableCell",
        content: [{ type: "paragraph", content: inlineOf(tokens) }],
      })),
    })),
  };
}

function readTerms({ items }: TermsToken, shape: Terms["attrs"]["shape"]): Terms {
  return {
    type: "terms",
    attrs: { shape },
    content: items.flatMap(({ term, text }) => [
      { type: "term" as const, content: readInline(term) },
      { type: "definition" as const, content: readInline(text) },
    ]),
  };
}

function readContainer({ name, title, tokens = [] }: ContainerToken): Block {
  switch (name) {
    case "tip":
    case "warning":
      return {
        type: "callout",
        attrs: { tone: name },
        content: [{ type: "calloutTitle", content: readInline(title) }, ...paragraphsOf(tokens, name)],
      };
    case "glance":
    case "names":
    case "stops": {
      const [terms, ...others] = tokens.filter(({ type }) => type !== "space");
      if (terms?.type !== "terms" || others.length > 0) throw new Error(`terms alone stand in ::: ${name}`);
      return readTerms(terms as TermsToken, name);
    }
    case "cards":
    case "timeline":
    case "questions":
      return { type: name, content: readEntries(tokens) };
    case "days":
      return { type: "days", attrs: { trip: title }, content: readEntries(tokens) };
    case "vehicles": {
      const first = tokens.findIndex(({ type }) => type === "heading");
      const [caption, ...others] = paragraphsOf(tokens.slice(0, first), name);
      if (!caption || others.length > 0) throw new Error("one paragraph stands before the vehicles");
      return { type: "vehicles", content: [caption, ...readEntries(tokens.slice(first))] };
    }
    case "sources":
    case "disclaimer":
      return { type: "note", attrs: { kind: name }, content: paragraphsOf(tokens, name) };
    default:
      throw new Error(`a document has no container that is called ${name}`);
  }
}

function readEntries(tokens: Token[]): Entry[] {
  const entries: { heading: Tokens.Heading; tokens: Token[] }[] = [];
  for (const token of tokens) {
    if (token.type === "heading") entries.push({ heading: token as Tokens.Heading, tokens: [] });
    else entries.at(-1)?.tokens.push(token);
  }
  return entries.map(({ heading, tokens: own }) => {
    const { title, id, date } = splitHeading(heading.text);
    return {
      type: "entry",
      attrs: { id, date },
      content: [{ type: "entryTitle", content: readInline(title) }, ...readBlocks(own).map(partOfEntry)],
    };
  });
}

type EntryPart = Exclude<Entry["content"][number], { type: "entryTitle" }>;

function partOfEntry(block: Block): EntryPart {
  if (block.type === "paragraph" || block.type === "drawing" || block.type === "terms") return block;
  throw new Error(`no ${block.type} stands under a title of this kind`);
}

function paragraphsOf(tokens: Token[], name: string): Paragraph[] {
  return readBlocks(tokens).map((block) => {
    if (block.type !== "paragraph")
      throw new Error(`a paragraph stands in ::: ${name}, and no ${block.type}`);
    return block;
  });
}

function paragraph(source: string): Paragraph {
  return { type: "paragraph", content: readInline(source) };
}
