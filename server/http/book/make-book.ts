import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { defaultFacts } from "#content/facts/facts.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import { loadToolWords } from "#content/tools/load-tool-words.ts";
import type { PocketText } from "#content/tools/pocket-text.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import type { Language } from "#i18n/languages.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { allEntries, type BookEntry, type BookOrder } from "./book-parts.ts";
import { packEpub } from "./pack-epub.ts";
import { printChapter, type Chapter } from "./print-chapter.ts";
import { createSiteReader, readSiteWords, type BookPicture } from "./read-site.ts";
import { writeBook } from "./write-book.ts";

/** The card of the home page: the site's name is on it. */
const coverAddress = "/pictures/social/home.jpg";

/**
 * Makes a book of pages of the site, as they are now. They are drawn one after another, and other requests are answered in between.
 * @throws DomainError `unavailable` when a page cannot be drawn
 */
export async function makeBook(app: FastifyInstance, order: BookOrder): Promise<Buffer> {
  const { language, title, subtitle, description, parts } = order;
  const origin = app.env.SITE_URL;
  const madeAt = app.now();
  const print = await loadToolWords<PocketText>("pocket-peru", language);
  // The page of the pocket says no facts.
  const { made, contents } = print(defaultFacts).book;
  const { site } = await readSiteWords(app, language);
  const { chapters, pictures } = await readPages(app, allEntries(parts), language);
  const source = origin + order.source;
  const files = await writeBook({
    about: {
      id: origin + order.address,
      title: `${title}: ${subtitle}`,
      author: site.name,
      description,
      language,
      source,
      madeAt,
    },
    front: {
      title,
      subtitle,
      made: fillIn(made, { day: formatDate(dayInPeru(madeAt), language) }),
      contents,
    },
    origin,
    parts,
    chapters,
    pictures,
    cover: pictures.get(coverAddress) ?? null,
  });
  return packEpub(files, madeAt);
}

async function readPages(app: FastifyInstance, entries: readonly BookEntry[], language: Language) {
  const site = createSiteReader(app);
  const chapters = new Map<BookEntry, Chapter>();
  const pictures = new Map<string, BookPicture | null>([[coverAddress, await site.picture(coverAddress)]]);
  for (const entry of entries) {
    const html = await site.page(entry.path + entry.query);
    if (html === null) continue;
    const chapter = printChapter(html, language);
    chapters.set(entry, chapter);
    for (const src of chapter.pictures) if (!pictures.has(src)) pictures.set(src, await site.picture(src));
    await nextTurn();
  }
  return { chapters, pictures };
}
