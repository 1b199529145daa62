import type { LibraryPicture } from "#api/admin/media-library.ts";
import type { Language } from "#i18n/languages.ts";

type Uses = Pick<LibraryPicture, "uses" | "siteUses" | "pageUses">;

/** Whether nothing shows a picture, an earlier revision neither. */
export function isUnused({ uses, siteUses, pageUses }: Uses): boolean {
  return [uses, siteUses, pageUses].every(({ length }) => length === 0);
}

/** The name in the editor's language where the post has a title in it; empty without any. */
export function titleOfUse(
  { title, titles }: Pick<LibraryPicture["uses"][number], "title" | "titles">,
  language: Language,
): string {
  return titles[language] ?? title;
}

/** Its name, else what it shows, else the title of the newest post that shows it, else `unnamed`. */
export function pictureName(
  { name, alts, uses }: Pick<LibraryPicture, "name" | "alts" | "uses">,
  language: Language,
  unnamed: string,
): string {
  const titles = uses.map((use) => titleOfUse(use, language));
  return name || alts[language] || titles.find((title) => title !== "") || unnamed;
}
