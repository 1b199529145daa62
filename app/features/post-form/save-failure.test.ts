import { expect, test } from "vitest";
import { ApiError } from "#api/errors.ts";
import { saveFailure } from "./save-failure.ts";

test("nothing answered is a lost connection", () => {
  expect(saveFailure(new ApiError(0, "internal", ""))).toEqual({ kind: "offline" });
});

test("a field of a translation is found in the form", () => {
  const error = new ApiError(400, "invalid_field", "translations.hu.title: a Hungarian title is needed", {
    field: "translations.hu.title",
  });
  expect(saveFailure(error)).toMatchObject({ kind: "refused", place: "hu.title" });
});

test("an unreadable cover belongs to the cover, an unreadable picture of a text to no field", () => {
  const cover = new ApiError(400, "picture_unreadable", "the picture file is damaged");
  const embedded = new ApiError(400, "picture_unreadable", "embedded picture 2 of the text: it is damaged");
  expect(saveFailure(cover)).toMatchObject({ place: "cover" });
  expect(saveFailure(embedded)).toMatchObject({ place: undefined });
});

test("a failure inside the server, or of our own, has no words of use", () => {
  expect(saveFailure(new ApiError(500, "internal", "something went wrong"))).toMatchObject({ message: "" });
  expect(saveFailure(new Error("oops"))).toMatchObject({ kind: "refused", message: "" });
});
