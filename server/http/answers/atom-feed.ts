import { element, xmlDocument } from "#content/printing/xml.ts";
import type { Language } from "#i18n/languages.ts";

export const atomType = "application/atom+xml";

interface AtomFeed {
  language: Language;
  origin: string;
  /** Its own path, and that of the page that shows the same. */
  address: string;
  page: string;
  title: string;
  subtitle: string;
  /** The name of the site. */
  author: string;
  /** The times at which its entries were changed, ISO 8601. */
  changes: string[];
  /** Written elements. */
  entries: string[];
}

/** Atom (RFC 4287). */
export function printFeed({
  language,
  origin,
  address,
  page,
  title,
  subtitle,
  author,
  changes,
  entries,
}: AtomFeed) {
  const self = origin + address;
  // Atom requires it, in an empty feed too.
  const updated = changes.toSorted().at(-1) ?? new Date(0).toISOString();
  const root = { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language };
  return xmlDocument(
    element("feed", root, [
      element("id", {}, self),
      element("title", {}, title),
      element("subtitle", {}, subtitle),
      element("link", { rel: "self", type: atomType, href: self }),
      element("link", { rel: "alternate", type: "text/html", href: origin + page }),
      element("updated", {}, updated),
      element("author", {}, [element("name", {}, author)]),
      ...entries,
    ]),
  );
}
