import { usernameOf } from "#server/domain/audit/record-event.ts";
import type { Queries } from "#server/storage/database.ts";
import { listLinkedAddresses } from "#server/storage/posts/post-links.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import {
  findTextsLinking,
  markTextsChanged,
  updateText,
  type PresentText,
} from "#server/storage/posts/present-texts.ts";
import { findRevision, insertRevision } from "#server/storage/posts/revisions.ts";
import { findStates, upsertState } from "#server/storage/posts/translation-states.ts";
import { withNewAddress, type AddressChange } from "./address-change.ts";

/**
 * Replaces it in the texts that readers read, and by a new revision in those that editors work on. The words stay, so no translation becomes
 * outdated by it.
 *
 * @returns how many texts changed
 */
export async function replaceInPosts(tx: Queries, change: AddressChange): Promise<number> {
  await lockPostWrites(tx);
  const hrefs = (await listLinkedAddresses(tx)).filter(change.isFormer);
  if (hrefs.length === 0) return 0;
  const texts = await findTextsLinking(tx, hrefs);
  for (const text of texts) {
    const changed = { ...text, blocks: withNewAddress(text.blocks, change) };
    await (text.table === "post_revisions" ? addRevision(tx, changed, change) : updateText(tx, changed));
  }
  const postIds = new Set(texts.map(({ key: [postId] }) => postId));
  await markTextsChanged(tx, [...postIds], change.now);
  return texts.length;
}

async function addRevision(
  tx: Queries,
  { key: [postId, revision], blocks }: PresentText,
  { by, now }: AddressChange,
): Promise<void> {
  const former = await findRevision(tx, { postId, revision: Number(revision) });
  const states = await findStates(tx, [postId]);
  const state = states.find((row) => row.revision === former?.revision);
  if (!former || !state) throw new Error(`the revision ${revision} of ${postId} was just found`);
  const added = await insertRevision(tx, { ...former, blocks, savedAt: now, savedBy: usernameOf(by) });
  await upsertState(tx, { ...state, revision: added, wordsFrom: state.wordsFrom ?? state.revision });
}
