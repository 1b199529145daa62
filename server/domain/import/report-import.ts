import type { ImportReport } from "#api/import/import-report.ts";
import { plainText } from "#api/documents/plain-text.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import type { Import } from "./import-posts.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";
import type { OldPosts } from "./sources/old-posts.ts";

/** The report of an import that has not begun. */
export function emptyReport({ origin, posts, notes }: OldPosts): ImportReport {
  return { origin, total: posts.length, posts: [], notes, texts: {}, pictures: 0, drawings: 0, redirects: 0 };
}

/** Counts what comes with a post. */
export function tellOf(report: ImportReport, post: PreparedOldPost, { redirects }: Import): void {
  report.redirects += redirects;
  report.pictures += new Set(post.pictures.map(({ hash }) => hash)).size;
  for (const language of languages) {
    const isBase = language === defaultLanguage && post.base.title !== "";
    const isPublished = isBase || post.translations[language] !== undefined;
    const isDraft = post.drafts[language] !== undefined;
    if (!isPublished && !isDraft) continue;
    const counts = (report.texts[language] ??= { published: 0, drafts: 0 });
    counts.published += Number(isPublished);
    counts.drafts += Number(isDraft);
  }
}

/** The title in the first language that has one; of a post without, the first words. */
export function titleOf({ base, translations, drafts }: PreparedOldPost): string {
  const titles = languages.flatMap((language) => [
    translations[language]?.title,
    language === defaultLanguage ? base.title : "",
    drafts[language]?.text.title,
  ]);
  const title = titles.find((one) => one !== undefined && one !== "");
  if (title !== undefined) return title;
  const draft = languages.map((language) => drafts[language]?.text).find((text) => text !== undefined);
  return plainText(draft?.blocks ?? []).slice(0, 60);
}
