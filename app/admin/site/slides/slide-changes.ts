import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { AdminSlide, SlideWords } from "#api/settings/home-slides.ts";
import type { FormFault } from "#app/admin/calls/stored-form/use-stored-form.ts";
import type { Step } from "#app/ui/buttons/step-buttons.tsx";
import { shiftItem } from "#app/ui/lists/shift-item.ts";
import { byLanguage, languagesFrom, type Language } from "#i18n/languages.ts";

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

/** The faults in the order of the page. @param first the language whose fields come first: a title in one language is enough */
export function faultsOf(slides: readonly AdminSlide[], first: Language): SlideFault[] {
  return slides.flatMap((slide) => {
    const { id, picture, words } = slide;
    const has = (language: Language, name: keyof SlideWords) => words[language][name].trim() !== "";
    const shown = languagesFrom(first).filter((language) => has(language, "title"));
    // Words without a title would be shown to nobody.
    const untitled = languagesFrom(first).filter(
      (language) => !shown.includes(language) && (has(language, "subtitle") || has(language, "text")),
    );
    const missing = (kind: "title" | "alt", where: readonly Language[]) =>
      where.map((language) => ({ control: `${id}-${language}-${kind}`, kind }));
    return [
      ...(isOwnSlide(slide) && !picture ? [{ control: `${id}-picture`, kind: "picture" as const }] : []),
      ...missing("title", shown.length + untitled.length > 0 ? untitled : [first]),
      ...(picture
        ? missing(
            "alt",
            shown.filter((language) => !has(language, "alt")),
          )
        : []),
    ];
  });
}

/** The title in the editor's language, else in the first one that has one. */
export function titleOf({ words }: AdminSlide, language: Language): string {
  return (
    languagesFrom(language)
      .map((one) => words[one].title)
      .find(Boolean) ?? ""
  );
}
