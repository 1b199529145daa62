import { element, escapeXml, xmlDocument } from "#content/printing/xml.ts";
import type { Language } from "#i18n/languages.ts";

export interface BookAbout {
  /** The address that it is fetched from, by which it is known. */
  id: string;
  title: string;
  author: string;
  description: string;
  language: Language;
  /** The site's page that it stands for. */
  source: string;
  madeAt: Date;
}

interface ManifestItem {
  file: string;
  type: string;
  properties?: string;
}

export const xhtmlType = "application/xhtml+xml";
export const packageFile = "EPUB/package.opf";

/** Says where the package is. */
export function writeContainer(): string {
  return xmlDocument(
    element("container", { version: "1.0", xmlns: "urn:oasis:names:tc:opendocument:xmlns:container" }, [
      element("rootfiles", {}, [
        element("rootfile", { "full-path": packageFile, "media-type": "application/oebps-package+xml" }),
      ]),
    ]),
  );
}

/** Says what the book is, lists its files, and orders the reading as its chapters stand in `items` (EPUB 3.3, 5). */
export function writePackage(about: BookAbout, items: readonly ManifestItem[]): string {
  const { id, title, author, description, language, source, madeAt } = about;
  const moment = madeAt.toISOString().replace(/\.\d+/, "");
  const idOf = (file: string) => `_${file.replaceAll(/[^\w.-]/g, "_")}`;
  const meta = (property: string, value: string) => element("meta", { property }, value);
  const namespaces = { xmlns: "http://www.idpf.org/2007/opf", version: "3.0", "unique-identifier": "_id" };
  return xmlDocument(
    element("package", { ...namespaces, "xml:lang": language }, [
      element("metadata", { "xmlns:dc": "http://purl.org/dc/elements/1.1/" }, [
        element("dc:identifier", { id: "_id" }, id),
        element("dc:title", {}, title),
        element("dc:language", {}, language),
        element("dc:creator", {}, author),
        element("dc:description", {}, description),
        element("dc:source", {}, source),
        element("dc:date", {}, moment),
        meta("dcterms:modified", moment),
        meta("schema:accessMode", "textual"),
        meta("schema:accessMode", "visual"),
        meta("schema:accessModeSufficient", "textual"),
        ...["alternativeText", "readingOrder", "structuralNavigation", "tableOfContents"].map((feature) =>
          meta("schema:accessibilityFeature", feature),
        ),
        meta("schema:accessibilityHazard", "none"),
      ]),
      element(
        "manifest",
        {},
        items.map(({ file, type, properties }) =>
          element("item", {
            id: idOf(file),
            href: file,
            "media-type": type,
            ...(properties !== undefined && { properties }),
          }),
        ),
      ),
      element(
        "spine",
        {},
        items
          .filter(({ type }) => type === xhtmlType)
          .map(({ file }) => element("itemref", { idref: idOf(file) })),
      ),
    ]),
  );
}

/** @param body XHTML */
export function writeXhtml(title: string, language: Language, body: string): string {
  return xmlDocument(
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>${body}</body>
</html>`,
  );
}
