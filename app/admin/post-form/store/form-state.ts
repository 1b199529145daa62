import type { Picture } from "#api/posts/posts.ts";
import type { FullPost } from "#api/posts/posts.ts";
import { defaultLanguage, languages, type Language } from "#i18n/languages.ts";
import { isStoredCover, type ChosenCover } from "#app/admin/post-form/chosen-cover.ts";
import {
  translationStatusOf,
  type TranslationStatus,
} from "#app/admin/post-form/states/translation-status.ts";
import {
  differingFields,
  emptyFields,
  fieldNames,
  fieldsOf,
  textField,
  textNames,
  textOf,
  wordNames,
  type FieldName,
  type FormField,
  type PostFields,
  type TextName,
} from "./post-fields.ts";

export interface FormState {
  id: string | undefined;
  /** The `updatedAt` of the stored version that the editor started from. */
  updatedAt: string | undefined;
  base: PostFields;
  baseCover: Picture | null;
  fields: PostFields;
  cover: ChosenCover | null;
  status: TranslationStatus;
}

type SentVersion = Pick<FormState, "fields" | "cover">;

export type FormAction =
  | { type: "written"; name: FieldName; value: string }
  | { type: "cover chosen"; cover: ChosenCover | null }
  | { type: "copied"; from: Language; to: Language }
  | { type: "author prefilled"; author: string }
  | { type: "draft resumed"; form: FormState }
  | { type: "discarded" }
  | { type: "saved"; sent: SentVersion; post: FullPost }
  | { type: "restored"; post: FullPost }
  | { type: "text replaced"; language: Language; text: Record<TextName, string> }
  | { type: "source changed"; post: FullPost }
  | { type: "conflict resolved"; theirs: FullPost; fields: PostFields; keepsCover: boolean };

/** The state of an unchanged form; `post` is null for a new one, which begins in the language `first`. */
export function startForm(post: FullPost | null, first: Language = defaultLanguage): FormState {
  const base = post ? fieldsOf(post) : emptyFields();
  const { id, updatedAt, cover: baseCover = null } = post ?? {};
  return {
    id,
    updatedAt,
    base,
    baseCover,
    fields: base,
    cover: null,
    status: translationStatusOf(post, first),
  };
}

export function isUnsaved({ base, fields, cover }: FormState): boolean {
  return cover !== null || differingFields(base, fields).length > 0;
}

export function isUnsavedIn({ base, fields }: FormState, language: Language): boolean {
  return differingFields(base, fields).some((name) => textOf(name)?.language === language);
}

/** The form with these fields as they were stored, as if they had not been changed. */
export function withBaseOf(state: FormState, names: ReadonlySet<FormField>): FormState {
  if (names.size === 0) return state;
  const fields = { ...state.fields };
  for (const name of fieldNames) if (names.has(name)) fields[name] = state.base[name];
  return { ...state, fields, cover: names.has("cover") ? null : state.cover };
}

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "written":
      return { ...state, fields: { ...state.fields, [action.name]: action.value } };
    case "cover chosen":
      return chooseCover(state, action.cover);
    case "copied":
      return { ...state, fields: copyTexts(state.fields, action) };
    case "author prefilled":
      return prefillAuthor(state, action.author);
    case "draft resumed":
      // Where the languages stand is known better since; an earlier release kept nothing of it.
      return { ...action.form, status: state.status };
    case "discarded":
      return { ...state, fields: state.base, cover: null };
    case "saved":
      return afterSave(state, action);
    case "restored":
      return startForm(action.post);
    case "text replaced":
      return { ...state, fields: withText(state.fields, action) };
    case "source changed":
      return { ...state, status: translationStatusOf(action.post) };
    case "conflict resolved": {
      const { theirs, fields, keepsCover } = action;
      return { ...startForm(theirs), fields, cover: keepsCover ? state.cover : null };
    }
  }
}

/** Whether another cover only decorates is asked anew. */
function chooseCover(state: FormState, chosen: ChosenCover | null): FormState {
  const cover = isStoredCover(chosen, state.baseCover) ? null : chosen;
  const fields = { ...state.fields };
  for (const language of languages) {
    const role = textField(language, "coverRole");
    fields[role] = cover ? "" : state.base[role];
  }
  return { ...state, cover, fields };
}

function withText(
  fields: PostFields,
  { language, text }: { language: Language; text: Record<TextName, string> },
): PostFields {
  const replaced = { ...fields };
  for (const name of textNames) replaced[textField(language, name)] = text[name];
  return replaced;
}

function copyTexts(fields: PostFields, { from, to }: { from: Language; to: Language }): PostFields {
  const copies = wordNames.map((name) => [textField(to, name), fields[textField(from, name)]]);
  return { ...fields, ...Object.fromEntries(copies) };
}

/** The suggested author of a new post does not count as an unsaved change. */
function prefillAuthor(state: FormState, author: string): FormState {
  const { base, fields } = state;
  if (fields.author !== base.author) return state;
  return { ...state, base: { ...base, author }, fields: { ...fields, author } };
}

/** Changes made during the save stay, on top of the newly stored version. */
function afterSave(state: FormState, { sent, post }: { sent: SentVersion; post: FullPost }): FormState {
  const stored = startForm(post);
  const fields = { ...stored.fields };
  for (const name of fieldNames) {
    if (state.fields[name] !== sent.fields[name]) fields[name] = state.fields[name];
  }
  return { ...stored, fields, cover: state.cover === sent.cover ? null : state.cover };
}
