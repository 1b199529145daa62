import { ApiError, type ErrorCode } from "#api/errors.ts";
import { fieldNames, type FormPlace } from "./post-fields.ts";

/** What a failed save calls for. */
export type SaveFailure =
  | { kind: "offline" }
  | { kind: "signed out" }
  | { kind: "changed meanwhile" }
  /** `message` is the server's, empty when it said nothing of use; `place` is where it belongs, if known. */
  | { kind: "refused"; message: string; code: ErrorCode; place: FormPlace | undefined };

/** Reads from what a call threw what to do about it. */
export function saveFailure(error: unknown): SaveFailure {
  if (!(error instanceof ApiError))
    return { kind: "refused", message: "", code: "internal", place: undefined };
  if (error.status === 0) return { kind: "offline" };
  if (error.status === 401) return { kind: "signed out" };
  if (error.code === "changed_meanwhile") return { kind: "changed meanwhile" };
  // A proxy between us and the server says nothing that an editor could use.
  const message = error.code === "internal" ? "" : error.message;
  return { kind: "refused", message, code: error.code, place: placeOf(error) };
}

/** Where in the form the server's words belong. */
function placeOf({ code, field, message }: ApiError): FormPlace | undefined {
  if (code === "picture_unreadable" || code === "picture_too_large") {
    return message.startsWith("embedded picture") ? undefined : "cover";
  }
  if (field === "szerzo") return "author";
  if (field === "file") return "cover";
  return fieldNames.find((name) => `translations.${name}` === field || name === field);
}
