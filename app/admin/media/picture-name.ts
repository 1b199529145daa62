import type { LibraryPicture } from "#api/admin/media-library.ts";
import { titleIn } from "#api/posts/post-titles.ts";
import type { Language } from "#i18n/languages.ts";

/** Its name, else what it shows, else the title of the newest post that shows it, else `unnamed`. */
export function pictureName(
  { name, alts, uses }: Pick<LibraryPicture, "name" | "alts" | "uses">,
  language: Language,
  unnamed: string,
): string {
  const titles = uses.map((use) => titleIn(use, language).text);
  return name || alts[language] || titles.find((title) => title !== "") || unnamed;
}
