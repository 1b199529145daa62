import type { Block } from "#api/documents/block-tree.ts";
import { languages } from "#i18n/languages.ts";
import { cleanerVersion } from "./clean-html.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { cleanStored } from "./clean-text.ts";

/** Done when everything that is stored has gone through this version of the cleaner. */
export const cleaningJob = `clean-texts-${cleanerVersion}`;

/** Milliseconds between two looks whether it is done; a restored backup begins it anew. */
const lookInterval = 5_000;

const looks = new WeakMap<object, { at: number; isDone: Promise<boolean> }>();

/** Whether all is cleaned, as it was found a few seconds ago at most. */
function isCleaned(db: Queries): Promise<boolean> {
  const last = looks.get(db);
  if (last && performance.now() - last.at < lookInterval) return last.isDone;
  const isDone = hasOneTimeJob(db, cleaningJob);
  looks.set(db, { at: performance.now(), isDone });
  // One that failed is not kept.
  isDone.catch(() => looks.delete(db));
  return isDone;
}

/** The text for readers: it is cleaned now, unless every stored text has been. */
export async function cleanPublished(db: Queries, blocks: Block[]): Promise<Block[]> {
  return (await isCleaned(db)) ? blocks : cleanStored(blocks);
}

/** The same for all languages of a post. */
export async function cleanPost(db: Queries, post: StoredFullPost): Promise<StoredFullPost> {
  if (await isCleaned(db)) return post;
  const translations = { ...post.translations };
  for (const language of languages) {
    const text = translations[language];
    if (text) translations[language] = { ...text, blocks: await cleanStored(text.blocks) };
  }
  return { ...post, blocks: await cleanStored(post.blocks), translations };
}
