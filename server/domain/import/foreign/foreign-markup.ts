import { DomUtils, parseDocument } from "htmlparser2";
import { escapeAttribute, escapeText } from "#api/post-html/escape-html.ts";
import type { CalloutTone } from "#api/documents/allowed-formats.ts";
import type { ImportNote } from "#api/import/import-report.ts";
import { videoAddress } from "#api/videos/video-address.ts";
import { countNote } from "./foreign-export.ts";

type Tree = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Letters as they are, and `alt=""`, which says something, with its value. */
export const written = { encodeEntities: "utf8", emptyAttrs: true } as const;

/** Parts of another system's texts that have no counterpart here, by their class or element. */
const dropped: Record<string, ImportNote["kind"]> = {
  "kg-audio-card": "sound",
  "kg-file-card": "download",
  "kg-product-card": "product",
  "kg-signup-card": "signUp",
  form: "form",
  audio: "sound",
  video: "videoFile",
  object: "object",
};

/**
 * Writes blocks of Ghost and WordPress as ours: galleries, callouts and bookmarks. Lost parts are named.
 *
 * @example ourMarkup('<div class="kg-callout-card"><div class="kg-callout-text">Sun cream!</div></div>').html
 *   // '<aside class="tip"><p>Sun cream!</p></aside>'
 */
export function ourMarkup(html: string): { html: string; notes: ImportNote[] } {
  const tree = readTree(html);
  if (!tree) return { html, notes: [] };
  const notes: ImportNote[] = [];
  for (const gallery of withClass(tree, "kg-gallery-card", "wp-block-gallery"))
    replace(gallery, galleryMarkup(gallery));
  for (const card of withClass(tree, "kg-callout-card")) replace(card, calloutMarkup(card));
  for (const card of withClass(tree, "kg-bookmark-card")) replace(card, bookmarkMarkup(card));
  for (const frame of DomUtils.getElementsByTagName("iframe", tree)) {
    const { src = "" } = frame.attribs;
    const what = URL.parse(src, "https://unknown.invalid")?.hostname ?? src;
    if (videoAddress(src) === null) countNote(notes, { kind: "frame", what });
  }
  for (const [name, kind] of Object.entries(dropped)) {
    const found = name.includes("-") ? withClass(tree, name) : DomUtils.getElementsByTagName(name, tree);
    // One inside of another was counted with it.
    const inside = (one: Element) =>
      Object.keys(dropped).some((other) => other.includes("-") && other !== name && isInside(one, other));
    for (const one of found) if (!inside(one)) countNote(notes, { kind });
  }
  countNote(notes, { kind: "code", count: DomUtils.getElementsByTagName("pre", tree).length });
  return { html: DomUtils.getOuterHTML(tree, written), notes };
}

/** Null for what is nested deeper than any text that somebody wrote: writing it would fail, and the cleaner takes such a text without its tags. */
export function readTree(html: string): Tree | null {
  const tree = parseDocument(html);
  let level: Tree["children"] = tree.children;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > 1000) return null;
    level = level.flatMap((node) => ("children" in node ? node.children : []));
  }
  return tree;
}

/** The words of a field that systems keep with entities, and sometimes with tags. Entities are decoded once. */
export function plainText(html: string): string {
  const tree = readTree(html);
  return (tree ? DomUtils.textContent(tree) : html).replace(/\s+/g, " ").trim();
}

/** A paragraph with a link and what the page says of itself. */
export function bookmark({
  address,
  title,
  description,
}: {
  address: string;
  title: string;
  description: string;
}): string {
  const link = `<a href="${escapeAttribute(address)}">${escapeText(title || address)}</a>`;
  return `<p><strong>${link}</strong>${description === "" ? "" : `<br>${escapeText(description)}`}</p>`;
}

/** Without a caption, a picture of a gallery needs no figure. */
export function gallery(pictures: string[], caption: string): string {
  return `<div class="gallery">${pictures.join("")}</div>${caption === "" ? "" : `<p>${caption}</p>`}`;
}

/** Ghost's icon and colour say what it is; the page here writes the word for it. */
export function callout(inner: string, icon: string, colour: string): string {
  const isWarning = /[⚠❗🚨⛔🚫]/u.test(icon) || colour === "red";
  const tone: CalloutTone = isWarning ? "warning" : "tip";
  return `<aside class="${tone}"><p>${inner}</p></aside>`;
}

function galleryMarkup(element: Element): string {
  const pictures = DomUtils.getElementsByTagName("img", element).map((picture) => {
    const figure = closest(picture, element, (one) => one.name === "figure");
    const caption = figure ? captionIn(figure) : "";
    const img = outer(picture);
    return caption === "" ? img : `<figure>${img}<figcaption>${caption}</figcaption></figure>`;
  });
  return gallery(pictures, captionIn(element));
}

/** Finds the caption of the figure itself, not of one inside it. */
function captionIn(figure: Element): string {
  const captions = DomUtils.getElementsByTagName("figcaption", figure);
  const own = captions.find((caption) => closest(caption, null, (one) => one.name === "figure") === figure);
  return own ? DomUtils.getInnerHTML(own, written).trim() : "";
}

function calloutMarkup(card: Element): string {
  const [icon] = withClass(card, "kg-callout-emoji");
  const [text] = withClass(card, "kg-callout-text");
  const colour = /kg-callout-card-(\w+)/.exec(card.attribs["class"] ?? "")?.[1] ?? "";
  const inner = DomUtils.getInnerHTML(text ?? card, written);
  return callout(inner, icon ? DomUtils.textContent(icon) : "", colour);
}

function bookmarkMarkup(card: Element): string {
  const [link] = DomUtils.getElementsByTagName("a", card);
  const textOf = (name: string) => {
    const [found] = withClass(card, name);
    return found ? DomUtils.textContent(found).trim() : "";
  };
  return bookmark({
    address: link?.attribs["href"] ?? "",
    title: textOf("kg-bookmark-title"),
    description: textOf("kg-bookmark-description"),
  });
}

function withClass(root: Tree | Element, ...names: string[]): Element[] {
  const has = ({ attribs }: Element) =>
    (attribs["class"] ?? "").split(/\s+/).some((one) => names.includes(one));
  return DomUtils.findAll(has, root.children);
}

function isInside(element: Element, className: string): boolean {
  const has = ({ attribs }: Element) => (attribs["class"] ?? "").split(/\s+/).includes(className);
  return closest(element, null, has) !== null;
}

/** The nearest element around one, below `end`. */
function closest(element: Element, end: Element | null, fits: (one: Element) => boolean): Element | null {
  for (let { parent } = element; parent && parent !== end; { parent } = parent)
    if ("attribs" in parent && fits(parent)) return parent;
  return null;
}

function outer(element: Element): string {
  return DomUtils.getOuterHTML(element, written);
}

/** Inside of one that was replaced before, nothing is seen of it. */
function replace(element: Element, html: string): void {
  const nodes = [...parseDocument(html).children];
  // They must not know one another when they are put elsewhere.
  for (const node of nodes) DomUtils.removeElement(node);
  const [first, ...rest] = nodes;
  if (!first) return DomUtils.removeElement(element);
  let last = first;
  DomUtils.replaceElement(element, first);
  for (const node of rest) {
    DomUtils.append(last, node);
    last = node;
  }
}
