import type { WantedStates } from "#api/admin/translation-states.ts";
import type { FieldErrors } from "#api/errors/errors.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { may } from "#server/domain/accounts/permissions.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import type { StoredTranslation, StoredFullPost } from "#server/storage/posts/stored-text.ts";
import { completeText, isSameText, type PreparedTranslations } from "./write-translations.ts";
import { findRevision, type RevisionText } from "#server/storage/posts/revisions.ts";
import { findStates, type StateRow } from "#server/storage/posts/translation-states.ts";

type Texts = PreparedTranslations;

/** The fields that all languages share, as they are to be; those that are left out stay. */
export interface CommonFields {
  author: string;
  category: string;
  isPinned?: boolean;
  createdAt?: Date;
  cover?: string;
}

interface Change {
  before: StoredFullPost;
  /** The published texts. */
  published: Partial<Record<Language, StoredTranslation>>;
  common: CommonFields;
  texts: Texts;
  states: WantedStates;
  upToDate: readonly Language[];
}

/**
 * Accounts that may not publish save drafts in languages of their own, and nothing else of a post: no other language, nothing
 * that all languages share, and no text that is about to be published. The rest that is sent must be as it is.
 *
 * @returns the texts to write
 * @throws DomainError `not_allowed`, naming each field that is not theirs
 */
export async function textsWithinRights(db: Queries, by: Actor, change: Change): Promise<Texts> {
  if (by.source !== "account" || may(by.rights, "posts.publish")) return change.texts;
  const { before, common, states, upToDate } = change;
  const texts: Texts = {};
  const refused: Record<string, string> = {};
  if (common.author !== before.author) refused["szerzo"] = "only an editor may change the author";
  if (common.category !== before.category) refused["category"] = "only an editor may change the category";
  if (common.isPinned !== undefined && common.isPinned !== (before.isPinned ?? false))
    refused["isPinned"] = "only an editor may pin a post";
  if (common.createdAt !== undefined && common.createdAt.getTime() !== Date.parse(before.createdAt))
    refused["createdAt"] = "only an editor may change the date";
  if (common.cover !== undefined) refused["file"] = "only an editor may change the cover";
  const own = may(by.rights, "posts.write") ? by.rights.languages : [];
  const rows = new Map((await findStates(db, [before.id])).map((row) => [row.language, row]));
  for (const language of languages) {
    const row = rows.get(language);
    const text = change.texts[language];
    const told = notIn(language);
    if (own.includes(language)) {
      Object.assign(refused, refusedOfOwn(language, change, row));
      if (text) texts[language] = text;
      continue;
    }
    if (states[language] !== undefined) refused[`states.${language}`] = told;
    if (upToDate.includes(language)) refused["upToDate"] = told;
    if (text && !(await isAsItIs(db, text, row, change.published[language])))
      refused[`translations.${language}`] = told;
  }
  refuse(refused);
  return texts;
}

/**
 * For what is kept without being saved: only who could save a text may leave it there.
 * @throws DomainError `not_allowed`, naming each language that is not theirs
 */
export async function requireWriting(
  db: Queries,
  by: Actor,
  postId: string,
  written: readonly Language[],
): Promise<void> {
  if (by.source !== "account" || may(by.rights, "posts.publish")) return;
  const own = may(by.rights, "posts.write") ? by.rights.languages : [];
  const rows = await findStates(db, [postId]);
  const refused: Record<string, string> = {};
  for (const language of written) {
    const isScheduled = rows.some((row) => row.language === language && row.state === "scheduled");
    if (!own.includes(language)) refused[`texts.${language}`] = notIn(language);
    else if (isScheduled) refused[`texts.${language}`] = scheduled;
  }
  refuse(refused);
}

const scheduled = "this text is scheduled: an editor has to take the schedule away first";

function notIn(language: Language): string {
  return `you may not write in this language (${language})`;
}

function refuse(refused: FieldErrors): void {
  const [first] = Object.entries(refused);
  if (first) throw new DomainError("not_allowed", first.join(": "), { fieldErrors: refused });
}

function refusedOfOwn(
  language: Language,
  { published, texts, states }: Change,
  row: StateRow | undefined,
): FieldErrors {
  const text = texts[language];
  const wanted = states[language] ?? (text ? "published" : undefined);
  if (wanted === undefined) return {};
  const field = `states.${language}`;
  if (row?.state === "scheduled") return { [field]: scheduled };
  const isKept = wanted === "draft" || (wanted === "unpublished" && row?.state === "unpublished");
  if (!isKept) return { [field]: `only an editor may publish, schedule or withdraw a text: ask for "draft"` };
  const isEmptied = text && text.title === "" && text.summary === "" && text.blocks.length === 0;
  if (isEmptied && published[language])
    return { [`translations.${language}`]: "only an editor may take away what is published" };
  return {};
}

/** Whether it is the text that readers see, or the one that editors work on. */
async function isAsItIs(
  db: Queries,
  sent: NonNullable<Texts[Language]>,
  row: StateRow | undefined,
  published: RevisionText | undefined,
): Promise<boolean> {
  const working = row && row.revision > 0 ? await findRevision(db, row) : null;
  return [working, published].some((text) => {
    if (!text) return false;
    return isSameText(completeText(sent, text), text);
  });
}
