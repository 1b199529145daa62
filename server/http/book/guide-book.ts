import type { FastifyInstance } from "fastify";
import { wayPairIds } from "#content/facts/ways/way-pairs.ts";
import { loadWayList } from "#content/ways/load-way-words.ts";
import { guideGroups, pagePath, pagesBelow, type ToolPage } from "#i18n/addresses.ts";
import { bookPath } from "#i18n/site/file-addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { ownPagePath } from "#i18n/own-pages.ts";
import type { PublishedOwnPage } from "#server/http/guide/guide-reader.ts";
import { entriesOf, type BookEntry, type BookOrder } from "./book-parts.ts";
import { readSiteWords } from "./read-site.ts";

/** The tools that are lists and words; those that reckon need the site. */
const toolsOfBook: ToolPage[] = ["before-you-go", "packing-list", "phrasebook", "emergency"];

/** The whole guide of a language in the order of the menu, with what the owner has written besides. */
export async function orderGuideBook(app: FastifyInstance, language: Language): Promise<BookOrder> {
  const messages = await readSiteWords(app, language);
  const { names } = await loadWayList(language);
  const { ownPages, withdrawn } = await app.readGuide(app.db);
  const { site, shell } = messages;
  const { page: entryOf, way } = entriesOf(language, messages, names);
  const own = ownPages.filter(({ publishedIn }) => publishedIn.includes(language));
  return {
    language,
    address: bookPath(language),
    title: site.name,
    subtitle: site.tagline,
    description: site.description,
    source: pagePath("home", language),
    parts: [
      ...guideGroups.map(({ group, pages }) => ({
        name: shell.guideGroups[group],
        entries: pages.flatMap((page) => {
          const others = pagesBelow(page).filter((one) => !withdrawn.has(one));
          const below = page === "ways" ? wayPairIds.map(way) : others.map((one) => entryOf(one));
          return withdrawn.has(page) ? below : [entryOf(page, { below })];
        }),
      })),
      { name: null, entries: own.map((page) => ownEntry(page, language)) },
      { name: shell.tools, entries: toolsOfBook.map((tool) => entryOf(tool)) },
    ],
  };
}

function ownEntry({ page, addresses }: PublishedOwnPage, language: Language): BookEntry {
  const path = ownPagePath(addresses[language], language);
  return { path, query: "", file: `${page}.xhtml`, name: null, below: [] };
}
