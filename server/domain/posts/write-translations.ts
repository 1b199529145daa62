import { isDeepStrictEqual } from "node:util";
import { replaceNodes } from "#api/documents/walk-nodes.ts";
import type { WantedState, WantedStates } from "#api/admin/translation-states.ts";
import type { WrittenTranslation } from "#api/posts/posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { usernameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { invalidFields } from "#server/domain/errors.ts";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import type { Queries } from "#server/storage/database.ts";
import { insertSlugs } from "#server/storage/posts/post-slugs.ts";
import { removeTranslation, upsertTranslations } from "#server/storage/posts/post-translations.ts";
import {
  publishPendingNote,
  putPendingNote,
  removeNotes,
  takeNoteBack,
} from "#server/storage/guide/change-notes.ts";
import { removePreviews } from "#server/storage/previews/previews.ts";
import { clearBaseFields } from "#server/storage/posts/posts.ts";
import type { Stored, StoredTranslation } from "#server/storage/posts/stored-text.ts";
import {
  findRevision,
  insertRevision,
  mergedText,
  noText,
  textOf,
  type RevisionText,
} from "#server/storage/posts/revisions.ts";
import {
  findStates,
  removeState,
  upsertState,
  type StateRow,
} from "#server/storage/posts/translation-states.ts";
import { cleanStored } from "./cleaning/clean-text.ts";
import { uniqueSlug } from "./unique-slug.ts";

type PreparedTranslation = Stored<WrittenTranslation>;
export type PreparedTranslations = Partial<Record<Language, PreparedTranslation>>;

interface TranslationsToWrite {
  postId: string;
  /** They are cleaned already. */
  texts: PreparedTranslations;
  /** A language that is left out is published with the text that is sent. */
  states: WantedStates;
  /** The published texts before the change. */
  before: Partial<Record<Language, StoredTranslation>>;
  sourceLanguage: Language;
  /** Translations that are said to agree with the source as it is now. */
  upToDate?: Language[];
  now: Date;
  by: Actor;
}

/**
 * Saves texts and moves translations between their states, each by itself: no row of a language that is not named is
 * touched. Call it in a transaction that holds the lock on writes of posts.
 * @throws DomainError naming the state of a language that has no text
 */
export async function writeTranslations(db: Queries, work: TranslationsToWrite): Promise<void> {
  const { postId, texts, states, before, sourceLanguage, upToDate = [] } = work;
  const rows = new Map((await findStates(db, [postId])).map((row) => [row.language, row]));
  const wasSaved = new Set<Language>();
  const of = { postId, page: null } as const;
  // The source first: a translation that is saved with it was made from it.
  for (const language of [sourceLanguage, ...languages.filter((other) => other !== sourceLanguage)]) {
    const text = texts[language];
    if (text && text.title === "" && text.summary === "" && text.blocks.length === 0) {
      if (before[language]) await withdrawText(db, postId, language);
      await removePreviews(db, of, language);
      await removeNotes(db, { ...of, language });
      await removeState(db, postId, language);
      continue;
    }
    if (!text && states[language] === undefined && !upToDate.includes(language)) continue;
    const row = rows.get(language);
    const saved = await saveText(db, work, language, row);
    requireTitle(saved.text, states[language], language);
    if (saved.isNew) wasSaved.add(language);
    if (text?.note !== undefined) await putPendingNote(db, { ...of, language }, text.note);
    const next = nextState(work, language, row);
    if (next.state === "published" && next.publishes) await publishText(db, work, language, saved);
    if (next.state === "unpublished") await withdrawText(db, postId, language);
    // A text that is withdrawn must not stay readable at preview addresses that were passed on.
    if (next.state === "unpublished" && row?.state !== "unpublished") await removePreviews(db, of, language);
    // Published as it stands, and never touched in the admin area: it needs no row.
    const isAsStored = !row && !saved.isNew && next.state === "published";
    if (isAsStored && !upToDate.includes(language)) continue;
    const source = rows.get(sourceLanguage)?.revision ?? 0;
    const isMadeNow = !row || upToDate.includes(language) || (saved.isNew && wasSaved.has(sourceLanguage));
    const written: StateRow = {
      postId,
      language,
      state: next.state,
      publishAt: next.publishAt,
      revision: saved.revision,
      madeFrom: language === sourceLanguage ? null : isMadeNow ? source : row.madeFrom,
      wordsFrom: saved.hasOtherWords ? saved.revision : (row?.wordsFrom ?? row?.revision ?? 0),
    };
    await upsertState(db, written);
    rows.set(language, written);
  }
}

/** A language whose publication was asked for by name needs a title: without one it has no address. */
function requireTitle({ title }: RevisionText, wanted: WantedState | undefined, language: Language): void {
  if (title !== "" || wanted === undefined || wanted === "draft" || wanted === "unpublished") return;
  throw invalidFields({ [`translations.${language}.title`]: "a title is needed to publish" });
}

interface SavedText {
  text: RevisionText;
  /** 0 for a text that was never saved in the admin area. */
  revision: number;
  isNew: boolean;
  /** More than alternative texts, address and words for search engines was changed. */
  hasOtherWords: boolean;
}

/** Makes a revision of a text that differs from the one that editors work on. */
async function saveText(
  db: Queries,
  { postId, texts, states, before, now, by }: TranslationsToWrite,
  language: Language,
  row: StateRow | undefined,
): Promise<SavedText> {
  const published = before[language];
  const working =
    row && row.revision > 0 ? await findRevision(db, { postId, revision: row.revision }) : published;
  const sent = texts[language];
  const text = sent ? completeText(sent, working) : working;
  if (!text) throw invalidFields({ [`states.${language}`]: "there is no text in this language" });
  const revision = row?.revision ?? 0;
  const isChanged = !working || !isSameText(working, text);
  // A withdrawn text must stay stored as a revision.
  if (!isChanged && (revision > 0 || states[language] !== "unpublished")) {
    return { text, revision, isNew: false, hasOtherWords: false };
  }
  const common = { postId, language };
  // A text published before editors had revisions becomes the first of them.
  const first =
    revision === 0 && published
      ? await insertRevision(db, { ...common, ...textOf(published), savedAt: now, savedBy: null })
      : revision;
  if (!isChanged) return { text, revision: first, isNew: false, hasOtherWords: false };
  const savedBy = usernameOf(by);
  const inserted = await insertRevision(db, { ...common, ...textOf(text), savedAt: now, savedBy });
  const hasOtherWords = !working || !isSameText(wordsOf(working), wordsOf(text));
  return { text, revision: inserted, isNew: true, hasOtherWords };
}

/** A text after a change: a field that was left out stays; a cover has either a description or a decorative role. */
export function completeText(
  sent: PreparedTranslation,
  working: RevisionText | undefined | null,
): RevisionText {
  const text = mergedText(sent, working ?? noText);
  const isDescribed = sent.coverRole === undefined && sent.coverAlt;
  const coverRole = isDescribed ? "" : text.coverRole;
  return { ...text, coverRole, coverAlt: coverRole === "" ? text.coverAlt : "" };
}

interface NextState extends Pick<StateRow, "state" | "publishAt"> {
  publishes: boolean;
}

/**
 * A draft of a published text leaves visitors what they read; a moment that has passed publishes at once. Where neither a text
 * nor a state is sent, it stays as it was.
 */
function nextState(
  { texts, states, before, now }: TranslationsToWrite,
  language: Language,
  row: StateRow | undefined,
): NextState {
  const wanted = states[language] ?? (texts[language] ? "published" : undefined);
  if (wanted === undefined && row) return { state: row.state, publishAt: row.publishAt, publishes: false };
  if (wanted === "unpublished") return { state: "unpublished", publishAt: null, publishes: false };
  if (wanted === "draft" || wanted === undefined) {
    return { state: before[language] ? "published" : "draft", publishAt: null, publishes: false };
  }
  if (wanted === "published" || Date.parse(wanted.at) <= now.getTime()) {
    return { state: "published", publishAt: null, publishes: true };
  }
  return { state: "scheduled", publishAt: new Date(wanted.at), publishes: false };
}

/** A Hungarian text replaces an old post's base fields, slug included. */
async function publishText(
  db: Queries,
  { postId, texts, before, now }: TranslationsToWrite,
  language: Language,
  { text, revision }: SavedText,
): Promise<void> {
  const former = before[language] ?? { title: "", address: "", slug: "" };
  const slug = await uniqueSlug(db, {
    postId,
    title: namedBy(text),
    before: { title: namedBy(former), slug: former.slug },
  });
  // Another release may have saved a text that is not sent now, or it has come with a backup.
  const blocks = texts[language] ? text.blocks : await cleanStored(text.blocks);
  const published = { ...textOf(text), blocks, postId, language, slug };
  await insertSlugs(db, [published]);
  await upsertTranslations(db, [published]);
  const noted = { postId, page: null, language } as const;
  if (texts[language]?.note === "") await takeNoteBack(db, noted, revision);
  await publishPendingNote(db, noted, { revision, now });
}

/** The words from which the slug is made. */
function namedBy({ title, address }: Pick<RevisionText, "title" | "address">): string {
  return address || title;
}

async function withdrawText(db: Queries, postId: string, language: Language): Promise<void> {
  await removeTranslation(db, postId, language);
  if (language === defaultLanguage) await clearBaseFields(db, postId);
  await bumpContentVersion(db, { isRemoval: true });
}

/** The text for a translator: descriptions of pictures and words for search engines are written anew in each language. */
function wordsOf(text: RevisionText): RevisionText {
  const blocks = replaceNodes(text.blocks, (node) =>
    node.type === "picture"
      ? [{ ...node, attrs: { ...node.attrs, alt: "", isDecorative: undefined } }]
      : undefined,
  );
  return { ...noText, title: text.title, summary: text.summary, blocks };
}

/** PostgreSQL orders the keys of a tree in its own way. */
export function isSameText(one: RevisionText, other: RevisionText): boolean {
  return isDeepStrictEqual(textOf(one), textOf(other));
}
