import { isDeepStrictEqual } from "node:util";
import type { Translation, WholePost } from "#api/posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictures } from "#server/storage/pictures.ts";
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
import { makeSlug } from "./make-slug.ts";
import type { OldPost } from "./old-post.ts";
import { prepareOldPost, type FetchPicture, type PreparedOldPost } from "./prepare-old-post.ts";
import { numbered } from "./unique-slug.ts";
import { finishWrite } from "./write-post.ts";

export type ImportOutcome = "new" | "same" | "changed" | "edited here, kept";

export interface Import {
  outcome: ImportOutcome;
  /** What was taken over otherwise than it was, in English. */
  notes: string[];
}

/**
 * Takes over a post of the old server with its id, slugs and date. The same post again changes nothing;
 * one that was edited here since is left alone.
 *
 * @param db within a transaction a post that fails leaves the rest of it as it is
 * @throws Error or DomainError when the post cannot be taken over; nothing of it is written then
 */
export async function importPost(db: Queries, old: OldPost, fetchPicture: FetchPicture): Promise<Import> {
  const ready = await prepareOldPost(old, fetchPicture);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const before = await findPost(tx, old.id);
    if (before && Date.parse(before.updatedAt) > old.updatedAt.getTime()) {
      return { outcome: "edited here, kept", notes: [] };
    }
    const target = await settleSlugs(tx, old.id, ready);
    const notes = [...ready.notes, ...renamed(ready, target)];
    if (before && isSame(before, target)) return { outcome: "same", notes };
    await store(tx, before, target);
    return { outcome: before ? "changed" : "new", notes };
  });
}

/** Gives every text a slug that no other post has: the old one wherever that is free. */
async function settleSlugs(db: Queries, id: string, post: PreparedOldPost): Promise<PreparedOldPost> {
  async function freeSlug(language: Language, wanted: string): Promise<string> {
    return wanted === "" ? "" : numbered(wanted, new Set(await findTakenSlugs(db, language, wanted, id)));
  }
  const translations: PreparedOldPost["translations"] = {};
  for (const language of languages) {
    const text = post.translations[language];
    if (!text) continue;
    translations[language] = { ...text, slug: await freeSlug(language, text.slug || makeSlug(text.title)) };
  }
  const wanted = post.base.slug || makeSlug(post.base.title);
  return { ...post, base: { ...post.base, slug: await freeSlug(defaultLanguage, wanted) }, translations };
}

function renamed(old: PreparedOldPost, target: PreparedOldPost): string[] {
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
  const { title, summary, content, slug, coverAlt, author, category, createdAt, translations } = before;
  const now = {
    author,
    category,
    createdAt,
    translations,
    base: { title, summary, content, slug, coverAlt },
  };
  // A cover that could not be fetched this time is no change.
  const coverStays = !target.cover || target.cover.hash === before.cover?.hash;
  const wanted = {
    author: target.author,
    category: target.category,
    createdAt: target.createdAt.toISOString(),
    translations: target.translations,
    base: target.base,
  };
  return coverStays && isDeepStrictEqual(now, wanted);
}

async function store(db: Queries, before: WholePost | null, target: PreparedOldPost): Promise<void> {
  const { id, author, category, createdAt, updatedAt, base, translations, cover, pictures } = target;
  await insertPictures(db, pictures);
  const { coverAlt: _, ...fields } = base;
  const row = { id, author, category, createdAt, updatedAt, ...fields };
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
