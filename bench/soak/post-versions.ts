import type { FullPost, WrittenPost } from "#api/posts/posts.ts";
import { byLanguage, languages } from "#i18n/languages.ts";

const tokenPattern = /soak(\d+)v(\d+)(?!\d)/g;

/** Stands in every text of one version of one post. */
const tokenOf = (number: number, version: number) => `soak${number}v${version}`;

/** A post that shows which version of it one sees, in each of its texts from the first word to the last. */
export function writtenVersion(number: number, version: number, picture?: Buffer): WrittenPost {
  const token = tokenOf(number, version);
  const image = picture ? `<img src="data:image/jpeg;base64,${picture.toString("base64")}" alt="">` : "";
  const filling = `<p>${"Machu Picchu, Cusco, Lima. ".repeat(60)}</p>`.repeat(4);
  return {
    author: "Soak",
    category: "Discovery",
    translations: byLanguage((language) => ({
      title: `Soak ${language} ${number}`,
      summary: `${token} ${language}`,
      content: `<p>${token}</p>${image}${filling}<p>${token}</p>`,
    })),
  };
}

/** Which versions of which posts a page, a feed or a list shows. */
export function versionsIn(text: string): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  for (const [, number, version] of text.matchAll(tokenPattern)) {
    const versions = found.get(Number(number)) ?? new Set();
    found.set(Number(number), versions.add(Number(version)));
  }
  return found;
}

/** Whether a text shows two versions of a post at once. */
export const isMixed = (text: string): boolean =>
  [...versionsIn(text).values()].some((versions) => versions.size > 1);

/** The version of a stored post; null when it is not whole: a text is missing or of another version, or the cover. */
export function wholeVersion({ translations, cover }: FullPost, number: number): number | null {
  const versions = new Set<number>();
  for (const language of languages) {
    const text = translations[language];
    const inContent = [...(text?.content ?? "").matchAll(tokenPattern)];
    if (!text?.summary.includes(`soak${number}v`) || inContent.length !== 2) return null;
    for (const version of versionsIn(text.summary + text.content).get(number) ?? []) versions.add(version);
  }
  const [version] = versions;
  return versions.size === 1 && version !== undefined && cover ? version : null;
}
