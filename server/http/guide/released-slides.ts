import type { ShownSlides, SlideWords } from "#api/settings/home-slides.ts";
import { readOnce } from "#content/documents/read-once.ts";
import type { Slide } from "#content/loading/slide.ts";
import { byLanguage, defaultLanguage, loadByLanguage, type Language } from "#i18n/languages.ts";
import { usualSlides, type ReleasedSlides } from "#server/domain/settings/home-slides.ts";
import type { SitePages } from "#server/domain/guide/withdrawn-pages.ts";
import type { StoredSlide } from "#server/storage/settings/home-slides.ts";
import type { ReplacedDrawings } from "#server/domain/media/photographs/replaced-drawings.ts";
import { saidOf } from "./drawings.ts";
import { publishedPath } from "./published-path.ts";

/** The slides' words as they come with the site. */
export async function loadReleased(): Promise<ReleasedSlides> {
  // The build loads them as modules; a cast, as they are checked by its test.
  const slides = await loadByLanguage((language) =>
    readOnce(`slides/${language}.json`, (source) => JSON.parse(source) as Slide[]),
  );
  const wordsOf = (language: Language, at: number): SlideWords => {
    // A test compares the languages: each has the same slides.
    const { title = "", subtitle = "", text = "", alt = "" } = slides[language][at] ?? {};
    return { title, subtitle, text, alt };
  };
  return new Map(
    slides[defaultLanguage].map(({ id }, at) => [id, byLanguage((language) => wordsOf(language, at))]),
  );
}

interface ShownWith {
  released: ReleasedSlides;
  replaced: ReplacedDrawings;
  pages: SitePages;
  language: Language;
}

/** Without what is hidden, or has no title in the language; where nothing is left, those that come with the site. */
export function shownSlides(
  stored: readonly StoredSlide[],
  around: ShownWith,
): NonNullable<ShownSlides["slides"]> {
  const shown = slidesIn(stored, around);
  return shown.length > 0 ? shown : slidesIn(usualSlides(around.released), around);
}

function slidesIn(
  stored: readonly StoredSlide[],
  { released, replaced, pages, language }: ShownWith,
): NonNullable<ShownSlides["slides"]> {
  return stored.flatMap(({ id, isShown, picture, link, words }) => {
    const own = (words ?? released.get(id))?.[language];
    // One of the owner's has no drawing in the place of its picture.
    if (!isShown || !own?.title || (!picture && !released.has(id))) return [];
    const path = link && !released.has(id) && publishedPath(link, language, pages);
    const inPlace = picture ? undefined : replaced.get(`places/${id}`);
    const said = inPlace ? saidOf(inPlace, language) : picture?.credit && { credit: picture.credit };
    return [{ id, ...own, ...said, ...(path && { path }), ...(picture && { picture }) }];
  });
}
