import type { Picture } from "#api/media.ts";
import type { WholePost } from "#api/posts.ts";
import type { Language } from "#i18n/languages.ts";
import {
  differingFields,
  emptyFields,
  fieldNames,
  fieldsOf,
  textField,
  textNames,
  type FieldName,
  type PostFields,
} from "./post-fields.ts";

/** What was typed, and the stored version on top of which it was. */
export interface FormState {
  /** Of the stored post; absent while it was never saved. */
  id: string | undefined;
  /** Of the stored version that the writing started from. */
  updatedAt: string | undefined;
  base: PostFields;
  baseCover: Picture | null;
  fields: PostFields;
  /** A cover that was chosen and not sent yet. */
  cover: Blob | null;
}

/** What was sent in a save. */
type SentVersion = Pick<FormState, "fields" | "cover">;

export type FormAction =
  | { type: "written"; name: FieldName; value: string }
  | { type: "cover chosen"; cover: Blob | null }
  | { type: "copied"; from: Language; to: Language }
  | { type: "author remembered"; author: string }
  | { type: "draft continued"; form: FormState }
  | { type: "thrown away" }
  | { type: "saved"; sent: SentVersion; post: WholePost }
  | { type: "settled"; theirs: WholePost; fields: PostFields; keepsCover: boolean };

/** The state of a form that nobody has written in yet; `post` is null for a new one. */
export function startForm(post: WholePost | null): FormState {
  const base = post ? fieldsOf(post) : emptyFields();
  const { id, updatedAt, cover: baseCover = null } = post ?? {};
  return { id, updatedAt, base, baseCover, fields: base, cover: null };
}

/** Whether anything was written that is not stored. */
export function isUnsaved({ base, fields, cover }: FormState): boolean {
  return cover !== null || differingFields(base, fields).length > 0;
}

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "written":
      return { ...state, fields: { ...state.fields, [action.name]: action.value } };
    case "cover chosen":
      return { ...state, cover: action.cover };
    case "copied":
      return { ...state, fields: copyTexts(state.fields, action) };
    case "author remembered":
      return withAuthor(state, action.author);
    case "draft continued":
      return action.form;
    case "thrown away":
      return { ...state, fields: state.base, cover: null };
    case "saved":
      return afterSave(state, action);
    case "settled": {
      const { theirs, fields, keepsCover } = action;
      return { ...startForm(theirs), fields, cover: keepsCover ? state.cover : null };
    }
  }
}

function copyTexts(fields: PostFields, { from, to }: { from: Language; to: Language }): PostFields {
  const copies = textNames.map((name) => [textField(to, name), fields[textField(from, name)]]);
  return { ...fields, ...Object.fromEntries(copies) };
}

/** The author of the last new post is a beginning, not something written: it leaves nothing unsaved. */
function withAuthor(state: FormState, author: string): FormState {
  const { base, fields } = state;
  if (fields.author !== base.author) return state;
  return { ...state, base: { ...base, author }, fields: { ...fields, author } };
}

/** What was written while the save was under way stays written, on top of what is stored now. */
function afterSave(state: FormState, { sent, post }: { sent: SentVersion; post: WholePost }): FormState {
  const stored = startForm(post);
  const fields = { ...stored.fields };
  for (const name of fieldNames) {
    if (state.fields[name] !== sent.fields[name]) fields[name] = state.fields[name];
  }
  return { ...stored, fields, cover: state.cover === sent.cover ? null : state.cover };
}
