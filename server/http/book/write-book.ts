import { readFile } from "node:fs/promises";
import { escapeXml } from "#content/printing/xml.ts";
import type { BookEntry, BookPart } from "./book-parts.ts";
import type { BookFile } from "./pack-epub.ts";
import type { Chapter, Piece } from "./print-chapter.ts";
import type { BookPicture } from "./read-site.ts";
import { writeContents, writeTitlePage } from "./write-front.ts";
import {
  packageFile,
  writeContainer,
  writePackage,
  writeXhtml,
  xhtmlType,
  type BookAbout,
} from "./write-package.ts";

interface Book {
  about: BookAbout;
  /** The words of the title page, and the title of the contents. */
  front: Record<"title" | "subtitle" | "made" | "contents", string>;
  /** The site's own, with which an address outside of the book begins. */
  origin: string;
  parts: readonly BookPart[];
  /** The chapters in their order; a page that is not there has none. */
  chapters: ReadonlyMap<BookEntry, Chapter>;
  /** By their address; null for one that is not there. */
  pictures: ReadonlyMap<string, BookPicture | null>;
  cover: BookPicture | null;
}

interface Page {
  file: string;
  title: string;
  /** XHTML. */
  body: string;
}

const contentsFile = "nav.xhtml";
const styleFile = "book.css";

/** All files of a book but the first, which says its type. */
export async function writeBook(book: Book): Promise<BookFile[]> {
  const { about, cover } = book;
  const pages = [...writeFront(book), ...writeChapters(book)];
  const pictures = [...book.pictures.values()].filter((picture) => picture !== null);
  const manifest = [
    ...pages.map(({ file }) => ({
      file,
      type: xhtmlType,
      ...(file === contentsFile && { properties: "nav" }),
    })),
    { file: styleFile, type: "text/css" },
    ...pictures.map(({ file, type }) => ({
      file,
      type,
      ...(file === cover?.file && { properties: "cover-image" }),
    })),
  ];
  const inBook = (file: string, content: string | Buffer) => ({
    name: packageFile.replace(/[^/]+$/, file),
    bytes: Buffer.from(content),
  });
  return [
    { name: "META-INF/container.xml", bytes: Buffer.from(writeContainer()) },
    { name: packageFile, bytes: Buffer.from(writePackage(about, manifest)) },
    inBook(styleFile, await readFile(new URL(styleFile, import.meta.url))),
    ...pages.map(({ file, title, body }) => inBook(file, writeXhtml(title, about.language, body))),
    ...pictures.map(({ file, bytes }) => inBook(file, bytes)),
  ];
}

function writeFront({ front, about, cover, parts, chapters }: Book): Page[] {
  const { title, subtitle, made, contents } = front;
  const nameOf = (entry: BookEntry) => {
    const chapter = chapters.get(entry);
    return chapter ? (entry.name ?? chapter.title) : null;
  };
  return [
    {
      file: "title.xhtml",
      title,
      body: writeTitlePage({ title, subtitle, made, source: about.source, cover: cover?.file }),
    },
    { file: contentsFile, title: contents, body: writeContents(contents, parts, nameOf) },
  ];
}

function writeChapters({ chapters, pictures, origin }: Book): Page[] {
  const byPath = new Map([...chapters].map(([entry, { ids }]) => [entry.path, { file: entry.file, ids }]));

  /** Leads to the book where the book has it, else to the site. */
  function hrefOf(address: string, { path: ownPath }: BookEntry): string {
    const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
    const chapter = query === "" ? byPath.get(path === "" ? ownPath : path) : undefined;
    if (!chapter) return address.startsWith("/") ? origin + address : address;
    return chapter.ids.has(hash) ? `${chapter.file}#${hash}` : chapter.file;
  }

  function print(piece: Piece, entry: BookEntry): string {
    if (typeof piece === "string") return piece;
    if ("href" in piece) return `<a href="${escapeXml(hrefOf(piece.href, entry))}">`;
    const picture = pictures.get(piece.src);
    const alt = escapeXml(piece.alt);
    return picture ? `<img src="${escapeXml(picture.file)}" alt="${alt}"${piece.size}/>` : alt;
  }

  return [...chapters].map(([entry, { title, body }]) => ({
    file: entry.file,
    title,
    body: body.map((piece) => print(piece, entry)).join(""),
  }));
}
