import { element } from "#content/printing/xml.ts";
import type { BookEntry, BookPart } from "./book-parts.ts";

interface TitlePage {
  title: string;
  subtitle: string;
  /** When and from where it was made, and what has changed since. */
  made: string;
  /** Where it comes from. */
  source: string;
  /** The file of the picture, if there is one. */
  cover: string | undefined;
}

/** The first page, as the body of XHTML. */
export function writeTitlePage({ title, subtitle, made, source, cover }: TitlePage): string {
  return element("section", { class: "title" }, [
    ...(cover === undefined ? [] : [element("p", {}, [element("img", { src: cover, alt: "" })])]),
    element("h1", {}, title),
    element("p", {}, subtitle),
    element("p", {}, made),
    element("p", {}, [element("a", { href: source }, source.replace(/^https?:\/\//, ""))]),
  ]);
}

/**
 * The contents, for the menu of the reader's program and as a page, as the body of XHTML (EPUB 3.3, 7).
 * @param nameOf null for a page that is not there
 */
export function writeContents(
  title: string,
  parts: readonly BookPart[],
  nameOf: (entry: BookEntry) => string | null,
): string {
  const linesOf = (entries: readonly BookEntry[]): string[] =>
    entries.flatMap((entry) => {
      const name = nameOf(entry);
      const link = name !== null && element("a", { href: entry.file }, name);
      return link ? [element("li", {}, [link, ...listOf(linesOf(entry.below))])] : [];
    });
  const lines = parts.flatMap(({ name, entries }) => {
    const own = linesOf(entries);
    if (name === null || own.length === 0) return own;
    return [element("li", {}, [element("span", {}, name), ...listOf(own)])];
  });
  return element("nav", { "epub:type": "toc", role: "doc-toc" }, [
    element("h1", {}, title),
    ...listOf(lines),
  ]);
}

function listOf(lines: string[]): string[] {
  return lines.length > 0 ? [element("ol", {}, lines)] : [];
}
