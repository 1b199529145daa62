import { expect, test } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { en } from "#i18n/admin/en.ts";
import { sessionError } from "./session-dialog.tsx";

test("too many attempts tell after how many minutes to try again", () => {
  const error = new ApiError(429, "too_many_attempts", "too many", { retryAfter: 601 });
  expect(sessionError(error, en).text).toContain("in 11 minutes");
});

test("a wrong password has our words, an unknown refusal the server's, in English", () => {
  const { session } = en.postForm;
  expect(sessionError(new ApiError(401, "wrong_credentials", "no"), en)).toEqual({ text: session.wrong });
  const refusal = new ApiError(403, "unknown", "Closed today");
  expect(sessionError(refusal, en)).toEqual({ text: "Closed today", lang: "en" });
  expect(sessionError(new Error("oops"), en)).toEqual({ text: session.failed });
});
