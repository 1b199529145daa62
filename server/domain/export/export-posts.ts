import { findCategory, isOwnCategory, type SiteCategories } from "#i18n/blog/category-addresses.ts";
import { defaultLanguage, languages } from "#i18n/languages.ts";
import type { WantedState } from "#api/admin/translation-states.ts";
import type { Block } from "#api/documents/block-tree.ts";
import { replaceNodes } from "#api/documents/walk-nodes.ts";
import { printHtml } from "#api/post-html/print-html.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { findStoredDrafts } from "#server/domain/import/imported-drafts.ts";
import type { PreparedOldPost } from "#server/domain/import/prepare-old-post.ts";
import { readCategories } from "#server/domain/posts/categories.ts";
import { findCarriedNotes, type CarriedNote } from "#server/storage/guide/change-notes.ts";
import type { Queries } from "#server/storage/database.ts";
import { hashOf, type StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { findPosts, findPostsByIds } from "#server/storage/posts/posts.ts";

/** Posts that are read at once: their texts may be long. */
const postsAtOnce = 20;

/** Where a picture is in the export, by its hash; undefined for one that is not stored. */
export type PicturePlace = (hash: string) => string | undefined;

/**
 * All posts, the newest first, in the form that `npm run import` reads: published texts, drafts and what is scheduled. A
 * published text with a draft over it is exported as it is published; the draft is among the revisions.
 */
export async function* exportPosts(db: Queries, placeOf: PicturePlace): AsyncGenerator<object> {
  const categories = await readCategories(db);
  const ids = (await findPosts(db, {}, { unpublished: true })).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += postsAtOnce) {
    const some = ids.slice(at, at + postsAtOnce);
    const found = new Map((await findPostsByIds(db, some)).map((post) => [post.id, post]));
    const drafts = await findStoredDrafts(db, some);
    const notes = await findCarriedNotes(db, some);
    for (const id of some) {
      const post = found.get(id);
      if (post)
        yield {
          ...exportPost(post, drafts.get(id) ?? {}, placeOf),
          category: categoryInExport(post.category, categories),
          changes: changesInExport(post, notes.get(id) ?? []),
        };
    }
  }
}

function exportPost(post: StoredFullPost, drafts: PreparedOldPost["drafts"], placeOf: PicturePlace): object {
  const { id, author, cover, isPinned = false, createdAt, updatedAt, title, summary, blocks, slug } = post;
  const withPictures = <Text extends { blocks: Block[] }>({ blocks: own, ...text }: Text) => ({
    ...text,
    content: inExport(own, placeOf),
  });
  const translations: Partial<FullPost["translations"]> = {};
  const states: Record<string, WantedState> = {};
  for (const language of languages) {
    const published = post.translations[language];
    const draft = drafts[language];
    if (published) {
      translations[language] = withPictures(published);
      states[language] = "published";
    } else if (draft) {
      translations[language] = withPictures(draft.text);
      states[language] = draft.state;
    }
  }
  return {
    _id: id,
    szerzo: author,
    ...(cover ? { coverImage: placeOf(cover.hash) ?? "" } : {}),
    isPinned,
    createdAt,
    updatedAt,
    ...withPictures({ title, summary, blocks, slug }),
    translations,
    states,
  };
}

/** One without a time goes with a draft; that of a newer draft than what is published stays here, as the draft does. */
function changesInExport({ translations }: StoredFullPost, notes: CarriedNote[]): object[] {
  return notes
    .filter(({ language, publishedAt }) => publishedAt || !translations[language])
    .map(({ language, note, publishedAt }) => ({ language, note, ...(publishedAt && { at: publishedAt }) }));
}

/** Another site does not know the id of one of the owner's, but may have one that is called so. */
function categoryInExport(id: string, categories: SiteCategories): string {
  const names = isOwnCategory(id) && findCategory(id, categories)?.names;
  return names ? names[defaultLanguage] : id;
}

/** Addresses of our pictures become the names of their files; what is elsewhere stays. */
function inExport(blocks: Block[], placeOf: PicturePlace): string {
  const placed = replaceNodes(blocks, (node) => {
    const hash = node.type === "picture" ? hashOf(node) : null;
    const src = hash === null ? undefined : placeOf(hash);
    return node.type === "picture" && src !== undefined
      ? [{ ...node, attrs: { ...node.attrs, src } }]
      : undefined;
  });
  return printHtml(placed);
}
