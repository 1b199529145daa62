import type { PostFormMessages } from "#i18n/desk/hu/post-form.ts";
import type { PostFields } from "./post-fields.ts";
import type { SaveFailure } from "./save-failure.ts";
import type { Flaw } from "./validate-post.ts";

type Refusal = Extract<SaveFailure, { kind: "refused" }>;

/** What the server's refusal says of one field, if it belongs to one. */
export function flawOfRefusal({ place, message, code }: Refusal, fields: PostFields): Flaw | undefined {
  if (place === undefined) return undefined;
  if (place !== "cover" && fields[place].trim() === "") return { kind: "empty" };
  if (place === "cover" && (code === "picture_unreadable" || code === "picture_too_large")) {
    return { kind: "picture", code };
  }
  // The server begins with the name that the field has on the wire.
  return { kind: "server", message: message.replace(/^[\w.]+: /, "") };
}

/**
 * What to say above the form: the server's own words, after ours where its code has a sentence.
 * An empty field needs none of the server's words: what is missing is told at its place.
 */
export function refusalText(
  { code, message, place }: Refusal,
  isEmptyField: boolean,
  isNew: boolean,
  { errors }: PostFormMessages,
): { message: string | null; detail: string | null } {
  if (isEmptyField) return { message: null, detail: null };
  const general = isNew ? errors.create : errors.update;
  const codes: Partial<Record<string, string>> = errors.codes;
  const ours = codes[code];
  // What belongs to a field is said there.
  if (ours !== undefined) return { message: ours, detail: place === undefined ? message : null };
  return { message: message || general, detail: null };
}
