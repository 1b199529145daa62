import type { Drawing } from "#api/admin/media-library.ts";
import { factsWith } from "#content/facts/facts.ts";
import type { GuidePageText, GuideSection } from "#content/guide-page.ts";
import { loadPlaceNames } from "#content/loading/load-place-names.ts";
import { guidePages, listedPages } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { ReplacedDrawings } from "#server/domain/media/photographs/replaced-drawings.ts";
import type { StoredOwnPage } from "#server/storage/guide/own-pages.ts";
import type { Guide } from "./guide-reader.ts";

interface ShownDrawing {
  id: string;
  /** The section or the card that shows it. */
  title: string;
}

/** The drawings at the heads of the guide's pages and tools, then those within pages, then the places for pictures on own pages. */
export async function listDrawings(
  guide: Guide,
  replaced: ReplacedDrawings,
  ownPages: readonly StoredOwnPage[],
  language: Language,
): Promise<Drawing[]> {
  await loadMessages(language);
  const { pages } = loadedMessages(language);
  const facts = factsWith({});
  const [places, within] = await Promise.all([
    loadPlaceNames(language),
    Promise.all(
      guidePages.map(async (page) => {
        const { print } = await guide.read(page, language);
        return drawingsWithin(print(facts)).map((drawing) => ({ ...drawing, page }));
      }),
    ),
  ]);
  const placeNames = new Map(Object.entries(places).map(([id, name]) => [`places/${id}`, name]));
  const drawings = new Map<string, Omit<Drawing, "picture" | "isDrawn">>(
    listedPages.map((page) => [`pages/${page}`, { id: `pages/${page}`, name: pages[page].name, pages: [] }]),
  );
  for (const { id, title, page } of within.flat()) {
    const known = drawings.get(id) ?? { id, name: placeNames.get(id) ?? title, pages: [] };
    drawings.set(id, { ...known, pages: [...new Set([...known.pages, pages[page].name])] });
  }
  const own = ownPages.map(({ id, titles, addresses }) => ({
    id: `pages/${id}`,
    name: titles[language] ?? Object.values(titles)[0] ?? addresses[language],
    pages: [],
    isDrawn: false,
  }));
  // One that an editor has taken out of all pages can still be given back.
  for (const id of replaced.keys())
    if (!drawings.has(id) && !own.some((one) => one.id === id))
      drawings.set(id, { id, name: placeNames.get(id) ?? id, pages: [] });
  const drawn = [...drawings.values()].map((drawing) => ({ ...drawing, isDrawn: true }));
  return [...drawn, ...own].map((drawing) => ({ ...drawing, picture: replaced.get(drawing.id) ?? null }));
}

function drawingsWithin({ sections }: GuidePageText): ShownDrawing[] {
  return sections
    .flatMap((section) => [section, ...cardsOf(section)])
    .flatMap(({ title, picture }) => (picture ? [{ id: picture.id, title }] : []));
}

function cardsOf({ blocks }: GuideSection) {
  return blocks.flatMap((block) => (block.kind === "cards" ? block.items : []));
}

/** Says of the drawings that the library's pictures replace what the library says of those. */
export function withReplacedDrawings<Text extends object>(
  text: Text,
  page: string,
  replaced: ReplacedDrawings,
  language: Language,
): Text {
  if (replaced.size === 0) return text;
  const title = replaced.get(`pages/${page}`);
  // Safe cast: the words go to readers as JSON, and the pictures keep their shape.
  const pictured = JSON.parse(JSON.stringify(text), (key, value: unknown) => {
    const picture = key === "picture" && isPicture(value) ? replaced.get(value.id) : undefined;
    return picture ? Object.assign({}, value, saidOf(picture, language)) : value;
  }) as Text;
  if (!title) return pictured;
  const { alt, credit } = saidOf(title, language);
  return { ...pictured, pictureAlt: alt, ...(credit && { pictureCredit: credit }) };
}

function isPicture(value: unknown): value is { id: string } {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** Says of a picture what its readers in a language are told; no other language stands in for a description. */
export function saidOf(
  { alts, credit }: { alts: Partial<Record<Language, string>>; credit: string },
  language: Language,
): { alt: string; credit?: string } {
  return { alt: alts[language] ?? "", ...(credit && { credit }) };
}
