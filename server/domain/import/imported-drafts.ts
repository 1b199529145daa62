import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import { findRevision, insertRevision, textOf } from "#server/storage/posts/revisions.ts";
import { findStates, removeState, upsertState } from "#server/storage/posts/translation-states.ts";
import type { OldDraft } from "./old-post.ts";
import type { PreparedOldPost } from "./prepare-old-post.ts";

type Drafts = PreparedOldPost["drafts"];

/** The drafts of stored posts as an import would bring them, by the posts' ids. Slugs are made when one is published. */
export async function findStoredDrafts(db: Queries, postIds: string[]): Promise<Map<string, Drafts>> {
  const found = new Map<string, Drafts>();
  for (const { postId, language, revision, ...row } of await findStates(db, postIds)) {
    if (row.state === "published") continue;
    const text = await findRevision(db, { postId, revision });
    if (!text) continue;
    const state: OldDraft["state"] =
      row.state === "scheduled" ? { at: (row.publishAt ?? new Date(0)).toISOString() } : row.state;
    found.set(postId, {
      ...found.get(postId),
      [language]: { text: { ...textOf(text), slug: "" }, state },
    });
  }
  return found;
}

/** The drafts for a comparison: their addresses are not stored. */
export function withoutSlugs(drafts: Drafts): Drafts {
  return Object.fromEntries(
    Object.entries(drafts).map(([language, draft]) => [
      language,
      { ...draft, text: { ...draft.text, slug: "" } },
    ]),
  );
}

/**
 * Saves the texts that readers do not read as first revisions, and takes away the states of languages that are published or
 * gone. Call it after the posts are there, under the lock on writes of posts.
 */
export async function storeDrafts(db: Queries, posts: PreparedOldPost[]): Promise<void> {
  const stored = Map.groupBy(
    await findStates(
      db,
      posts.map(({ id }) => id),
    ),
    ({ postId }) => postId,
  );
  for (const post of posts) {
    const { id: postId, drafts } = post;
    for (const { language } of stored.get(postId) ?? [])
      if (!drafts[language]) await removeState(db, postId, language);
    const source = sourceLanguageOf(post);
    let revisionOfSource = 0;
    // The source first: a translation that comes with it was made from it.
    for (const language of [source, ...languages.filter((other) => other !== source)]) {
      const draft = drafts[language];
      if (!draft) continue;
      const revision = await insertRevision(db, {
        postId,
        language,
        ...textOf(draft.text),
        savedAt: post.updatedAt,
        savedBy: null,
      });
      if (language === source) revisionOfSource = revision;
      await upsertState(db, {
        postId,
        language,
        state: typeof draft.state === "string" ? draft.state : "scheduled",
        publishAt: typeof draft.state === "string" ? null : new Date(draft.state.at),
        revision,
        madeFrom: language === source ? null : revisionOfSource,
        wordsFrom: null,
      });
    }
  }
}

/** The language that was written first: Hungarian if there is a text, else the first there is. */
export function sourceLanguageOf({ base, translations, drafts }: PreparedOldPost): Language {
  const written = languages.find((language) => translations[language] ?? drafts[language]);
  return base.title === "" ? (written ?? defaultLanguage) : defaultLanguage;
}
