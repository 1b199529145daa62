import { stateName } from "#api/admin/state-name.ts";
import type { RevisionSummary } from "#api/admin/revisions.ts";
import type { PresenceAnswer } from "#api/admin/writing-together.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isUnsavedIn, type FormState } from "#app/admin/post-form/store/form-state.ts";
import { isBlank, isStarted, textField } from "#app/admin/post-form/store/post-fields.ts";
import type { SaveIntent } from "./save-intent.ts";

/** The facts about a language that are shown before it is published. */
export interface LookRow {
  language: Language;
  /** Whether it was changed in this form since the last save. */
  isChanged: boolean;
  /** Whether there is a text that readers do not see yet, and who saved it last: null for the site, undefined if not known. */
  draft: { by: string | null | undefined } | null;
  hasText: boolean;
  /** Whether its text is still the source's. */
  isCopy: boolean;
  /** The names of others who have the post open in this language. */
  openBy: string[];
}

/** The work of other people that the last look takes into account. */
export interface LookFacts {
  username: string;
  others: PresenceAnswer["others"];
  /** The newest first; null if they are not known. */
  revisions: readonly Pick<RevisionSummary, "language" | "savedBy">[] | null;
}

/** The facts where there is nothing to ask about. */
const nobody: LookFacts = { username: "", others: [], revisions: null };

/**
 * The languages whose readers the main button could show something else. One that is scheduled or withdrawn keeps its
 * state, unless there is no other.
 */
export function languagesToPublish(form: FormState): Language[] {
  const { fields, status } = form;
  const found = languages.filter((language) => {
    const state = stateName(status.states[language]);
    if (isUnsavedIn(form, language)) return isStarted(fields, language) || state === "published";
    return hasDraft(form, language);
  });
  const open = found.filter((language) => !isKept(form, language));
  return open.length > 0 || Object.values(status.states).includes("published") ? open : found;
}

/** Whether there is a text that readers do not see. */
function hasDraft({ status }: FormState, language: Language): boolean {
  const state = stateName(status.states[language]);
  return status.changed.includes(language) || ["draft", "scheduled", "unpublished"].includes(state);
}

function isKept({ status }: FormState, language: Language): boolean {
  return ["scheduled", "unpublished"].includes(stateName(status.states[language]));
}

export function lookAt(form: FormState, language: Language, facts: LookFacts = nobody): LookRow {
  const { fields, status } = form;
  const content = textField(language, "content");
  const hasText = !isBlank(content, fields);
  const isDraft = hasDraft(form, language);
  return {
    language,
    isChanged: isUnsavedIn(form, language),
    draft: isDraft ? { by: facts.revisions?.find((one) => one.language === language)?.savedBy } : null,
    hasText,
    isCopy:
      hasText &&
      language !== status.sourceLanguage &&
      fields[content] === fields[textField(status.sourceLanguage, "content")],
    openBy: facts.others
      .filter((other) => other.language === language && other.username !== facts.username)
      .map(({ username }) => username),
  };
}

/** Whether the main button may publish it without a question: readers see it already, or the full post is new here. */
export function isPlain(form: FormState, language: Language, isNew: boolean): boolean {
  const { isChanged, draft, hasText, isCopy } = lookAt(form, language);
  const isOwn = isNew || (isChanged && draft === null && form.status.states[language] === "published");
  return isOwn && hasText && !isCopy;
}

/** Whether somebody should know more of it before it goes out, even if they have named it themselves. */
export function isRemarkable({ draft, hasText, isCopy, openBy }: LookRow, username: string): boolean {
  const isForeign = draft !== null && draft.by !== username && draft.by !== null;
  return !hasText || isCopy || openBy.length > 0 || isForeign;
}

/** The plan of a save that needs no question: readers get the changes made here, in languages that are already published. */
export function plainIntent(form: FormState, isNew: boolean): SaveIntent {
  const changed = languagesToPublish(form).filter((language) => isPlain(form, language, isNew));
  // Another cover is one for the readers of every language.
  const shown = form.cover
    ? languages.filter(
        (language) => form.status.states[language] === "published" && !form.status.changed.includes(language),
      )
    : [];
  const states = Object.fromEntries(
    [...changed, ...shown].map((language) => [language, "published" as const]),
  );
  return { states, leaves: true };
}

/** Whether a language is selected for publication before the author has chosen. */
export function isChosenAtFirst(row: LookRow, form: FormState, facts: LookFacts, isNew: boolean): boolean {
  if (isPlain(form, row.language, isNew)) return true;
  const { states } = form.status;
  const isExpected =
    row.isChanged || states[row.language] === "published" || !Object.values(states).includes("published");
  return isExpected && !isRemarkable(row, facts.username);
}
