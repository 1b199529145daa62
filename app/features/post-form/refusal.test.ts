import { expect, test } from "vitest";
import { postForm } from "#i18n/desk/hu/post-form.ts";
import { flawText } from "./form-place.ts";
import { emptyFields } from "./post-fields.ts";
import { flawOfRefusal, refusalText } from "./refusal.ts";

const refused = { kind: "refused", code: "invalid_field", place: undefined } as const;

test("a field that is empty needs none of the server's words", () => {
  const refusal = { ...refused, message: "szerzo: too small", place: "author" } as const;
  expect(flawOfRefusal(refusal, emptyFields())).toEqual({ kind: "empty" });
  expect(refusalText(refusal, true, true, postForm)).toEqual({ message: null, detail: null });
});

test("at a written field the server's words stand without the name on the wire", () => {
  const refusal = { ...refused, message: "szerzo: is too long", place: "author" } as const;
  const flaw = flawOfRefusal(refusal, emptyFields("Anna"));
  expect(flaw).toEqual({ kind: "server", message: "is too long" });
});

test("a refused cover is told in the language of the interface", () => {
  for (const code of ["picture_unreadable", "picture_too_large"] as const) {
    const refusal = { ...refused, code, message: "The file is not a picture", place: "cover" } as const;
    const flaw = flawOfRefusal(refusal, emptyFields());
    expect(flaw && flawText("cover", flaw, true, postForm)).toBe(postForm.errors.codes[code]);
  }
});

test("a file that no browser shows is told to be no cover", () => {
  expect(flawText("cover", { kind: "no-picture" }, true, postForm)).toBe(postForm.errors.pictureType);
});

test("without words of the server, creating and changing each have their sentence", () => {
  const refusal = { ...refused, code: "internal", message: "" } as const;
  expect(refusalText(refusal, false, true, postForm).message).toBe("A bejegyzést nem sikerült létrehozni");
  expect(refusalText(refusal, false, false, postForm).message).toBe("Hiba történt a bejegyzés frissítésekor");
});

test("a known code has our words first, then the server's", () => {
  const message = "embedded picture 2 of the text: it is damaged";
  expect(refusalText({ ...refused, code: "picture_unreadable", message }, false, true, postForm)).toEqual({
    message: "A képet nem sikerült feldolgozni.",
    detail: message,
  });
});
