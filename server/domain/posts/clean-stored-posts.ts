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
import { cleanerVersion, cleanHtml } from "./clean-html.ts";
import { usePictures } from "./use-pictures.ts";

const batch = 100;

/**
 * Cleans what is stored once more for each version of the cleaner: a text is otherwise cleaned only when it is written. Post by
 * post, so that editors hardly wait. Several processes may do it at the same time.
 *
 * @param isStopping asked before each post; the next start begins again
 * @returns how many posts were changed
 */
export async function cleanStoredPosts(db: Database, isStopping = () => false): Promise<number> {
  const job = `clean-posts-${cleanerVersion}`;
  if (await hasOneTimeJob(db, job)) return 0;
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
  await insertOneTimeJob(db, job);
  return changed;
}

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
  if (!read || isClean(read)) return false;
  return db.transaction(async (tx) => {
    await lockPostWrites(tx);
    return cleanPost(tx, id);
  });
}

/** Call it in a transaction that holds the lock on writes of posts. @returns whether there was something to clean */
export async function cleanPost(tx: Queries, id: string): Promise<boolean> {
  const post = await findPost(tx, id);
  if (!post || isClean(post)) return false;
  await writeClean(tx, post);
  return true;
}

function isClean(post: WholePost): boolean {
  const texts = [post, ...Object.values(post.translations)];
  return texts.every(({ content }) => cleanHtml(content) === content);
}

/** The time of the last change stays: nobody has written anything. */
async function writeClean(db: Queries, post: WholePost): Promise<void> {
  const { id, author, category, content, cover } = post;
  await updatePost(db, {
    id,
    author,
    category,
    content: cleanHtml(content),
    updatedAt: new Date(post.updatedAt),
  });
  const texts: TranslationRow[] = languages.flatMap((language) => {
    const text = post.translations[language];
    return text ? [{ ...text, postId: id, language, content: cleanHtml(text.content) }] : [];
  });
  await upsertTranslations(db, texts);
  const cleaned = await findPost(db, id);
  if (cleaned) await usePictures(db, [cleaned], cover ? [cover] : []);
}
