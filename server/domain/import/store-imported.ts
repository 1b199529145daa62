import { defaultLanguage, languages } from "#i18n/languages.ts";
import { altsOf } from "#server/domain/media/picture-alts.ts";
import { usePictures } from "#server/domain/posts/use-pictures.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertPictures } from "#server/storage/media/media.ts";
import { fillAlts } from "#server/storage/media/picture-texts.ts";
import { insertSlugs } from "#server/storage/posts/post-slugs.ts";
import { removeTranslation, upsertTranslations } from "#server/storage/posts/post-translations.ts";
import { insertPosts, setAdminFields, updatePost } from "#server/storage/posts/posts.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { sourceLanguageOf, storeDrafts } from "./imported-drafts.ts";
import { storeNotes } from "./imported-notes.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";

interface Replacement {
  before: StoredFullPost | undefined;
  target: PreparedOldPost;
}

/** Stores new and changed posts, new ones in a number of statements that does not grow with them. */
export async function storeImported(db: Queries, replacements: Replacement[]): Promise<void> {
  if (replacements.length === 0) return;
  const targets = replacements.map(({ target }) => target);
  await insertPictures(
    db,
    targets.flatMap(({ pictures }) => pictures),
  );
  await fillAlts(db, altsOf(targets.flatMap(shownIn)));
  await insertPosts(
    db,
    replacements
      .filter(({ before }) => !before)
      .map(({ target }) => ({
        ...rowOf(target),
        ...adminFieldsOf(target),
        cover: target.cover?.hash ?? null,
      })),
  );
  for (const { before, target } of replacements) {
    if (!before) continue;
    await updatePost(db, { ...rowOf(target), ...(target.cover ? { cover: target.cover.hash } : {}) });
    await setAdminFields(db, target.id, adminFieldsOf(target));
    for (const language of languages) {
      if (!target.translations[language]) await removeTranslation(db, target.id, language);
    }
  }
  const texts = targets.flatMap(({ id, translations }) =>
    languages.flatMap((language) => {
      const text = translations[language];
      return text ? [{ ...text, postId: id, language }] : [];
    }),
  );
  const baseSlugs = targets.map(({ id, base: { slug } }) => ({
    postId: id,
    language: defaultLanguage,
    slug,
  }));
  await insertSlugs(db, [...baseSlugs, ...texts]);
  await upsertTranslations(db, texts);
  await storeDrafts(db, targets);
  await storeNotes(db, targets);
  const formerCovers = replacements.flatMap(({ before }) => before?.cover ?? []);
  await usePictures(
    db,
    targets.map(({ id, base, translations }) => ({ id, blocks: base.blocks, translations })),
    formerCovers,
  );
}

/** Its texts that are read, then those that are worked on. */
function shownIn({ base, translations, drafts, cover }: PreparedOldPost): Parameters<typeof altsOf>[0] {
  const worked = Object.fromEntries(Object.entries(drafts).map(([language, { text }]) => [language, text]));
  const all = [translations, { [defaultLanguage]: base }, worked];
  return all.map((texts) => ({ texts, cover: cover?.hash }));
}

function adminFieldsOf(post: PreparedOldPost) {
  const isPublished = post.base.title !== "" || Object.keys(post.translations).length > 0;
  return { isPublished, sourceLanguage: sourceLanguageOf(post) };
}

function rowOf({ id, author, category, isPinned, createdAt, updatedAt, base }: PreparedOldPost) {
  const { title, summary, blocks, slug } = base;
  const row = { id, author, category, createdAt, updatedAt, title, summary, blocks, slug };
  return isPinned === undefined ? row : { ...row, isPinned };
}
