import type { Node } from "#api/documents/block-tree.ts";
import type { Mark } from "#api/documents/inline.ts";
import { replaceNodes } from "#api/documents/walk-nodes.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { ownPagePath, type OwnPage } from "#i18n/own-pages.ts";
import type { StoredOwnPage } from "#server/storage/guide/own-pages.ts";

/** The own page that a link of a document names, as in `page:own-0123456789ab#prices`; null for any other link. */
function ownPageNamed(href: string): { page: OwnPage; hash: string } | null {
  const [, page, hash = ""] = /^page:(own-[0-9a-f]{12})(#.*)?$/.exec(href) ?? [];
  return page === undefined ? null : { page: page as OwnPage, hash };
}

/** Blocks whose links to own pages lead to them in a language. */
export function withOwnPageLinks<N extends Node>(
  nodes: readonly N[],
  pages: readonly StoredOwnPage[],
  language: Language,
): N[] {
  return replaceNodes(nodes, (node) => {
    if (!("marks" in node) || !node.marks?.some(({ type }) => type === "link")) return undefined;
    return [{ ...node, marks: node.marks.flatMap((mark) => leading(mark, pages, language)) }];
  });
}

function leading(mark: Mark, pages: readonly StoredOwnPage[], language: Language): Mark[] {
  if (mark.type !== "link") return [mark];
  const { href } = mark.attrs;
  const to = addressOf(href, pages, language);
  if (to !== null) return [{ ...mark, attrs: { href: to } }];
  // The words stay, without a link, where readers have no such page.
  return ownPageNamed(href) ? [] : [mark];
}

/** A document names an own page by its id, a post by any of its addresses. */
function addressOf(href: string, pages: readonly StoredOwnPage[], language: Language): string | null {
  const named = ownPageNamed(href);
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const found = pages.find(({ id, addresses, formerPaths }) => {
    if (named) return id === named.page;
    return (
      formerPaths.includes(path) || languages.some((each) => ownPagePath(addresses[each], each) === path)
    );
  });
  if (found?.titles[language] === undefined) return null;
  return ownPagePath(found.addresses[language], language) + (named ? named.hash : rest);
}
