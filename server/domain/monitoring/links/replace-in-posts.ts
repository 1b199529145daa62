import { isDeepStrictEqual } from "node:util";
import { languages } from "#i18n/languages.ts";
import { usernameOf } from "#server/domain/audit/record-event.ts";
import { translationsWithBase } from "#server/domain/posts/reading/display-post.ts";
import type { Queries } from "#server/storage/database.ts";
import { moveNote } from "#server/storage/guide/change-notes.ts";
import { listLinkedAddresses } from "#server/storage/posts/post-links.ts";
import { findAdminFields, findPostsByIds } from "#server/storage/posts/posts.ts";
import {
  findTextsLinking,
  markTextsChanged,
  updateText,
  type PresentText,
} from "#server/storage/posts/present-texts.ts";
import { findRevision, insertRevision, textOf } from "#server/storage/posts/revisions.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { findStates, upsertState } from "#server/storage/posts/translation-states.ts";
import { withNewAddress, type AddressChange } from "./address-change.ts";

/**
 * Replaces it in the texts that readers read, and by a new revision in those that editors work on. The words stay, so no translation becomes
 * outdated by it. Behind the lock.
 *
 * @returns in how many languages of posts
 */
export async function replaceInPosts(tx: Queries, change: AddressChange): Promise<number> {
  const hrefs = (await listLinkedAddresses(tx)).filter(change.isFormer);
  if (hrefs.length === 0) return 0;
  const postIds = postsOf(await findTextsLinking(tx, hrefs));
  for (const post of await findPostsByIds(tx, postIds)) await keepFormerTexts(tx, post, change);
  const texts = await findTextsLinking(tx, hrefs);
  for (const text of texts) {
    const changed = { ...text, blocks: withNewAddress(text.blocks, change) };
    await (text.table === "post_revisions" ? addRevision(tx, changed, change) : updateText(tx, changed));
  }
  await markTextsChanged(tx, postIds, change.now);
  return new Set(texts.map(({ key: [postId], language }) => `${postId} ${language}`)).size;
}

function postsOf(texts: readonly PresentText[]): string[] {
  return [...new Set(texts.map(({ key: [postId] }) => postId))];
}

/** A text that was published before editors had revisions becomes the first of them, as at a save. */
async function keepFormerTexts(tx: Queries, post: StoredFullPost, change: AddressChange): Promise<void> {
  const { id: postId } = post;
  const published = translationsWithBase(post);
  const states = new Map((await findStates(tx, [postId])).map((row) => [row.language, row]));
  const source = (await findAdminFields(tx, postId))?.sourceLanguage;
  for (const language of languages) {
    const text = published[language];
    const state = states.get(language);
    if (!text || (state && state.revision > 0)) continue;
    if (isDeepStrictEqual(withNewAddress(text.blocks, change), text.blocks)) continue;
    const kept = { ...textOf(text), postId, language, savedAt: change.now, savedBy: null };
    await upsertState(tx, {
      postId,
      language,
      state: "published",
      publishAt: null,
      revision: await insertRevision(tx, kept),
      madeFrom: language === source ? null : (state?.madeFrom ?? 0),
      wordsFrom: state?.wordsFrom ?? 0,
    });
  }
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
  await moveNote(tx, { postId, page: null, language: former.language }, { from: former.revision, to: added });
}
