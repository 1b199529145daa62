import type { SearchEntry } from "#api/search/ranking/candidate.ts";
import { wordsIn } from "#api/search/ranking/text-words.ts";
import kindWords from "#content/names/kind-words.json" with { type: "json" };
import { places, type PlaceId } from "#content/facts/places/places.ts";
import { guideGroups, pagePath, pagesBelow } from "#i18n/addresses.ts";
import { formatMetres } from "#i18n/format/format-amount.ts";
import type { Language } from "#i18n/languages.ts";
import { searchWords } from "#i18n/search/search-words.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Each leads to where the guide tells most of it. @param guide entries of the guide's pages and sections */
export function placeEntries(
  names: Record<PlaceId, string>,
  guide: SearchEntry[],
  language: Language,
): SearchEntry[] {
  const findPath = createPlacePaths(guide, language);
  return keysOf(places).map((id) => {
    const { region, altitude, category } = places[id];
    const words = searchWords[language];
    return {
      kind: "places",
      path: findPath(names[id]),
      title: names[id],
      context: null,
      keywords: kindWords.height[language],
      text: "",
      answer: words.place(words.placeCategories[category], region, formatMetres(altitude, language)),
      weight: 0.9,
    };
  });
}

/** How well a part of the guide tells of a place: its own page, another that begins or is called with its name, a section. */
const levels = { ownPage: 1000, subject: 950, page: 900, begins: 500, named: 200 };

/** Finds the page about a place, else the section, else what names it most often; pages about places before the others. */
function createPlacePaths(guide: SearchEntry[], language: Language): (name: string) => string {
  const showing = new Set(
    [...(guideGroups.find(({ group }) => group === "see")?.pages ?? []), ...pagesBelow("places")].map(
      (page) => pagePath(page, language),
    ),
  );
  const parts = guide.map(({ path, title, text }) => ({
    path,
    isShowing: showing.has(path.split("#")[0] ?? ""),
    isPage: !path.includes("#"),
    title: plainText(title.split(":")[0] ?? ""),
    text: plainText(text),
  }));

  function levelOf(part: (typeof parts)[number], name: string): number {
    const begins = part.title.startsWith(name);
    const mentions = part.text.split(name).length - 1;
    // The page of Machu Picchu is not among those that show places.
    if (part.isPage && begins && !part.isShowing) return levels.subject + mentions;
    const inTitle = !part.title.includes(name)
      ? 0
      : part.isPage && part.isShowing
        ? begins
          ? levels.ownPage
          : levels.page
        : begins
          ? levels.begins
          : levels.named;
    return inTitle * (part.isShowing ? 1 : 0.3) + mentions * (part.isShowing ? 3 : 1);
  }

  return (name) => {
    const words = plainText(name.replace(/ \(.*/, "")).trim().split(" ");
    // "Uros" of "Uros Floating Islands".
    for (let length = words.length; length > 0; length -= 1) {
      const called = ` ${words.slice(0, length).join(" ")} `;
      const levelled = parts.map((part) => ({ part, level: levelOf(part, called) }));
      const best = levelled.reduce((one, other) => (other.level > one.level ? other : one));
      if (best.level > 0) return best.part.path;
    }
    return pagePath("places", language);
  };
}

/** Its words with a space around each, so that a name is found as whole words. */
const plainText = (text: string) =>
  ` ${wordsIn(text.normalize("NFC"))
    .map(({ plain }) => plain)
    .join(" ")} `;
