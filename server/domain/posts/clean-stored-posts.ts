import type { WholePost } from "#api/posts.ts";
import { languages } from "#i18n/languages.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { hasOneTimeJob, insertOneTimeJob } from "#server/storage/one-time-jobs.ts";
import { upsertTranslations, type TranslationRow } from "#server/storage/posts/post-translations.ts";
import {
  findPost,
  findPosts,
  lockPostWrites,
  updatePost,
  type ListedPost,
} from "#server/storage/posts/posts.ts";
import {
  findKeptTexts,
  textPlaces,
  updateKeptText,
  type KeptText,
  type TextPlace,
} from "#server/storage/posts/stored-texts.ts";
import { cleanStored } from "./cleaning/clean-text.ts";
import { cleaningJob } from "./cleaning/stored-texts.ts";
import { usePictures } from "./use-pictures.ts";

const batch = 100;

/** Of the desk's texts at once: each may have a megabyte. */
const keptBatch = 20;

/**
 * Cleans what is stored once more for each version of the cleaner, and after a restore: what readers read, and what the desk keeps,
 * drafts, former texts and unsaved ones, also in the bin. Text by text, so that editors hardly wait. Several processes may do it at
 * the same time.
 *
 * @param isStopping asked before each post; the next start begins again
 * @returns how many posts and kept texts were changed
 */
export async function cleanStoredPosts(db: Database, isStopping = () => false): Promise<number> {
  if (await hasOneTimeJob(db, cleaningJob)) return 0;
  let changed = 0;
  let last: { before?: string; beforeId?: string } | undefined = {};
  while (last) {
    const posts: ListedPost[] = await findPosts(db, { limit: batch, ...last });
    for (const { id } of posts) {
      if (isStopping()) return changed;
      if (await cleanStoredPost(db, id)) changed += 1;
    }
    const end = posts.at(-1);
    last = end && { before: end.createdAt, beforeId: end.id };
  }
  for (const place of textPlaces) {
    let after: KeptText["key"] | null = null;
    do {
      const texts: KeptText[] = await findKeptTexts(db, place, after, keptBatch);
      for (const text of texts) {
        if (isStopping()) return changed;
        if (await cleanKeptText(db, place, text)) changed += 1;
      }
      after = texts.at(-1)?.key ?? null;
    } while (after);
  }
  await insertOneTimeJob(db, cleaningJob);
  return changed;
}

async function cleanKeptText(db: Queries, place: TextPlace, text: KeptText): Promise<boolean> {
  const cleaned = await cleanStored(text.content, unhurried);
  if (cleaned === text.content) return false;
  await updateKeptText(db, place, text, cleaned);
  return true;
}

/** Who saves a text goes first. */
const unhurried = { isUrgent: false };

interface Cleaning {
  onDone: (changed: number) => void;
  onError: (error: unknown) => void;
}

/** Does it while the site runs. @returns what stops it, when the post that it is at is done */
export function startCleaning(db: Database, { onDone, onError }: Cleaning): () => Promise<void> {
  let isStopping = false;
  const cleaning = cleanStoredPosts(db, () => isStopping).then(onDone, onError);
  return () => {
    isStopping = true;
    return cleaning;
  };
}

async function cleanStoredPost(db: Database, id: string): Promise<boolean> {
  const read = await findPost(db, id);
  if (!read || (await isClean(read))) return false;
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    return cleanPost(tx, id);
  });
}

/** Call it in a transaction that holds the lock on writes of posts. @returns whether there was something to clean */
export async function cleanPost(tx: Queries, id: string): Promise<boolean> {
  const post = await findPost(tx, id);
  if (!post || (await isClean(post))) return false;
  await writeClean(tx, post);
  return true;
}

async function isClean(post: WholePost): Promise<boolean> {
  for (const { content } of [post, ...Object.values(post.translations)])
    if ((await cleanStored(content, unhurried)) !== content) return false;
  return true;
}

/** The time of the last change stays: nobody has written anything. */
async function writeClean(db: Queries, post: WholePost): Promise<void> {
  const { id, author, category, content, cover } = post;
  await updatePost(db, {
    id,
    author,
    category,
    content: await cleanStored(content),
    updatedAt: new Date(post.updatedAt),
  });
  const texts: TranslationRow[] = [];
  for (const language of languages) {
    const text = post.translations[language];
    if (text) texts.push({ ...text, postId: id, language, content: await cleanStored(text.content) });
  }
  await upsertTranslations(db, texts);
  const cleaned = await findPost(db, id);
  if (cleaned) await usePictures(db, [cleaned], cover ? [cover] : []);
}
