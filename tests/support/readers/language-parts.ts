import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { GuideDocument } from "#api/guide/guide-document.ts";
import { factNodesOf } from "#content/documents/check-document.ts";
import { loadGuideDocument } from "#content/loading/load-guide-page.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import { languages, type Language } from "#i18n/languages.ts";

const guide = new URL("../../../content/guide/", import.meta.url);

/** The parts that the heads of a page's files list as `own`: parts that only one language has, and facts of its readers. */
function ownNames(page: GuidePage): string[] {
  return languages.flatMap((language) => {
    const [, head = ""] = readFileSync(new URL(`${page}/${language}.md`, guide), "utf8").split("---\n");
    const { own = [] } = parse(head) as { own?: string[] };
    return own;
  });
}

const factPrefix = "fact ";

/** The anchors of sections and headings whose blocks are not compared between the languages. */
export function languageParts(page: GuidePage): ReadonlySet<string> {
  return new Set(ownNames(page).filter((name) => !name.startsWith(factPrefix)));
}

/** The facts that not every language says outside of these parts. */
export function ownFacts(page: GuidePage): ReadonlySet<string> {
  const named = ownNames(page).filter((name) => name.startsWith(factPrefix));
  return new Set(named.map((name) => name.slice(factPrefix.length)));
}

const documents = new Map<string, GuideDocument>(
  await Promise.all(
    guidePages.flatMap((page) =>
      languages.map(async (language) => {
        const { document } = await loadGuideDocument(page, language);
        return [`${page}/${language}`, document] as const;
      }),
    ),
  ),
);

/** A value, an end of it and its month are one fact. The text of the notes at the end is each language's own. */
export function factsOutsideLanguageParts(page: GuidePage, language: Language): ReadonlySet<string> {
  const document = documents.get(`${page}/${language}`);
  if (!document) throw new Error(`${page} was not loaded in ${language}`);
  const own = languageParts(page);
  let [isOwnSection, isLanguagePart] = [false, false];
  const content = document.content.filter((block) => {
    if (block.type === "heading") {
      const isOwn = own.has(block.attrs.id ?? "");
      if (block.attrs.level === 2) [isOwnSection, isLanguagePart] = [isOwn, false];
      else isLanguagePart = isOwn;
    }
    return !isOwnSection && !isLanguagePart && block.type !== "note";
  });
  const bare = { ...document, attrs: { ...document.attrs, description: [] }, content };
  return new Set(factNodesOf(bare).map(({ attrs: { fact } }) => fact.replace(/\.(\d|asOf)$/, "")));
}
