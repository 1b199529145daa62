import { DomUtils, ElementType } from "htmlparser2";
import { escapeXml } from "#content/printing/xml.ts";
import { factSegments } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { lookOf, lookOfTable } from "./chapter-looks.ts";
import {
  articleOf,
  bookName,
  isElement,
  isInLine,
  isTick,
  numberOf,
  saysSomething,
  wordsOf,
  type PageElement,
  type PageNode,
} from "./page-elements.ts";
import { isTurned, turnedRows } from "./turn-table.ts";

/** XHTML, or a part that the whole book alone can write: the start of a link, by its address on the site, or a picture. */
export type Piece = string | { href: string } | { src: string; alt: string; size: string };

/** A page of the site as XHTML, but for its links and pictures. */
export interface Chapter {
  title: string;
  body: readonly Piece[];
  /** The anchors to which a link can lead. */
  ids: ReadonlySet<string>;
  /** The addresses of its pictures. */
  pictures: readonly string[];
}

/**
 * Writes a drawn page as a chapter: its words, lists, tables and pictures, and of charts and maps what is read aloud for them. Forms and
 * buttons stay behind, and so do the marks of the facts: the chapter's end has their dates.
 */
export function printChapter(html: string, language: Language): Chapter {
  const article = articleOf(html);
  const printer = new ChapterPrinter(language);
  printer.children(article);
  const { body, ids } = printer;
  const title = DomUtils.findOne(({ name }) => name === "h1", article.children);
  const pictures = body.flatMap((piece) => (typeof piece === "object" && "src" in piece ? piece.src : []));
  return { title: title ? wordsOf(title) : "", body, ids, pictures };
}

class ChapterPrinter {
  readonly body: Piece[] = [];
  readonly ids = new Set<string>();
  readonly #factPath: string;
  /** The numbers of items, which a book's reader draws. */
  readonly #numbers = new Set<PageElement>();
  /** How many of the elements around are the page's end, which lists the facts. */
  #ends = 0;

  constructor(language: Language) {
    this.#factPath = `/${language}/${factSegments[language]}/`;
  }

  /** @param apart stands between words that on the site styles alone keep apart, as name and height in a list */
  children(parent: PageElement, apart = " · "): void {
    let before: PageNode | undefined;
    for (const node of parent.children.filter((child) => this.#isWritten(child))) {
      if (before && isInLine(node) && (isInLine(before) || areGlued(before, node))) this.#write(apart);
      if (node.type === ElementType.Text) this.#write(escapeXml(node.data));
      else if (isElement(node)) this.#element(node);
      before = node;
    }
  }

  #isWritten(node: PageNode): boolean {
    if (node.type === ElementType.Text) return true;
    return isElement(node) && saysSomething(node) && !this.#numbers.has(node);
  }

  #write(piece: Piece): void {
    this.body.push(piece);
  }

  #element(element: PageElement): void {
    const { name } = element;
    if (name === "img") this.#picture(element);
    else if (name === "svg") this.#drawing(element);
    else if (name === "a") this.#link(element);
    else if (isTick(element)) this.#tick(element);
    else if (name === "table" && isTurned(element)) this.#turned(element);
    else this.#taken(element);
  }

  #taken(element: PageElement): void {
    const { attribs } = element;
    const name = bookName(element) ?? (attribs["lang"] === undefined ? null : "span");
    if (name === null) return this.children(element);
    const number = name === "li" ? numberOf(element) : null;
    if (number) this.#numbers.add(number);
    const isEnd = element.name === "footer";
    const own = [
      ...this.#named(element),
      ...kept.flatMap((key) => pair(key, attribs[key])),
      ...pair("class", lookOf(element)),
      ...pair("value", number ? wordsOf(number) : ""),
    ].join("");
    if (name === "br" || name === "hr") return this.#write(`<${name}${own}/>`);
    this.#write(`<${name}${own}>`);
    this.#ends += isEnd ? 1 : 0;
    this.children(element);
    this.#ends -= isEnd ? 1 : 0;
    this.#write(`</${name}>`);
  }

  /** Its anchor, and its language where that is another one. */
  #named({ attribs: { id = "", lang } }: PageElement): string[] {
    const isAnchor = id !== "" && !id.startsWith("_");
    if (isAnchor) this.ids.add(id);
    return [...(isAnchor ? pair("id", id) : []), ...pair("lang", lang), ...pair("xml:lang", lang)];
  }

  #picture({ attribs: { src = "", alt = "", width, height } }: PageElement): void {
    const size = [...pair("width", width), ...pair("height", height)].join("");
    this.#write({ src, alt, size });
  }

  /** A chart or a map, by the words for whoever does not see it; a small sign among words by its name. */
  #drawing(svg: PageElement): void {
    const label = escapeXml(svg.attribs["aria-label"] ?? "");
    this.#write(isInLine(svg) ? label : `<p class="drawing">${label}</p>`);
  }

  #link(element: PageElement): void {
    const { href = "" } = element.attribs;
    const isMark = href.startsWith(this.#factPath) && this.#ends === 0;
    if (isMark || !followed.test(href)) return this.children(element);
    // A book's program subscribes to no calendar, but a browser fetches it.
    this.#write({ href: href.replace(/^webcal:/, "https:") });
    this.children(element);
    this.#write("</a>");
  }

  #tick(label: PageElement): void {
    this.#write('<p class="tick"><span class="box"></span>');
    for (const child of label.children.filter(isElement)) this.children(child, "<br/>");
    this.#write("</p>");
  }

  #turned(table: PageElement): void {
    const rows = turnedRows(table);
    this.#write(`<table${pair("class", lookOfTable(rows[0]?.length)).join("")}>`);
    for (const caption of table.children.filter(isElement))
      if (caption.name === "caption") this.#taken(caption);
    for (const [index, row] of rows.entries()) {
      this.#write(index === 0 ? "<thead><tr>" : "<tr>");
      for (const { name, cell, head } of row) {
        this.#write(`<${name}${pair("data-column", head && wordsOf(head)).join("")}>`);
        if (cell) this.children(cell);
        this.#write(`</${name}>`);
      }
      this.#write(index === 0 ? "</tr></thead><tbody>" : "</tr>");
    }
    this.#write("</tbody></table>");
  }
}

/** Whether a word would run on into what is laid out as a line of its own; of a mark, it may be a part of the word. */
function areGlued(before: PageNode, node: PageNode): boolean {
  return (
    isElement(node) &&
    ["small", "span", "time"].includes(node.name) &&
    before.type === ElementType.Text &&
    /[\p{L}\d]$/u.test(before.data) &&
    /^[\p{L}\d]/u.test(wordsOf(node))
  );
}

/** Addresses that every reader's program can follow, if only to a browser or a telephone. */
const followed = /^(?:[/#]|https?:|mailto:|tel:|webcal:)/;

/** Attributes that mean the same in a book. */
const kept = ["colspan", "data-column", "datetime", "rowspan", "scope", "start"];

function pair(name: string, value = ""): string[] {
  return value === "" ? [] : [` ${name}="${escapeXml(value)}"`];
}
