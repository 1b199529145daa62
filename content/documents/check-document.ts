import type { DocumentFault } from "#api/guide/admin-documents.ts";
import type { FactNode, Inline } from "#api/documents/inline.ts";
import { longestDescription } from "#api/documents/plain-text.ts";
import { isInline, nodesIn } from "#api/documents/walk-nodes.ts";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import type { Facts } from "#content/facts/facts.ts";
import { sites } from "#content/facts/places/sites.ts";
import { contactAnchor, isGuidePage, pageAddresses, pagesBelow, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { isOwnPage, type DocumentPage, type OwnPage } from "#i18n/own-pages.ts";
import { printFactNode } from "./fact-lines.ts";
import { guideText } from "./guide-text.ts";

/** Around the document that is checked, in its language. */
interface Surroundings {
  page: DocumentPage;
  language: Language;
  released: GuideDocument;
  /** The facts of now, with those that editors have added. */
  facts: Facts;
  /** The documents of the guide's pages as they stand before the change. */
  standing: ReadonlyMap<DocumentPage, GuideDocument>;
  /** Whether there is such an own page, be it a draft. */
  hasOwnPage: (page: OwnPage) => boolean;
}

/** Those that can be seen without the library. */
type Fault = Exclude<DocumentFault, "alts">;

export type DocumentFaults = Partial<Record<Fault, string>>;

/** The faults that keep a document from being shown, by kind; each lists all places concerned, joined by commas. */
export function faultsOfDocument(document: GuideDocument, around: Surroundings): DocumentFaults {
  const inline = inlineOf(document);
  const found: Record<Fault, string[]> = {
    title: titleFaults(document, around),
    structure: [],
    facts: inline.filter((node) => node.type === "fact").flatMap((node) => factFaults(node, around)),
    links: inline.flatMap((node) => deadLinks(node, document, around)),
    anchors: anchorFaults(document, around),
    pictures: newPictures(document, around),
  };
  if (found.facts.length === 0) found.structure = structureFaults(document, around);
  return Object.fromEntries(
    Object.entries(found).flatMap(([fault, things]) =>
      things.length > 0 ? [[fault, [...new Set(things)].join(", ")]] : [],
    ),
  );
}

/** The facts that a document prints, each way of printing once. */
export function factNodesOf(document: GuideDocument): FactNode[] {
  const facts = inlineOf(document).filter((node) => node.type === "fact");
  return [...new Map(facts.map((node) => [JSON.stringify(node.attrs), node])).values()];
}

function movedLines({ moved = {} }: GuideDocument["attrs"]): Inline[] {
  return Object.values(moved).flat();
}

function inlineOf({ attrs, content }: GuideDocument): Inline[] {
  return nodesIn([...attrs.description, ...content, ...movedLines(attrs)]).filter(isInline);
}

/** The anchors to which links can lead: sections, headings, cards and questions, and what has moved elsewhere. */
function anchorsOf({ attrs, content }: GuideDocument): string[] {
  const own = nodesIn(content).flatMap((node) =>
    node.type === "heading" || node.type === "entry" ? (node.attrs.id ?? []) : [],
  );
  return [...own, ...Object.keys(attrs.moved ?? {})];
}

function titleFaults(
  { attrs: { title, description, pictureAlt } }: GuideDocument,
  { page }: Surroundings,
): string[] {
  const length = description.map((node) => (node.type === "text" ? node.text : "00")).join("").length;
  return [
    ...(title.trim() === "" ? ["title"] : []),
    ...(length > longestDescription ? ["description"] : []),
    // Other pages have no drawing at their head.
    ...(pictureAlt.trim() === "" && isGuidePage(page) ? ["pictureAlt"] : []),
  ];
}

function factFaults(node: FactNode, { facts, language }: Surroundings): string[] {
  try {
    printFactNode(facts, node, language);
    return [];
  } catch {
    return [[node.attrs.fact, node.attrs.as, ...node.attrs.args].join(" ")];
  }
}

/** The page cannot be drawn, or lacks what its figures need. */
function structureFaults(document: GuideDocument, { facts, language, released }: Surroundings): string[] {
  try {
    guideText(facts, document, language);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const given = new Set(figureParts(document));
  return figureParts(released).filter((part) => !given.has(part));
}

/** The parts that the page's own figures need: places, days of trips and vehicles. */
function figureParts(document: GuideDocument): string[] {
  return document.content.flatMap((block) => {
    if (block.type === "vehicles")
      return block.content.flatMap((part) => (part.type === "entry" ? `${part.attrs.id}` : []));
    if (block.type === "days")
      return block.content.map(
        ({ content: [title] }) => `${block.attrs.trip} ${Number.parseInt(textOf(title.content), 10)}`,
      );
    if (block.type !== "terms" || block.attrs.shape !== "stops") return [];
    return block.content.flatMap(({ type, content }) => (type === "term" ? textOf(content) : []));
  });
}

function textOf(line: readonly Inline[]): string {
  return line.map((node) => (node.type === "text" ? node.text : "")).join("");
}

function linksOf({ marks = [] }: Inline): string[] {
  return marks.flatMap((mark) => (mark.type === "link" ? mark.attrs.href : []));
}

/** The id of an own page says nothing to people: a link to one that is gone is named by its words. */
function deadLinks(node: Inline, document: GuideDocument, around: Surroundings): string[] {
  return linksOf(node)
    .filter((href) => !leadsSomewhere(href, document, around))
    .map((href) => (href.startsWith("page:own-") && node.type === "text" ? `“${node.text}”` : href));
}

function leadsSomewhere(
  href: string,
  document: GuideDocument,
  { page, standing, hasOwnPage }: Surroundings,
): boolean {
  const [scheme = "", rest = ""] = href.split(/:(.*)/s);
  if (href.startsWith("#")) return isAnchorOf(document, page, href.slice(1));
  if (scheme === "https") return URL.canParse(href);
  if (scheme === "tel") return /^(\d{3}|\+\d{8,15})$/.test(rest);
  if (scheme === "site") return Object.hasOwn(sites, rest);
  const [other = "", anchor] = rest.split("#");
  if (scheme !== "page") return false;
  if (!Object.hasOwn(pageAddresses, other) && !(isOwnPage(other) && hasOwnPage(other))) return false;
  // The contact form is the one part of the home page with a name.
  if (anchor === undefined || (other === "home" && anchor === contactAnchor)) return true;
  const target = other === page ? document : standing.get(other as DocumentPage);
  return target !== undefined && isAnchorOf(target, other as DocumentPage, anchor);
}

/** The cards of holidays are made from their facts. */
function isAnchorOf(document: GuideDocument, page: DocumentPage, anchor: string): boolean {
  return page === "holidays" || anchorsOf(document).includes(anchor);
}

/** Anchors that occur twice, and those that are gone although another page leads to them. */
function anchorFaults(document: GuideDocument, { page, released, standing }: Surroundings): string[] {
  const anchors = anchorsOf(document);
  const twice = anchors.filter((anchor, at) => anchors.indexOf(anchor) !== at);
  const gone = anchorsOf(standing.get(page) ?? released).filter((anchor) => !anchors.includes(anchor));
  const asked = new Set([...standing].flatMap(([other, one]) => (other === page ? [] : hrefsOf(one))));
  return [...twice, ...gone.filter((anchor) => asked.has(`page:${page}#${anchor}`))];
}

/** Where the links of a document lead, as they are written. */
export function hrefsOf(document: GuideDocument): string[] {
  return inlineOf(document).flatMap(linksOf);
}

/** Drawings and figures that the release's page does not have, where the site would look for them in vain. */
function newPictures(document: GuideDocument, { page, released, standing }: Surroundings): string[] {
  const known = new Set([released, ...standing.values()].flatMap(drawingsOf));
  // The route of a page still draws the figures that have moved from it.
  const movedTo = movedLines(released.attrs)
    .flatMap(linksOf)
    .map((href) => href.split(/[:#]/)[1] as GuidePage);
  const drawn = [...movedTo, ...(isGuidePage(page) ? pagesBelow(page) : [])].flatMap(
    (other) => standing.get(other) ?? [],
  );
  const figures = new Set([released, ...drawn].flatMap(figuresOf));
  return [
    ...drawingsOf(document).filter((id) => !known.has(id)),
    ...figuresOf(document).filter((name) => !figures.has(name)),
  ];
}

function drawingsOf(document: GuideDocument): string[] {
  return nodesIn(document.content).flatMap((node) => (node.type === "drawing" ? node.attrs.id : []));
}

function figuresOf(document: GuideDocument): string[] {
  return nodesIn(document.content).flatMap((node) => (node.type === "figure" ? node.attrs.name : []));
}
