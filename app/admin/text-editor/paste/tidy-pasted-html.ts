import { linkTarget } from "#app/admin/text-editor/links/link-target.ts";
import { styleToFormats } from "./pasted-formats.ts";
import { tidyTables } from "./tidy-tables.ts";
import { buildWordLists } from "./word-lists.ts";

const dropped =
  "head, style, script, noscript, template, meta, link, title, svg, math, canvas, audio, video, object, embed, button, input, select, textarea, [hidden]";
const blocks =
  "address, article, aside, blockquote, caption, dd, div, dl, dt, figure, figcaption, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, td, th, tr, ul";

/**
 * Reduces HTML of a word processor or web page to structure and formats; the editor's schema drops the rest.
 * HTML copied from this editor is not changed.
 */
export function tidyPastedHtml(html: string): string {
  if (html.includes("data-pm-slice")) return html;
  // Browsers parse Word's conditional sections, such as `<![if !supportLists]>`, only partly as comments.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  // First, because Word keeps list numbers in elements that are dropped below.
  buildWordLists(body);
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const comment of commentsIn(body)) comment.remove();
  for (const paragraph of body.querySelectorAll("p[class*=MsoTitle], p.title")) rename(paragraph, "h1");
  for (const paragraph of body.querySelectorAll("p[class*=MsoSubtitle], p.subtitle")) rename(paragraph, "h2");
  styleToFormats(body);
  tidyTables(body);
  for (const link of body.querySelectorAll("a")) readLink(link);
  for (const image of body.querySelectorAll("img")) readImage(image);
  collapseSpaces(body);
  dropEmptyBlocks(body);
  return body.innerHTML;
}

function commentsIn(body: HTMLElement): Comment[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment); // nothing else is shown to it
  return comments;
}

function rename(element: Element, name: string): Element {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

function readLink(link: HTMLAnchorElement): void {
  const address = ownPath(link.getAttribute("href") ?? "");
  const target = linkTarget(/^(?:#|\/|[a-z]+:)/i.test(address) ? address : "");
  // Word and Google Docs link to bookmarks that a post does not have.
  if (target === null || target.startsWith("#")) link.replaceWith(...link.childNodes);
  else link.setAttribute("href", target);
}

function readImage(image: HTMLImageElement): void {
  const src = ownPath(image.getAttribute("src") ?? "");
  if (/^(?:data:image\/|https?:|\/media\/)/i.test(src)) image.setAttribute("src", src);
  else image.remove();
}

/** Removes this site's origin from an address. */
function ownPath(address: string): string {
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
}

function collapseSpaces(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text; // nothing else is shown to it
    if (!text.parentElement?.closest("pre"))
      text.data = text.data.replace(/[ \t\r\n\f\u00a0]{2,}|[\t\r\n\f]/g, " ");
  }
}

/** In word processors empty lines are used as spacing; here the style sheet does that. */
function dropEmptyBlocks(body: HTMLElement): void {
  for (const line of body.querySelectorAll("br")) {
    const isBetween = [...(line.parentElement?.children ?? [])].some((sibling) => sibling.matches(blocks));
    if (isBetween) line.remove();
  }
  for (const block of [
    ...body.querySelectorAll("p, div, h1, h2, h3, h4, h5, h6, li, blockquote"),
  ].toReversed()) {
    if (!block.querySelector("img, iframe") && (block.textContent ?? "").trim() === "") block.remove();
  }
}
