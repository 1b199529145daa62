import type { AdminFields } from "#api/posts/post-answers.ts";
import type { PostSummary } from "#api/posts/posts.ts";
import { byLanguage, defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  findAdminFields,
  findPostIdBySlug,
  findSourceLanguages,
  hasPost,
  type ListedPost,
} from "#server/storage/posts/posts.ts";
import type { StoredFullPost } from "#server/storage/posts/stored-text.ts";
import {
  findRevision,
  findWorkingTexts,
  textOf,
  type RevisionText,
} from "#server/storage/posts/revisions.ts";
import { findStates, type StateRow } from "#server/storage/posts/translation-states.ts";
import { findWorkingNotes } from "#server/storage/guide/change-notes.ts";
import { cleanStored } from "./cleaning/clean-text.ts";
import { displaySummary } from "./reading/display-post.ts";
import { readFullPost, requireFound, requireNameable } from "./reading/read-posts.ts";
import { isSameText } from "./write-translations.ts";

type Drafts = Partial<Record<Language, RevisionText>>;

export type AdminPost = StoredFullPost & Omit<AdminFields, "drafts"> & { drafts: Drafts };

/** A post as editors know it, published or not, by its id or a slug. @throws DomainError `not_found` */
export async function readAdminPost(db: Queries, idOrSlug: string): Promise<AdminPost> {
  return withAdminFields(db, await readFullPost(db, idOrSlug, { unpublished: true }));
}

/** Gives the id of a post, published or not, that is named by it or a slug; its texts are not read. @throws DomainError `not_found` */
export async function readPostId(db: Queries, idOrSlug: string): Promise<string> {
  requireNameable(idOrSlug);
  if (await hasPost(db, idOrSlug)) return idOrSlug;
  const id = await findPostIdBySlug(db, idOrSlug, [defaultLanguage]);
  return requireFound(id !== null && (await hasPost(db, id)) ? id : null);
}

/** Adds where each language stands, and the texts that are not published. */
export async function withAdminFields(db: Queries, post: StoredFullPost): Promise<AdminPost> {
  const rows = new Map((await findStates(db, [post.id])).map((row) => [row.language, row]));
  const sourceLanguage = (await findAdminFields(db, post.id))?.sourceLanguage ?? defaultLanguage;
  const drafts: Drafts = {};
  const madeFrom: AdminFields["madeFrom"] = {};
  const revisions = new Map(languages.map((language) => [language, rows.get(language)?.revision ?? 0]));
  for (const { language, revision, madeFrom: source } of rows.values()) {
    if (source !== null) madeFrom[language] = source;
    const unpublished = { unlessPublished: true };
    const found = revision > 0 ? await findRevision(db, { postId: post.id, revision }, unpublished) : null;
    if (!found) continue;
    const text = { ...textOf(found), blocks: await cleanStored(found.blocks) };
    const shown = post.translations[language];
    const isShown = shown && isSameText(text, shown);
    if (!isShown) drafts[language] = text;
  }
  return {
    ...post,
    drafts,
    madeFrom,
    notes: await findWorkingNotes(db, { postId: post.id, page: null }, revisions),
    sourceLanguage,
    states: byLanguage((language) => shownState(rows.get(language), isThere(post, language))),
    outdated: languages.filter((language) => isOutdated(post, language, sourceLanguage, rows)),
  };
}

/** Adds where each language stands, and the titles of posts of which nothing is published. */
export async function asAdminLists(
  db: Queries,
  language: Language,
  posts: ListedPost[],
): Promise<PostSummary[]> {
  const ids = posts.map(({ id }) => id);
  const rows = Map.groupBy(await findStates(db, ids), ({ postId }) => postId);
  const texts = Map.groupBy(await findWorkingTexts(db, ids), ({ postId }) => postId);
  const sources = new Map((await findSourceLanguages(db, ids)).map((post) => [post.id, post.sourceLanguage]));
  return posts.map((post) => {
    const own = new Map(rows.get(post.id)?.map((row) => [row.language, row]));
    const source = sources.get(post.id) ?? defaultLanguage;
    const working = texts.get(post.id) ?? [];
    const order = [language, source, ...languages];
    const shown = order.map((one) => working.find((text) => text.language === one)).find((text) => text);
    const summary = displaySummary(post, language);
    const { language: written = language, title = "", summary: lines = "" } = shown ?? {};
    const isPublished = summary.title !== "";
    // A text in the list's language, though nobody else may read it yet, says more than a published one of another.
    const isOwnDraft = summary.language !== language && written === language && title !== "";
    return {
      ...summary,
      ...(isPublished ? {} : { publishedIn: [] }),
      ...(isOwnDraft || !isPublished ? { language: written, title, summary: lines } : {}),
      states: byLanguage((one) => shownState(own.get(one), isThere(post, one))),
      outdated: languages.filter((one) => isOutdated(post, one, source, own)),
    };
  });
}

type ShownState = AdminFields["states"][Language];

function shownState(row: StateRow | undefined, isPublished: boolean): ShownState {
  if (!row) return isPublished ? "published" : "none";
  if (row.state === "scheduled") return { at: (row.publishAt ?? new Date(0)).toISOString() };
  return row.state;
}

type TextsOfPost = Pick<ListedPost, "title" | "translations">;

/** An old post has its Hungarian text among the base fields. */
function isThere(post: TextsOfPost, language: Language): boolean {
  return post.translations[language] !== undefined || (language === defaultLanguage && post.title !== "");
}

/** A translation that was never saved in the admin area was made from the source as that was before. Words count, alternative texts and addresses do not. */
function isOutdated(
  post: TextsOfPost,
  language: Language,
  source: Language,
  rows: Map<Language, StateRow>,
): boolean {
  const row = rows.get(language);
  if (language === source || (!row && !isThere(post, language))) return false;
  const { wordsFrom, revision } = rows.get(source) ?? { wordsFrom: null, revision: 0 };
  return (row?.madeFrom ?? 0) < (wordsFrom ?? revision);
}
