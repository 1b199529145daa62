import { randomBytes } from "node:crypto";
import {
  postLimits,
  textTooLong,
  type Picture,
  type Translation,
  type WholePost,
  type WrittenPost,
} from "#api/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { recordEvent, siteItself, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields, refusingField } from "#server/domain/errors.ts";
import { preparePicture, type PreparedPicture } from "#server/domain/media/prepare-picture.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictures, removeUnusedPictures } from "#server/storage/media.ts";
import { insertSlugs } from "#server/storage/post-slugs.ts";
import {
  findPost,
  insertPosts,
  lockPostWrites,
  noNewerTexts,
  removePost,
  removeTranslation,
  updatePost,
  upsertTranslations,
  type TranslationRow,
} from "#server/storage/posts.ts";
import { cleanHtml } from "./clean-html.ts";
import { extractEmbeddedPictures } from "./embedded-pictures.ts";
import { uniqueSlug } from "./unique-slug.ts";
import { usePictures } from "./use-pictures.ts";

export interface WriteOptions {
  /** Without it a changed post keeps its cover. */
  cover?: Uint8Array | undefined;
  now: Date;
  /** For the audit log; without it the site itself writes. */
  by?: Actor | undefined;
}

/** `id` is the sender's: a post sent again, because the answer was lost, is changed and not doubled. */
export async function publishPost(
  db: Queries,
  written: WrittenPost,
  {
    cover,
    now,
    by = siteItself,
    id = randomBytes(12).toString("hex"),
  }: WriteOptions & { id?: string | undefined },
): Promise<WholePost> {
  if (await findPost(db, id)) return changePost(db, id, written, { cover, now, by });
  const prepared = await prepareTexts(written, cover);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await insertPictures(tx, prepared.pictures);
    const { author, category } = written;
    const cover = prepared.cover?.hash ?? null;
    await insertPosts(tx, [{ id, author, category, cover, createdAt: now, updatedAt: now }]);
    await writeTranslations(tx, id, prepared.texts, {});
    const post = await finishWrite(tx, id, null);
    await recordEvent(tx, { kind: "post_created", by, subject: nameOf(post) });
    return post;
  });
}

/** Languages that are not sent stay; those sent empty are removed. */
export async function changePost(
  db: Queries,
  id: string,
  written: WrittenPost,
  { cover, now, by = siteItself, updatedAt }: WriteOptions & { updatedAt?: string | undefined },
): Promise<WholePost> {
  const prepared = await prepareTexts(written, cover);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const before = await requirePost(tx, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt)) {
      throw new DomainError("changed_meanwhile", "somebody else has changed this post in the meantime");
    }
    await insertPictures(tx, prepared.pictures);
    const { author, category } = written;
    await updatePost(tx, {
      id,
      author,
      category,
      updatedAt: laterThan(before.updatedAt, now),
      ...coverOf(prepared),
    });
    // A Hungarian text replaces an old post's base fields, slug included.
    await writeTranslations(tx, id, prepared.texts, { hu: before, ...before.translations });
    const post = await finishWrite(tx, id, before.cover);
    await recordEvent(tx, { kind: "post_changed", by, subject: nameOf(post) });
    return post;
  });
}

export async function deletePost(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const post = await requirePost(tx, id);
    await removeUnusedPictures(tx, (await removePost(tx, id)) ?? []);
    await recordEvent(tx, { kind: "post_deleted", by, subject: nameOf(post) });
  });
}

interface PreparedTexts {
  texts: WrittenPost["translations"];
  cover: PreparedPicture | undefined;
  pictures: PreparedPicture[];
}

/** Slow and without the database, so call it before the transaction, which holds a lock. */
async function prepareTexts(
  { translations }: Pick<WrittenPost, "translations">,
  coverFile: Uint8Array | undefined,
): Promise<PreparedTexts> {
  const cover = coverFile && (await refusingField("file", () => preparePicture(coverFile)));
  const pictures = cover ? [cover] : [];
  const texts: PreparedTexts["texts"] = {};
  for (const language of languages) {
    const translation = translations[language];
    if (!translation) continue;
    const field = `translations.${language}.content`;
    const cleaned = cleanHtml(translation.content);
    const extracted = await refusingField(field, () => extractEmbeddedPictures(cleaned, preparePicture));
    // Checked again: only after cleaning it is known which data were pictures.
    if (extracted.html.length > postLimits.text) throw invalidFields({ [field]: textTooLong });
    pictures.push(...extracted.pictures);
    texts[language] = { ...translation, content: extracted.html };
  }
  return { texts, cover, pictures };
}

async function writeTranslations(
  db: Queries,
  postId: string,
  texts: WrittenPost["translations"],
  before: Partial<Record<Language, Translation>>,
): Promise<void> {
  const written: TranslationRow[] = [];
  for (const language of languages) {
    const text = texts[language];
    if (!text) continue;
    if (text.title === "" && text.summary === "" && text.content === "") {
      await removeTranslation(db, postId, language);
      continue;
    }
    const former = before[language] ?? { title: "", slug: "", ...noNewerTexts };
    const slug = await uniqueSlug(db, { postId, title: text.title, before: former });
    const { coverAlt = former.coverAlt } = text;
    written.push({ ...text, postId, language, coverAlt, slug });
  }
  await insertSlugs(db, written);
  await upsertTranslations(db, written);
}

/** Updates the pictures in use, and returns the post as it is now. */
async function finishWrite(db: Queries, id: string, formerCover: Picture | null): Promise<WholePost> {
  const post = await requirePost(db, id);
  await usePictures(db, [post], formerCover ? [formerCover] : []);
  return post;
}

/** A title, and the id that stays when the title is changed. */
function nameOf({ id, title, translations }: WholePost): string {
  const texts = languages.map((language) => translations[language]?.title);
  return `${[...texts, title].find((text) => text)?.slice(0, 150) ?? ""} (${id})`;
}

async function requirePost(db: Queries, id: string): Promise<WholePost> {
  const post = await findPost(db, id);
  if (!post) throw new DomainError("not_found", "there is no such post");
  return post;
}

function coverOf({ cover }: PreparedTexts): { cover?: string } {
  return cover ? { cover: cover.hash } : {};
}

/** Changes in the same millisecond need different times; otherwise a conflict would not be noticed. */
function laterThan(before: string, now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1));
}
