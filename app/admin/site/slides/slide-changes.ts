import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { AdminSlide, SlideWords } from "#api/settings/home-slides.ts";
import type { FormFault } from "#app/admin/calls/stored-form/use-stored-form.ts";
import type { Step } from "#app/ui/buttons/step-buttons.tsx";
import { shiftItem } from "#app/ui/lists/shift-item.ts";
import { byLanguage, languages, type Language } from "#i18n/languages.ts";

export type SlideFault = FormFault<"title" | "alt" | "picture">;

export function isOwnSlide({ id }: Pick<AdminSlide, "id">): boolean {
  return id.startsWith("slide-");
}

/** @param id eight hexadecimal digits */
export function newSlide(id: string): AdminSlide {
  const words = byLanguage(() => ({ title: "", subtitle: "", text: "", alt: "" }));
  return { id: `slide-${id}`, isShown: true, picture: null, link: null, words };
}

export function changeSlide(
  slides: readonly AdminSlide[],
  id: string,
  change: Partial<AdminSlide>,
): AdminSlide[] {
  return slides.map((slide) => (slide.id === id ? { ...slide, ...change } : slide));
}

export function moveSlide(slides: readonly AdminSlide[], id: string, step: Step): AdminSlide[] {
  return shiftItem(
    slides,
    slides.findIndex((slide) => slide.id === id),
    step,
  );
}

export function writeWords(
  slide: AdminSlide,
  language: Language,
  change: Partial<SlideWords>,
): AdminSlide["words"] {
  return { ...slide.words, [language]: { ...slide.words[language], ...change } };
}

/** The library's description of a picture describes it here; where there is none, it is to be written. */
export function takePicture(
  slide: AdminSlide,
  picture: AdminSlide["picture"],
  alts: LibraryPicture["alts"],
): Pick<AdminSlide, "picture" | "words"> {
  const words = byLanguage((language) => ({ ...slide.words[language], alt: alts[language] ?? "" }));
  return { picture, words };
}

/** The faults in the order of the page. */
export function faultsOf(slides: readonly AdminSlide[]): SlideFault[] {
  return slides.flatMap((slide) => {
    const { id, picture, words } = slide;
    const missing = (name: "title" | "alt") =>
      languages
        .filter((language) => words[language][name].trim() === "")
        .map((language) => ({ control: `${id}-${language}-${name}`, kind: name }));
    return [
      ...(isOwnSlide(slide) && !picture ? [{ control: `${id}-picture`, kind: "picture" as const }] : []),
      ...missing("title"),
      ...(picture ? missing("alt") : []),
    ];
  });
}
