import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Database } from "#server/storage/database.ts";
import { hasOneTimeJob, insertOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import { findPostsByIds, lockPostWrites } from "#server/storage/posts/posts.ts";
import {
  findStoredTexts,
  textPlaces,
  updateStoredText,
  type StoredText,
  type TextPlace,
} from "#server/storage/posts/stored-texts.ts";
import { cleanStored } from "./clean-text.ts";
import { cleaningJob } from "./stored-texts.ts";
import { usePictures } from "#server/domain/posts/use-pictures.ts";

/** Each may have a megabyte. */
const batch = 20;

/**
 * Cleans what is stored once more for each version of the cleaner, and after a restore, and makes trees of the HTML of former
 * releases: what readers read, and what editors keep, drafts, former texts and unsaved ones, also in the bin. Text by text, so that
 * editors hardly wait, and a post's last change stays. Several processes may do it at the same time.
 *
 * @param isStopping asked before each text; the next start begins again
 * @returns how many texts were cleaned
 */
export async function cleanStoredPosts(db: Database, isStopping = () => false): Promise<number> {
  if (await hasOneTimeJob(db, cleaningJob)) return 0;
  let changed = 0;
  for (const place of textPlaces) {
    let after: StoredText["key"] | null = null;
    do {
      const texts: StoredText[] = await findStoredTexts(db, place, after, batch);
      for (const text of texts) {
        if (isStopping()) return changed;
        if (await cleanStoredText(db, place, text)) changed += 1;
      }
      after = texts.at(-1)?.key ?? null;
    } while (after);
  }
  await insertOneTimeJob(db, cleaningJob);
  return changed;
}

async function cleanStoredText(db: Database, place: TextPlace, text: StoredText): Promise<boolean> {
  // Saves by people take precedence.
  const cleaned = await cleanStored(text.blocks, { isUrgent: false });
  const isChanged = cleaned !== text.blocks;
  if (!isChanged && !text.isHtml) return false;
  await db.transaction(async (tx) => {
    if (isChanged) await lockPostWrites(tx);
    await updateStoredText(tx, place, text, cleaned);
    if (!isChanged) return;
    await usePictures(tx, await findPostsByIds(tx, [text.key[0]]), []);
    // HTML that only became a tree prints the same, and so do the pages that are kept.
    if (place === "posts" || place === "translations") await bumpContentVersion(tx);
  });
  return isChanged;
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
