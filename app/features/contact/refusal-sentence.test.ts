import { expect, test } from "vitest";
import { ApiError } from "#api/errors.ts";
import { refusalSentence } from "./refusal-sentence.ts";

test.each([400, 403, 429])("what this server says with a %i is for the visitor", (status) => {
  expect(refusalSentence(new ApiError(status, "internal", "Not so."))).toBe("Not so.");
});

test.each([
  new ApiError(500, "internal", "something went wrong"),
  new ApiError(0, "internal", "no answer"),
  new ApiError(403, "internal", ""),
  new ApiError(403, "internal", "\n<!doctype html><title>Forbidden</title>"),
  new Error("no answer"),
])("anything else is not: %s", (error) => {
  expect(refusalSentence(error)).toBeNull();
});
