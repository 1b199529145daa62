import type { AdminSlides, SlideWords, WrittenSlides } from "#api/settings/home-slides.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import { animatedPicture } from "#server/domain/media/prepare-picture.ts";
import { requirePicture } from "#server/domain/media/media-library.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { updatePicture } from "#server/storage/media/library-pictures.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { listHomeSlides, replaceHomeSlides, type StoredSlide } from "#server/storage/settings/home-slides.ts";
import { requireUnchanged, versionOf } from "./stored-version.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

type WrittenSlide = WrittenSlides["slides"][number];

/** The words that come with the site, by the slides' ids, in the order of the slides. */
export type ReleasedSlides = ReadonlyMap<string, Record<Language, SlideWords>>;

/** Null while they are those that come with the site. */
export async function readHomeSlides(db: Queries): Promise<StoredSlide[] | null> {
  const stored = await listHomeSlides(db);
  return stored.length > 0 ? stored : null;
}

/** The slides that come with the site. */
export function usualSlides(released: ReleasedSlides): StoredSlide[] {
  return [...released.keys()].map((id) => ({ id, isShown: true, picture: null, link: null, words: null }));
}

/** The slides for who writes them. The version names what is written, not what the library says of a picture. */
export function describeSlides(
  stored: readonly StoredSlide[] | null,
  released: ReleasedSlides,
): Omit<AdminSlides, "ownPages"> {
  const slides = (stored ?? usualSlides(released)).flatMap((slide) => {
    const words = slide.words ?? released.get(slide.id);
    return words ? [{ ...slide, words }] : [];
  });
  const version = versionOf(slides.map((slide) => ({ ...slide, picture: slide.picture?.hash })));
  return { slides, isDefault: stored === null, version };
}

/**
 * Words that are the release's follow it on. The pictures stay in the library.
 *
 * @throws DomainError `invalid_field`; `changed_meanwhile`; `picture_animated`; `not_found` for a picture that is gone
 */
export async function changeHomeSlides(
  db: Database,
  written: WrittenSlides,
  released: ReleasedSlides,
  { by }: { by: Actor },
): Promise<void> {
  requireSound(written.slides, released);
  const slides = written.slides.map((slide) => withAltOfDrawing(slide, released));
  await db.transaction(async (tx) => {
    await lockUnchanged(tx, written.version, released);
    for (const hash of new Set(slides.flatMap(({ picture }) => picture ?? []))) {
      if ((await requirePicture(tx, hash)).isAnimated) throw animatedPicture();
      await updatePicture(tx, hash, { isKept: true });
    }
    await replaceHomeSlides(
      tx,
      slides.map((slide) => ({ ...slide, words: isReleased(slide, released) ? null : slide.words })),
    );
    const count = slides.filter(({ isShown }) => isShown).length;
    await recordEvent(tx, { kind: "slides_changed", by, subject: "", count });
  });
}

/** Those that come with the site are shown again. @throws DomainError `changed_meanwhile` */
export async function restoreHomeSlides(
  db: Database,
  version: string,
  released: ReleasedSlides,
  { by }: { by: Actor },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUnchanged(tx, version, released);
    await replaceHomeSlides(tx, []);
    await recordEvent(tx, { kind: "slides_restored", by, subject: "" });
  });
}

async function lockUnchanged(tx: Queries, version: string, released: ReleasedSlides): Promise<void> {
  // A picture that is chosen here must not be removed as unused meanwhile.
  await lockPostWrites(tx);
  requireUnchanged(describeSlides(await readHomeSlides(tx), released).version, version);
}

function requireSound(slides: readonly WrittenSlide[], released: ReleasedSlides): void {
  const ids = slides.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new DomainError("invalid_field", "two slides have one id");
  if (!slides.some(({ isShown }) => isShown)) throw invalidFields({ slides: "must show one at least" });
  const faults = slides.flatMap(({ id, picture, words }) => {
    const titled = languages.filter((language) => words[language].title !== "");
    // Words without a title would be shown to nobody.
    const untitled = languages.filter(
      (language) =>
        !titled.includes(language) && (words[language].subtitle !== "" || words[language].text !== ""),
    );
    if (titled.length === 0 && untitled.length === 0) untitled.push(defaultLanguage);
    if (untitled.length > 0) return untitled.map((language) => `${id}.words.${language}.title`);
    if (picture === null) return released.has(id) ? [] : [`${id}.picture`];
    const missing = titled.filter((language) => words[language].alt === "");
    return missing.map((language) => `${id}.words.${language}.alt`);
  });
  if (faults.length > 0) throw invalidFields(fromEntriesOf(faults.map((field) => [field, "is missing"])));
}

/** A drawing has the release's alternative text, whichever picture stood in its place before. */
function withAltOfDrawing(slide: WrittenSlide, released: ReleasedSlides): WrittenSlide {
  const given = slide.picture === null ? released.get(slide.id) : undefined;
  if (!given) return slide;
  const words = byLanguage((language) => ({ ...slide.words[language], alt: given[language].alt }));
  return { ...slide, words };
}

function isReleased({ id, words }: WrittenSlide, released: ReleasedSlides): boolean {
  const given = released.get(id);
  if (!given) return false;
  const inOrder = ({ title, subtitle, text, alt }: SlideWords) => [title, subtitle, text, alt];
  const textsOf = (all: Record<Language, SlideWords>) => byLanguage((language) => inOrder(all[language]));
  return JSON.stringify(textsOf(words)) === JSON.stringify(textsOf(given));
}
