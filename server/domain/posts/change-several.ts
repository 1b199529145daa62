import { isDeepStrictEqual } from "node:util";
import type { Block } from "#api/documents/block-tree.ts";
import type { BulkChange, BulkReport } from "#api/admin/admin-posts.ts";
import type { BulkAction } from "#api/admin/post-list-words.ts";
import { stateName } from "#api/admin/state-name.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { usernameOf, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Database } from "#server/storage/database.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { findRevisions } from "#server/storage/posts/revisions.ts";
import { readAdminPost, type AdminPost } from "./admin-posts.ts";
import { movePostToBin } from "./bin.ts";
import { changeTexts } from "./write-post.ts";
import type { PreparedTranslations } from "./write-translations.ts";

interface Writer {
  now: Date;
  by: Actor;
}

type Failure = BulkReport["failed"][number];

/**
 * Publishes, withdraws or deletes languages of several posts, each post by itself: what fails with one is told and keeps no
 * other back. A chosen language that a post does not have is passed over.
 */
export async function changeSeveral(db: Database, change: BulkChange, writer: Writer): Promise<BulkReport> {
  const report: BulkReport = { done: [], failed: [] };
  for (const id of new Set(change.posts)) {
    try {
      const post = await readAdminPost(db, id);
      const { able, failed } = sortOut(post, change, await findWriters(db, post.id), writer.by);
      report.failed.push(...failed);
      if (able.length === 0) continue;
      await changeOne(db, post, able, change.action, writer);
      report.done.push(post.id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const reason = error.code === "not_found" ? "not_found" : "refused";
      report.failed.push({ post: id, title: "", language: null, reason, error: error.message });
    }
  }
  return report;
}

/** Finds who saved each language last; null is the site itself. */
async function findWriters(db: Database, id: string): Promise<Map<Language, string | null>> {
  const newestLast = (await findRevisions(db, id)).toReversed();
  return new Map(newestLast.map(({ language, savedBy }) => [language, savedBy]));
}

/** The languages that can be changed, and why others cannot. */
function sortOut(
  post: AdminPost,
  { action, languages: chosen }: BulkChange,
  writers: Map<Language, string | null>,
  by: Actor,
) {
  const fail = (language: Language | null, reason: Failure["reason"]): Failure => {
    return { post: post.id, title: titleOf(post), language, reason, error: "" };
  };
  const written = languages.filter((one) => chosen.includes(one) && post.states[one] !== "none");
  if (action === "delete")
    return { able: written, failed: written.length > 0 ? [] : [fail(null, "no_text")] };
  if (action === "unpublish") {
    const able = written.filter((one) => ["published", "scheduled"].includes(stateName(post.states[one])));
    return { able, failed: able.length > 0 ? [] : [fail(null, "not_published")] };
  }
  const titled = written.filter((one) => workedTitle(post, one) !== "");
  const untitled = written.filter((one) => !titled.includes(one)).map((one) => fail(one, "no_title"));
  const unseen = titled.filter((one) => needsLook(post, one, writers.get(one) ?? null, by));
  return {
    able: titled.filter((one) => !unseen.includes(one)),
    failed:
      written.length > 0
        ? [...untitled, ...unseen.map((one) => fail(one, "needs_look"))]
        : [fail(null, "no_text")],
  };
}

/**
 * Whether a text needs the author's look in the form before it is published: the form would warn about it, or somebody
 * has withdrawn it or scheduled it for later.
 */
function needsLook(post: AdminPost, language: Language, writer: string | null, by: Actor): boolean {
  if (["scheduled", "unpublished"].includes(stateName(post.states[language]))) return true;
  const draft = post.drafts[language];
  if (!draft) return false;
  const isForeign = writer !== null && writer !== usernameOf(by);
  const isCopy =
    language !== post.sourceLanguage &&
    isDeepStrictEqual(draft.blocks, workedBlocks(post, post.sourceLanguage));
  return draft.blocks.length === 0 || isForeign || isCopy;
}

function workedBlocks(post: AdminPost, language: Language): Block[] {
  const base = language === defaultLanguage ? post.blocks : [];
  return post.drafts[language]?.blocks ?? post.translations[language]?.blocks ?? base;
}

async function changeOne(
  db: Database,
  post: AdminPost,
  able: Language[],
  action: BulkAction,
  writer: Writer,
): Promise<void> {
  const { id } = post;
  const rest = languages.filter((one) => post.states[one] !== "none" && !able.includes(one));
  if (action === "delete" && rest.length === 0) return movePostToBin(db, id, writer);
  const states = action === "delete" ? {} : stateOfEach(able, action);
  const texts = action === "delete" ? emptyTexts(able) : {};
  await db.transaction(async (tx) => {
    await lockPostWrites(tx);
    await changeTexts(tx, id, { texts, states, ...writer });
  });
}

function stateOfEach(able: Language[], action: "publish" | "unpublish") {
  const state = action === "publish" ? ("published" as const) : ("unpublished" as const);
  return Object.fromEntries(able.map((language) => [language, state]));
}

/** A text that is saved empty is removed. */
function emptyTexts(able: Language[]): PreparedTranslations {
  return Object.fromEntries(able.map((language) => [language, { title: "", summary: "", blocks: [] }]));
}

function workedTitle(post: AdminPost, language: Language): string {
  const base = language === defaultLanguage ? post.title : "";
  return post.drafts[language]?.title ?? post.translations[language]?.title ?? base;
}

function titleOf(post: AdminPost): string {
  return languages.map((language) => workedTitle(post, language)).find((title) => title !== "") ?? "";
}
