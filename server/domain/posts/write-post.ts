import { randomBytes } from "node:crypto";
import { printHtml } from "#api/post-html/print-html.ts";
import { readHtml } from "#api/post-html/read-html.ts";
import { postLimits, textTooLong, type Picture, type WrittenPost } from "#api/posts/posts.ts";
import type { WantedStates } from "#api/admin/translation-states.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { requirePermission } from "#server/domain/accounts/permissions.ts";
import { recordEvent, siteItself, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields, refusingField } from "#server/domain/errors.ts";
import { altsOf } from "#server/domain/media/picture-alts.ts";
import {
  animatedPicture,
  preparePicture,
  type PreparedPicture,
} from "#server/domain/media/prepare-picture.ts";
import { putOriginals } from "#server/domain/media/put-originals.ts";
import { storePictures } from "#server/domain/media/store-pictures.ts";
import type { Queries } from "#server/storage/database.ts";
import { fillAlts } from "#server/storage/media/picture-texts.ts";
import { findPictureSize } from "#server/storage/media/replace-picture.ts";
import { findBinnedIds } from "#server/storage/posts/binned-posts.ts";
import { hasSlugs } from "#server/storage/posts/post-slugs.ts";
import {
  findAdminFields,
  findPost,
  insertPosts,
  lockPostWrites,
  setAdminFields,
  updatePost,
} from "#server/storage/posts/posts.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { removeAutosaves } from "#server/storage/writing/post-autosaves.ts";
import { findWorkingTexts } from "#server/storage/posts/revisions.ts";
import { readCategories, requireCategory } from "./categories.ts";
import { cleanTextWithin, noteClean } from "./cleaning/clean-text.ts";
import { extractEmbeddedPictures } from "./embedded-pictures.ts";
import { hasPublishedText, translationsWithBase } from "./reading/display-post.ts";
import { usePictures } from "./use-pictures.ts";
import { writeTranslations, type PreparedTranslations } from "./write-translations.ts";
import { textsWithinRights, type CommonFields } from "./writing-rights.ts";

export interface WriteOptions {
  /** Without it a changed post keeps its cover. */
  cover?: Uint8Array | undefined;
  /** The hash of a stored picture that becomes the cover, instead of a file. */
  picture?: string | undefined;
  now: Date;
  /** For the audit log; without it the site itself writes. */
  by?: Actor | undefined;
  /** The new state of each language; one that is left out is published with the text that is sent. */
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
    picture,
    now,
    by = siteItself,
    states = {},
    id = randomBytes(12).toString("hex"),
  }: WriteOptions & { id?: string | undefined },
): Promise<StoredFullPost> {
  if (await findPost(db, id)) return changePost(db, id, written, { cover, picture, now, by, states });
  requirePermission(by, "posts.create");
  const prepared = await prepareTexts(written, cover);
  const sourceLanguage = firstWritten(prepared.texts);
  if (sourceLanguage === undefined) throw invalidFields({ translations: "a text in one language is needed" });
  const pictures = await putOriginals(db, prepared.pictures);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    // Sent again after it was deleted: as a change of it, which finds no such post.
    if ((await findBinnedIds(tx, [id])).size > 0) await requirePost(tx, id);
    await storePictures(tx, pictures, by);
    const { author, category, isPinned = false } = written;
    requireCategory(category, await readCategories(tx));
    const { cover = null } = await coverOf(tx, prepared, picture);
    await fillAlts(tx, altsOf([{ texts: prepared.texts, cover }]));
    const common = { author, category, isPinned, cover, sourceLanguage };
    await insertPosts(tx, [{ id, ...common, createdAt: now, updatedAt: now }]);
    const { texts } = prepared;
    await writeTranslations(tx, { postId: id, texts, states, before: {}, sourceLanguage, now, by });
    const post = await finishWrite(tx, id, null);
    await recordEvent(tx, { kind: "post_created", by, subject: await nameOf(tx, post) });
    return post;
  });
}

/** The language of the first title; a draft may have none yet. */
function firstWritten(texts: PreparedTexts["texts"]): Language | undefined {
  const titled = languages.find((language) => texts[language]?.title);
  return titled ?? languages.find((language) => texts[language]?.summary || texts[language]?.blocks.length);
}

/** Languages that are not sent stay; those sent empty are removed. */
export async function changePost(
  db: Queries,
  id: string,
  written: WrittenPost,
  { cover, picture, updatedAt, ...how }: WriteOptions & { updatedAt?: string | undefined },
): Promise<StoredFullPost> {
  const prepared = await prepareTexts(written, cover);
  const pictures = await putOriginals(db, prepared.pictures);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const before = await requirePost(tx, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt)) {
      throw new DomainError("changed_meanwhile", "somebody else has changed this post in the meantime");
    }
    await storePictures(tx, pictures, how.by ?? siteItself);
    await forgetAutosaves(tx, id, prepared.texts, how.by);
    const { author, category, isPinned, createdAt } = written;
    if (category !== before.category) requireCategory(category, await readCategories(tx));
    const common = {
      author,
      category,
      ...(isPinned !== undefined && { isPinned }),
      ...(createdAt !== undefined && { createdAt: await dateOf(tx, before, createdAt, how.now) }),
      ...(await coverOf(tx, prepared, picture)),
    };
    return applyChange(tx, before, common, { texts: prepared.texts, ...how });
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
): Promise<StoredFullPost> {
  const before = await requirePost(tx, id);
  const { author, category } = before;
  return applyChange(tx, before, { author, category }, { texts, ...how });
}

/** Removes a person's autosaves of the texts that they have now saved. */
async function forgetAutosaves(
  tx: Queries,
  postId: string,
  texts: PreparedTexts["texts"],
  by: Actor = siteItself,
): Promise<void> {
  if (by.source !== "account") return;
  const saved = languages.filter((language) => texts[language]);
  await removeAutosaves(tx, { postId, savedBy: by.username, languages: saved });
}

async function applyChange(
  tx: Queries,
  before: StoredFullPost,
  common: CommonFields,
  {
    texts: sent,
    states = {},
    upToDate = [],
    now,
    by = siteItself,
  }: WriteOptions & Pick<PreparedTexts, "texts">,
): Promise<StoredFullPost> {
  const { id } = before;
  const published = translationsWithBase(before);
  const texts = await textsWithinRights(tx, by, { before, published, common, texts: sent, states, upToDate });
  await fillAlts(tx, altsOf([{ texts, cover: common.cover ?? before.cover?.hash }]));
  await updatePost(tx, { id, ...common, updatedAt: laterThan(before.updatedAt, now) });
  const knownFields = await findAdminFields(tx, id);
  const wasPublished = await wasEverPublished(tx, id, knownFields);
  await writeTranslations(tx, {
    postId: id,
    texts,
    states,
    before: published,
    sourceLanguage: knownFields?.sourceLanguage ?? defaultLanguage,
    upToDate,
    now,
    by,
  });
  const post = await finishWrite(tx, id, before.cover, { now, wasPublished });
  await recordEvent(tx, { kind: "post_changed", by, subject: await nameOf(tx, post) });
  return post;
}

interface PreparedTexts {
  texts: PreparedTranslations;
  cover: PreparedPicture | undefined;
  pictures: PreparedPicture[];
}

/**
 * Slow and without the database, so call it before the transaction, which holds a lock.
 *
 * @param field under which the texts were sent
 * @throws DomainError naming a text or a picture; `unavailable` when there is too much to be cleaned
 */
export async function prepareTexts(
  { translations }: Pick<WrittenPost, "translations">,
  coverFile: Uint8Array | undefined,
  field = "translations",
): Promise<PreparedTexts> {
  const cover =
    coverFile && (await refusingField("file", () => preparePicture(coverFile, { frames: "one" })));
  const pictures = cover ? [cover] : [];
  const texts: PreparedTexts["texts"] = {};
  for (const language of languages) {
    const translation = translations[language];
    if (!translation) continue;
    const path = `${field}.${language}.content`;
    const cleaned = await cleanTextWithin(translation.content, postLimits.text);
    if (cleaned === null) throw invalidFields({ [path]: textTooLong });
    const extracted = await refusingField(path, () =>
      extractEmbeddedPictures(readHtml(cleaned), preparePicture),
    );
    const content = extracted.pictures.length > 0 ? printHtml(extracted.blocks) : cleaned;
    // Checked again: only after cleaning it is known which data were pictures.
    if (content.length > postLimits.text) throw invalidFields({ [path]: textTooLong });
    pictures.push(...extracted.pictures);
    noteClean(content);
    const { content: _, ...rest } = translation;
    texts[language] = { ...rest, blocks: extracted.blocks };
  }
  return { texts, cover, pictures };
}

async function wasEverPublished(
  db: Queries,
  id: string,
  fields: Awaited<ReturnType<typeof findAdminFields>>,
): Promise<boolean> {
  return fields?.isPublished === true || hasSlugs(db, id);
}

/** The date that a post is given by hand. @throws DomainError naming `createdAt`, for a coming one, and before the first publication */
async function dateOf(db: Queries, before: StoredFullPost, written: string, now: Date): Promise<Date> {
  const date = new Date(written);
  if (date.getTime() === Date.parse(before.createdAt)) return date;
  if (date > now) throw invalidFields({ createdAt: "must not be in the future" });
  if (await wasEverPublished(db, before.id, await findAdminFields(db, before.id))) return date;
  throw invalidFields({ createdAt: "is that of the first publication, which is yet to come" });
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
): Promise<StoredFullPost> {
  let post = await requirePost(db, id);
  const isPublished = hasPublishedText(post);
  const isFirst = isPublished && !wasPublished && now !== undefined;
  await setAdminFields(db, id, { isPublished, ...(isFirst ? { createdAt: now } : {}) });
  if (isFirst) post = { ...post, createdAt: now.toISOString() };
  await usePictures(db, [post], formerCover ? [formerCover] : []);
  return post;
}

/** A title, that of a draft where none is published, and the id that stays when the title is changed. */
export async function nameOf(db: Queries, { id, title, translations }: StoredFullPost): Promise<string> {
  const published = [...languages.map((language) => translations[language]?.title), title];
  const isNamed = published.some((text) => text);
  const titles = isNamed ? published : (await findWorkingTexts(db, [id])).map((text) => text.title);
  const name = titles.find((text) => text)?.slice(0, 150) ?? "";
  return `${name} (${id})`.trimStart();
}

/** @throws DomainError `not_found`, for a post in the bin too */
export async function requirePost(db: Queries, id: string): Promise<StoredFullPost> {
  const post = await findPost(db, id);
  if (!post) throw new DomainError("not_found", "there is no such post");
  return post;
}

/** @throws DomainError naming `picture`, for one that is not stored or that moves: covers stand still */
async function coverOf(
  db: Queries,
  { cover }: PreparedTexts,
  picture: string | undefined,
): Promise<{ cover?: string }> {
  if (picture === undefined) return cover ? { cover: cover.hash } : {};
  const stored = await findPictureSize(db, picture);
  if (!stored) throw invalidFields({ picture: "there is no such picture" });
  if (stored.isAnimated) await refusingField("picture", () => Promise.reject(animatedPicture()));
  return { cover: picture };
}

/** Changes in the same millisecond need different times; otherwise a conflict would not be noticed. */
function laterThan(before: string, now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1));
}
