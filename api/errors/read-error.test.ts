import { expect, test } from "vitest";
import { createApiClient } from "#api/client.ts";
import { ApiError, errorTextOf, formErrorOf } from "./errors.ts";
import { errorOfText } from "./read-error.ts";

/** The error of a call with this answer. */
async function refusal(status: number, body: unknown): Promise<unknown> {
  const answer = typeof body === "string" ? body : JSON.stringify(body);
  const api = createApiClient(async () => new Response(answer, { status }));
  return api.readProfile().catch((error: unknown) => error);
}

test("what is wrong with fields is told by field, and nothing is left for the form", async () => {
  const body = { error: "szerzo: is missing", code: "invalid_field", fieldErrors: { szerzo: "is missing" } };
  expect(await refusal(400, body)).toMatchObject({
    code: "invalid_field",
    fieldErrors: { szerzo: "is missing" },
    formError: undefined,
  });
});

test("what belongs to no field is told of the form", async () => {
  const error = await refusal(413, { error: "the post is too long", code: "too_large" });
  expect(error).toMatchObject({ code: "too_large", fieldErrors: {}, formError: "the post is too long" });
});

test("a code that this build does not know keeps the server's text", async () => {
  const error = await refusal(402, { error: "The quota is used up", code: "quota_used_up" });
  expect(error).toMatchObject({ code: "unknown", formError: "The quota is used up" });
});

test.each([
  ["a failure inside the server", 500, { error: "something went wrong", code: "internal" }],
  ["a page of a proxy", 502, "<!doctype html><title>Bad gateway</title>"],
  ["an answer without a text", 400, { fieldErrors: { szerzo: 1 } }],
])("%s has nothing to tell of use", async (_what, status, body) => {
  expect(await refusal(status, body)).toMatchObject({
    code: "internal",
    fieldErrors: {},
    formError: undefined,
  });
});

test("nothing answered: no text either", () => {
  expect(new ApiError(0, "internal", "the server could not be reached").formError).toBeUndefined();
});

test("what the server says of a refusal is for its reader, what it says of its own failure is not", () => {
  expect(formErrorOf(new ApiError(403, "unknown", "Closed today"))).toBe("Closed today");
  expect(formErrorOf(new ApiError(500, "unknown", "broken"))).toBeUndefined();
  expect(formErrorOf(new Error("oops"))).toBeUndefined();
});

test("an error is told in our text for its code, else in the server's English, else in the fallback", () => {
  const texts = { wrong_credentials: "hibás jelszó" };
  const textOf = (error: unknown) => errorTextOf(error, texts, "nem sikerült");
  expect(textOf(new ApiError(401, "wrong_credentials", "wrong password"))).toEqual({ text: "hibás jelszó" });
  expect(textOf(new ApiError(403, "unknown", "Closed today"))).toEqual({ text: "Closed today", lang: "en" });
  expect(textOf(new ApiError(500, "unknown", "broken"))).toEqual({ text: "nem sikerült" });
  expect(textOf(new Error("oops"))).toEqual({ text: "nem sikerült" });
});

test.each([
  [undefined, 1],
  [1, 1],
  [600, 10],
  [601, 11],
])("a wait of %s seconds is told as %i minutes", (retryAfter, minutes) => {
  const details = retryAfter === undefined ? {} : { retryAfter };
  expect(new ApiError(429, "too_many_attempts", "", details).retryMinutes).toBe(minutes);
});

test.each([
  [400, "invalid_field"],
  [403, "looks_automated"],
  [423, "unknown"],
])("a text with which the e-mail service's protocol refuses (%i) is for its reader", (status, code) => {
  const error = errorOfText(status, "Not so.");
  expect(error.code).toBe(code);
  expect(formErrorOf(error)).toBe("Not so.");
});

test.each([
  [500, "something went wrong"],
  [0, "no answer"],
  [403, ""],
  [403, "\n<!doctype html><title>Forbidden</title>"],
])("any other text of that protocol is not: %i %j", (status, text) => {
  expect(formErrorOf(errorOfText(status, text))).toBeUndefined();
});
