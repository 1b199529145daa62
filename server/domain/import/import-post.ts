import { isDeepStrictEqual } from "node:util";
import type { Translation, WholePost } from "#api/posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { makeSlug } from "#server/domain/posts/make-slug.ts";
import { firstFreeSlug } from "#server/domain/posts/unique-slug.ts";
import { finishWrite } from "#server/domain/posts/write-post.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictures } from "#server/storage/media.ts";
import {
  findPost,
  findTakenSlugs,
  insertPost,
  insertSlug,
  lockPostWrites,
  removeTranslation,
  updatePost,
  upsertTranslation,
} from "#server/storage/posts.ts";
import type { OldPost } from "./old-post.ts";
import { prepareOldPost, type FetchPicture, type PreparedOldPost } from "./prepare-old-post.ts";

export type ImportOutcome = "new" | "same" | "changed" | "edited here, kept";

export interface Import {
  outcome: ImportOutcome;
  notes: string[];
}

/** Can be repeated: an unchanged post stays, and one that was edited here since is left alone. */
export async function importPost(db: Queries, old: OldPost, fetchPicture: FetchPicture): Promise<Import> {
  const prepared = await prepareOldPost(old, fetchPicture);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const before = await findPost(tx, old.id);
    if (before && Date.parse(before.updatedAt) > old.updatedAt.getTime()) {
      return { outcome: "edited here, kept", notes: [] };
    }
    const target = await settleSlugs(tx, old.id, prepared);
    const notes = [...prepared.notes, ...noteRenamedSlugs(prepared, target)];
    if (before && isSame(before, target)) return { outcome: "same", notes };
    await store(tx, before, target);
    return { outcome: before ? "changed" : "new", notes };
  });
}

/** A text keeps its old slug unless another post has it. */
async function settleSlugs(db: Queries, id: string, post: PreparedOldPost): Promise<PreparedOldPost> {
  async function freeSlug(language: Language, preferred: string): Promise<string> {
    return preferred === ""
      ? ""
      : firstFreeSlug(preferred, new Set(await findTakenSlugs(db, language, preferred, id)));
  }
  const translations: PreparedOldPost["translations"] = {};
  for (const language of languages) {
    const text = post.translations[language];
    if (!text) continue;
    translations[language] = { ...text, slug: await freeSlug(language, text.slug || makeSlug(text.title)) };
  }
  const preferred = post.base.slug || makeSlug(post.base.title);
  return { ...post, base: { ...post.base, slug: await freeSlug(defaultLanguage, preferred) }, translations };
}

function noteRenamedSlugs(old: PreparedOldPost, target: PreparedOldPost): string[] {
  const pairs = [
    [old.base, target.base],
    ...languages.map((language) => [old.translations[language], target.translations[language]]),
  ];
  return pairs.flatMap(([before, after]) =>
    before && after && before.slug !== "" && before.slug !== after.slug
      ? [`slug "${before.slug}" belongs to another post, so it is "${after.slug}"`]
      : [],
  );
}

function isSame(before: WholePost, target: PreparedOldPost): boolean {
  const { id: _, updatedAt: __, cover, ...stored } = before;
  const imported: typeof stored = {
    ...target.base,
    author: target.author,
    category: target.category,
    createdAt: target.createdAt.toISOString(),
    translations: target.translations,
  };
  // A cover that could not be fetched this time is not a change.
  const coverStays = !target.cover || target.cover.hash === cover?.hash;
  return coverStays && isDeepStrictEqual(stored, imported);
}

async function store(db: Queries, before: WholePost | null, target: PreparedOldPost): Promise<void> {
  const { id, author, category, createdAt, updatedAt, base, translations, cover, pictures } = target;
  await insertPictures(db, pictures);
  const { title, summary, content, slug } = base;
  const row = { id, author, category, createdAt, updatedAt, title, summary, content, slug };
  if (before) await updatePost(db, { ...row, ...(cover ? { cover: cover.hash } : {}) });
  else await insertPost(db, { ...row, cover: cover?.hash ?? null });
  if (base.slug !== "") await insertSlug(db, id, defaultLanguage, base.slug);
  for (const language of languages) await storeTranslation(db, id, language, translations[language]);
  await finishWrite(db, id);
}

async function storeTranslation(
  db: Queries,
  id: string,
  language: Language,
  translation: Translation | undefined,
): Promise<void> {
  if (!translation) return removeTranslation(db, id, language);
  if (translation.slug !== "") await insertSlug(db, id, language, translation.slug);
  await upsertTranslation(db, id, language, translation);
}
