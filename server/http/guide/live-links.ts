import type { Node } from "#api/documents/block-tree.ts";
import type { Mark } from "#api/documents/inline.ts";
import { replaceNodes } from "#api/documents/walk-nodes.ts";
import { guidePageAt, languagePrefix, type GuidePage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { ownPagePath, type OwnPage } from "#i18n/own-pages.ts";
import type { SitePages } from "#server/domain/guide/withdrawn-pages.ts";

/** The own page that a link of a document names, as in `page:own-0123456789ab#prices`; null for any other link. */
function ownPageNamed(href: string): { page: OwnPage; hash: string } | null {
  const [, page, hash = ""] = /^page:(own-[0-9a-f]{12})(#.*)?$/.exec(href) ?? [];
  return page === undefined ? null : { page: page as OwnPage, hash };
}

/** Blocks whose links to own pages lead to them in a language, without links to pages that readers do not have. */
export function withLiveLinks<N extends Node>(
  nodes: readonly N[],
  pages: SitePages,
  language: Language,
): N[] {
  return replaceNodes(nodes, (node) => {
    if (!("marks" in node) || !node.marks?.some(({ type }) => type === "link")) return undefined;
    return [{ ...node, marks: node.marks.flatMap((mark) => leading(mark, pages, language)) }];
  });
}

/** The words stay, without a link, where readers have no such page. */
function leading(mark: Mark, pages: SitePages, language: Language): Mark[] {
  if (mark.type !== "link") return [mark];
  const { href } = mark.attrs;
  const to = addressOf(href, pages, language);
  if (to !== null) return [{ ...mark, attrs: { href: to } }];
  return ownPageNamed(href) || pages.withdrawn.some((page) => page === guidePageOf(href)) ? [] : [mark];
}

/** A document names a page of the guide by its id, a post by any of its addresses. */
function guidePageOf(href: string): GuidePage | null {
  const [target = ""] = href.split(/[?#]/);
  if (target.startsWith("page:")) return target.slice("page:".length) as GuidePage;
  return languagePrefix(target) ? guidePageAt(target) : null;
}

/** A document names an own page by its id, a post by any of its addresses. */
function addressOf(href: string, { own }: SitePages, language: Language): string | null {
  const named = ownPageNamed(href);
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const found = own.find(({ id, addresses, formerPaths }) => {
    if (named) return id === named.page;
    const isAt = (each: Language) => addresses[each] !== "" && ownPagePath(addresses[each], each) === path;
    return formerPaths.includes(path) || languages.some(isAt);
  });
  if (found?.titles[language] === undefined) return null;
  return ownPagePath(found.addresses[language], language) + (named ? named.hash : rest);
}
