import { languageNames } from "#i18n/languages.ts";
import type { PostFormMessages } from "#i18n/desk/hu/post-form.ts";
import { textOf, type FormPlace } from "./post-fields.ts";
import type { Flaw } from "./validate-post.ts";

/** The id of a field's control. */
export function placeId(formId: string, place: FormPlace): string {
  return `${formId}-${place.replace(".", "-")}`;
}

/** What a field is called where its language is not plain to see, for example `Title (English)`. */
export function placeName(place: FormPlace, { fields }: PostFormMessages): string {
  const text = textOf(place);
  if (text) return fields.inLanguage(fields[text.name], languageNames[text.language]);
  return fields[place as Exclude<FormPlace, `${string}.${string}`>];
}

/** What is wrong at a place, in words. */
export function flawText(place: FormPlace, flaw: Flaw, isNew: boolean, { errors }: PostFormMessages): string {
  if (flaw.kind === "server") return flaw.message;
  if (flaw.kind === "picture") return errors.codes[flaw.code];
  if (flaw.kind === "no-picture") return errors.pictureType;
  if (flaw.kind === "picture-type") return isNew ? errors.pictureTypeNew : errors.pictureType;
  if (isNew && place === "hu.title") return errors.empty.hungarianTitle;
  const name = textOf(place)?.name ?? place;
  return name in errors.empty ? errors.empty[name as keyof typeof errors.empty] : errors.update;
}
