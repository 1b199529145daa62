import { languages } from "#i18n/languages.ts";
import { textField, type FieldName, type FormPlace, type PostFields } from "./post-fields.ts";

/** The server's refusals of a picture, each with a sentence of ours. */
type PictureCode = "picture_unreadable" | "picture_too_large";

/** What is wrong at a place of the form: nothing is written, a rule, or the server's own words. */
export type Flaw =
  | { kind: "empty" | "picture-type" | "no-picture" }
  | { kind: "picture"; code: PictureCode }
  | { kind: "server"; message: string };

export type Flaws = Partial<Record<FormPlace, Flaw>>;

/** What a changed post needs. A new one has no rules here: the server alone says what it misses. */
const neededForChange: readonly FieldName[] = [
  "author",
  "category",
  ...languages.flatMap((language) => [textField(language, "title"), textField(language, "summary")]),
];

/** The needed fields of a changed post that are empty. */
export function validateChange(fields: PostFields): Flaws {
  const empty = neededForChange.filter((name) => fields[name].trim() === "");
  return Object.fromEntries(empty.map((name) => [name, { kind: "empty" } satisfies Flaw]));
}

/** The titles with flaws. */
export function flawedTitles(flaws: Flaws): FieldName[] {
  return languages.map((language) => textField(language, "title")).filter((name) => flaws[name]);
}
