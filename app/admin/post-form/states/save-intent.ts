import type { ShownState, WantedState, WantedStates } from "#api/admin/translation-states.ts";
import type { WrittenPost } from "#api/posts/posts.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { isUnsavedIn, type FormState } from "#app/admin/post-form/store/form-state.ts";
import {
  differingFields,
  isBlank,
  isStarted,
  textField,
  writtenPostOf,
  type FieldName,
  type PostFields,
} from "#app/admin/post-form/store/post-fields.ts";

/** The changes of state that a save of the form makes. */
export interface SaveIntent {
  /**
   * The new states of languages. A language that is left out has its changes saved, and its readers see what they saw. Without
   * `states` all that is written is published.
   */
  states?: WantedStates;
  /** Translations that agree with the source as it is now. */
  upToDate?: Language[];
  /** Whether the form is left when all is saved. */
  leaves?: boolean;
}

export const publishAll: SaveIntent = { leaves: true };
export const keepDrafts: SaveIntent = { states: {} };

/** To publish all that is written of a new post. A call without states is the former one, which asks for a Hungarian title. */
export function publishNew(fields: PostFields): SaveIntent {
  const started = startedLanguages(fields);
  const isFormer = started.length === 0 || !isBlank(textField("hu", "title"), fields);
  return isFormer ? publishAll : { states: wantedFor(started, "published"), leaves: true };
}

export function wantedFor(of: readonly Language[], wanted: WantedState): WantedStates {
  return Object.fromEntries(of.map((language) => [language, wanted]));
}

/** Whether readers get it, now or at its time. */
export function isPublishing(wanted: WantedState | undefined): boolean {
  return wanted === "published" || typeof wanted === "object";
}

function startedLanguages(fields: PostFields): Language[] {
  return languages.filter((language) => isStarted(fields, language));
}

/** The languages that can be published: those with a title. */
export function readyLanguages(fields: PostFields): Language[] {
  return languages.filter((language) => !isBlank(textField(language, "title"), fields));
}

/** The texts to send, and what becomes of each. */
export function partsToSend(
  { states: wanted }: SaveIntent,
  form: FormState,
): { post: WrittenPost; states?: WantedStates } {
  const post = withoutStoredNotes(writtenPostOf(form.fields), form);
  if (!wanted) return { post };
  const states: WantedStates = {};
  const translations: WrittenPost["translations"] = {};
  for (const language of languages) {
    const isChanged = isUnsavedIn(form, language);
    const state = wanted[language] ?? (isChanged ? keptState(form.status.states[language]) : undefined);
    if (state === undefined) continue;
    states[language] = state;
    const text = post.translations[language];
    if (text) translations[language] = text;
  }
  return { post: { ...post, translations }, states };
}

/** A note that stands as it was stored is not told once more. */
function withoutStoredNotes(post: WrittenPost, { base, fields }: FormState): WrittenPost {
  const changed = new Set(differingFields(base, fields));
  const translations: WrittenPost["translations"] = {};
  for (const language of languages) {
    const text = post.translations[language];
    if (!text) continue;
    const { note: _, ...words } = text;
    translations[language] = changed.has(textField(language, "note")) ? text : words;
  }
  return { ...post, translations };
}

/** A draft takes a schedule away, so a text keeps its own. */
function keptState(state: ShownState): WantedState {
  return state === "unpublished" || typeof state === "object" ? state : "draft";
}

/** The empty fields without which an intent cannot be carried out. */
export function missingFor({ states = {}, leaves = false }: SaveIntent, form: FormState): FieldName[] {
  const { fields, status } = form;
  const needed: FieldName[] = ["author", "category"];
  for (const language of languages) {
    const wanted = states[language];
    const isPublished = isPublishing(wanted);
    // Sent empty, a published text would go, and this intent does not say so.
    const isEmptied = !leaves && status.states[language] === "published" && !isStarted(fields, language);
    if (isPublished || (isEmptied && wanted !== "unpublished")) needed.push(textField(language, "title"));
    if (isPublished && leaves) needed.push(textField(language, "summary"));
  }
  if (startedLanguages(fields).length === 0) needed.push(textField(status.sourceLanguage, "title"));
  return needed.filter((name) => isBlank(name, fields));
}
