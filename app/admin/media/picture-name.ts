import type { LibraryPicture } from "#api/admin/media-library.ts";
import { titleIn } from "#api/posts/post-titles.ts";
import type { Language } from "#i18n/languages.ts";

type Uses = Pick<LibraryPicture, "uses" | "siteUses" | "pageUses">;

/** Whether nothing shows a picture, an earlier revision neither. */
export function isUnused({ uses, siteUses, pageUses }: Uses): boolean {
  return [uses, siteUses, pageUses].every(({ length }) => length === 0);
}

/** Its name, else what it shows, else the title of the newest post that shows it, else `unnamed`. */
export function pictureName(
  { name, alts, uses }: Pick<LibraryPicture, "name" | "alts" | "uses">,
  language: Language,
  unnamed: string,
): string {
  const titles = uses.map((use) => titleIn(use, language).text);
  return name || alts[language] || titles.find((title) => title !== "") || unnamed;
}
