import { randomBytes } from "node:crypto";
import { postLimits, textTooLong, type Translation, type WholePost, type WrittenPost } from "#api/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictures, removeUnusedPictures } from "#server/storage/pictures.ts";
import {
  findPost,
  insertPost,
  insertSlug,
  lockPostWrites,
  removePost,
  removeTranslation,
  replacePostPictures,
  updatePost,
  upsertTranslation,
} from "#server/storage/posts.ts";
import { cleanHtml } from "./clean-html.ts";
import { extractEmbeddedPictures, pictureHashesIn } from "./embedded-pictures.ts";
import { DomainError } from "./errors.ts";
import { preparePicture, type PreparedPicture } from "./prepare-picture.ts";
import { uniqueSlug } from "./unique-slug.ts";

export interface WriteOptions {
  /** The cover picture's file; without one a changed post keeps its cover. */
  cover?: Uint8Array | undefined;
  now: Date;
}

/** Without `coverAlt` the alternative text of the cover stays as it was. */
type Texts = Omit<Translation, "slug" | "coverAlt"> & { coverAlt?: string | undefined };

/**
 * Publishes a new post: texts cleaned, pictures stored, slugs made, all or nothing.
 *
 * @param options.id chosen by who sends it, who may not hear the answer: sent again, it changes what it made
 *
 * @throws DomainError `picture_unreadable` or `picture_too_large`; `invalid_field` for a text that is too long
 */
export async function publishPost(
  db: Queries,
  written: WrittenPost,
  { cover, now, id = randomBytes(12).toString("hex") }: WriteOptions & { id?: string | undefined },
): Promise<WholePost> {
  if (await findPost(db, id)) return changePost(db, id, written, { cover, now });
  const ready = await prepareTexts(written, cover);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await insertPictures(tx, ready.pictures);
    const { author, category } = written;
    await insertPost(tx, {
      id,
      author,
      category,
      cover: ready.cover?.hash ?? null,
      createdAt: now,
      updatedAt: now,
    });
    await writeTranslations(tx, id, ready.texts, {});
    return finishWrite(tx, id);
  });
}

/**
 * Changes a post. A language that is not sent stays as it is; one sent empty goes. Former slugs keep working.
 *
 * @throws DomainError `not_found`; `changed_meanwhile` when `updatedAt` is not the post's newest; as `publishPost`
 */
export async function changePost(
  db: Queries,
  id: string,
  written: WrittenPost,
  { cover, now, updatedAt }: WriteOptions & { updatedAt?: string | undefined },
): Promise<WholePost> {
  const ready = await prepareTexts(written, cover);
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    const before = await requirePost(tx, id);
    if (updatedAt !== undefined && Date.parse(updatedAt) !== Date.parse(before.updatedAt)) {
      throw new DomainError("changed_meanwhile", "somebody else has changed this post in the meantime");
    }
    await insertPictures(tx, ready.pictures);
    const { author, category } = written;
    await updatePost(tx, {
      id,
      author,
      category,
      updatedAt: laterThan(before.updatedAt, now),
      ...coverOf(ready),
    });
    // The Hungarian text of an old post takes the place of its base fields, address included.
    await writeTranslations(tx, id, ready.texts, { hu: before, ...before.translations });
    return finishWrite(tx, id);
  });
}

/**
 * Deletes a post and the pictures that no other post shows.
 *
 * @throws DomainError `not_found`
 */
export async function deletePost(db: Queries, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    if (!(await removePost(tx, id))) throw new DomainError("not_found", "there is no such post");
    await removeUnusedPictures(tx);
  });
}

interface ReadyTexts {
  texts: Partial<Record<Language, Texts>>;
  cover: PreparedPicture | undefined;
  pictures: PreparedPicture[];
}

/** Cleaning and pictures take their time and touch no table, so they come before the transaction. */
async function prepareTexts(
  { translations }: Pick<WrittenPost, "translations">,
  coverFile: Uint8Array | undefined,
): Promise<ReadyTexts> {
  const cover = coverFile && (await preparePicture(coverFile));
  const pictures = cover ? [cover] : [];
  const texts: ReadyTexts["texts"] = {};
  for (const language of languages) {
    const translation = translations[language];
    if (!translation) continue;
    const extracted = await extractEmbeddedPictures(cleanHtml(translation.content), preparePicture);
    requireLength(extracted.html, language);
    pictures.push(...extracted.pictures);
    texts[language] = { ...translation, content: extracted.html };
  }
  return { texts, cover, pictures };
}

/** Once more after cleaning: only now is it known which data were pictures. */
function requireLength(html: string, language: Language): void {
  if (html.length <= postLimits.text) return;
  const field = `translations.${language}.content`;
  throw new DomainError("invalid_field", `${field}: ${textTooLong}`, { field });
}

/** Stores the texts and gives each its slug. */
async function writeTranslations(
  db: Queries,
  postId: string,
  texts: Partial<Record<Language, Texts>>,
  before: Partial<Record<Language, Translation>>,
): Promise<void> {
  for (const language of languages) {
    const text = texts[language];
    if (!text) continue;
    if (text.title === "" && text.summary === "" && text.content === "") {
      await removeTranslation(db, postId, language);
      continue;
    }
    const former = before[language] ?? { title: "", slug: "", coverAlt: "" };
    const slug = await uniqueSlug(db, { postId, language, title: text.title, before: former });
    if (slug !== "") await insertSlug(db, postId, language, slug);
    const { coverAlt = former.coverAlt } = text;
    await upsertTranslation(db, postId, language, { ...text, coverAlt, slug });
  }
}

/** Settles which pictures are in use after a write, and reads the post back as it now is. */
export async function finishWrite(db: Queries, id: string): Promise<WholePost> {
  const post = await requirePost(db, id);
  const contents = [post.content, ...Object.values(post.translations).map(({ content }) => content)];
  await replacePostPictures(db, id, [...new Set(contents.flatMap(pictureHashesIn))]);
  await removeUnusedPictures(db);
  return post;
}

async function requirePost(db: Queries, id: string): Promise<WholePost> {
  const post = await findPost(db, id);
  if (!post) throw new DomainError("not_found", "there is no such post");
  return post;
}

function coverOf({ cover }: ReadyTexts): { cover?: string } {
  return cover ? { cover: cover.hash } : {};
}

/** Two changes within a millisecond must differ, or the second editor would not be noticed. */
function laterThan(before: string, now: Date): Date {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1));
}
