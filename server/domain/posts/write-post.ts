import { randomBytes } from "node:crypto";
import { postLimits, textTooLong, type Picture, type WholePost, type WrittenPost } from "#api/posts.ts";
import type { WantedStates } from "#api/desk/translation-states.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { recordEvent, siteItself, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields, refusingField } from "#server/domain/errors.ts";
import { preparePicture, type PreparedPicture } from "#server/domain/media/prepare-picture.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictures, removeUnusedPictures } from "#server/storage/media.ts";
import { hasSlugs } from "#server/storage/posts/post-slugs.ts";
import {
  findDeskFields,
  findPost,
  insertPosts,
  lockPostWrites,
  removePost,
  setDeskFields,
  updatePost,
} from "#server/storage/posts/posts.ts";
import { cleanHtml } from "./clean-html.ts";
import { extractEmbeddedPictures } from "./embedded-pictures.ts";
import { hasPublishedText } from "./display-post.ts";
import { usePictures } from "./use-pictures.ts";
import { writeTranslations } from "./write-translations.ts";

export interface WriteOptions {
  /** Without it a changed post keeps its cover. */
  cover?: Uint8Array | undefined;
  now: Date;
  /** For the audit log; without it the site itself writes. */
  by?: Actor | undefined;
  /** What becomes of each language; one that is left out is published with the text that is sent. */
  states?: WantedStates | undefined;
  /** Translations that are said to agree with the source as it is now. */
  upToDate?: Language[] | undefined;
}

/** `id` is the sender's: a post sent again, because the answer was lost, is changed and not doubled. */
export async function publishPost(
  db: Queries,
  written: WrittenPost,
  {
    cover,
    now,
    by = siteItself,
    states = {},
    id = randomBytes(12).toString("hex"),
  }: WriteOptions & { id?: string | undefined },
): Promise<WholePost> {
  if (await findPost(db, id)) return changePost(db, id, written, { cover, now, by, states });
  const prepared = await prepareTexts(written, cover);
  const sourceLanguage = firstWritten(prepared.texts);
  if (sourceLanguage === undefined) throw invalidFields({ translations: "a text in one language is needed" });
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await insertPictures(tx, prepared.pictures);
    const { author, category } = written;
    const cover = prepared.cover?.hash ?? null;
    await insertPosts(tx, [{ id, author, category, cover, sourceLanguage, createdAt: now, updatedAt: now }]);
    const { texts } = prepared;
    await writeTranslations(tx, { postId: id, texts, states, before: {}, sourceLanguage, now, by });
    const post = await finishWrite(tx, id, null);
    await recordEvent(tx, { kind: "post_created", by, subject: nameOf(post) });
    return post;
  });
}

/** The language of the first title; a draft may have none yet. */
function firstWritten(texts: PreparedTexts["texts"]): Language | undefined {
  const titled = languages.find((language) => texts[language]?.title);
  return titled ?? languages.find((language) => texts[language]?.summary || texts[language]?.content);
}

/** Languages that are not sent stay; those sent empty are removed. */
export async function changePost(
  db: Queries,
  id: string,
  written: WrittenPost,
  { cover, updatedAt, ...how }: WriteOptions & { updatedAt?: string | undefined },
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
    return applyChange(
      tx,
      before,
      { author, category, ...coverOf(prepared) },
      { texts: prepared.texts, ...how },
    );
  });
}

/**
 * Saves texts and moves translations between their states, and leaves the rest of the post as it is. Call it in a
 * transaction that holds the lock on writes of posts. @throws DomainError `not_found`
 */
export async function changeTexts(
  tx: Queries,
  id: string,
  { texts = {}, ...how }: Pick<WriteOptions, "states" | "now" | "by"> & Partial<Pick<PreparedTexts, "texts">>,
): Promise<WholePost> {
  const before = await requirePost(tx, id);
  const { author, category } = before;
  return applyChange(tx, before, { author, category }, { texts, ...how });
}

async function applyChange(
  tx: Queries,
  before: WholePost,
  common: { author: string; category: string; cover?: string },
  { texts, states = {}, upToDate = [], now, by = siteItself }: WriteOptions & Pick<PreparedTexts, "texts">,
): Promise<WholePost> {
  const { id } = before;
  await updatePost(tx, { id, ...common, updatedAt: laterThan(before.updatedAt, now) });
  const desk = await findDeskFields(tx, id);
  const wasPublished = desk?.isPublished === true || (await hasSlugs(tx, id));
  await writeTranslations(tx, {
    postId: id,
    texts,
    states,
    // An old post's Hungarian text is among its base fields.
    before: { ...(before.title === "" ? {} : { hu: before }), ...before.translations },
    sourceLanguage: desk?.sourceLanguage ?? defaultLanguage,
    upToDate,
    now,
    by,
  });
  const post = await finishWrite(tx, id, before.cover, { now, wasPublished });
  await recordEvent(tx, { kind: "post_changed", by, subject: nameOf(post) });
  return post;
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

/**
 * Updates what visitors see and the pictures in use, and returns the post as it is now. A post that was never published
 * before is as old as its first publication, whenever its draft was begun.
 */
async function finishWrite(
  db: Queries,
  id: string,
  formerCover: Picture | null,
  { now, wasPublished = true }: { now?: Date; wasPublished?: boolean } = {},
): Promise<WholePost> {
  let post = await requirePost(db, id);
  const isPublished = hasPublishedText(post);
  const isFirst = isPublished && !wasPublished && now !== undefined;
  await setDeskFields(db, id, { isPublished, ...(isFirst ? { createdAt: now } : {}) });
  if (isFirst) post = { ...post, createdAt: now.toISOString() };
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
