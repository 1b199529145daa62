import { expect, test } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { postForm } from "#i18n/admin/hu/post-form.ts";
import { storedPost } from "#tests/support/samples/stored-post.ts";
import { emptyFields, fieldsOf } from "#app/admin/post-form/store/post-fields.ts";
import { fieldErrorText, summaryHeadline } from "./error-texts.ts";
import {
  clearFieldErrors,
  firstWrongField,
  formErrorsOf,
  noErrors,
  validateChange,
  type FormErrors,
} from "./form-errors.ts";

const written = fieldsOf(storedPost());
const fallback = postForm.errors.create;

function read(error: unknown, fields = written): FormErrors {
  return formErrorsOf(error, fields, postForm.errors, fallback);
}

test("a changed post needs author, titles and summaries, but no content", () => {
  expect(Object.keys(validateChange(emptyFields())?.fieldErrors ?? {})).toEqual([
    "author",
    "hu.title",
    "hu.summary",
    "en.title",
    "en.summary",
    "es.title",
    "es.summary",
  ]);
});

test("a title of spaces is missing, and named in the headline", () => {
  const errors = validateChange({ ...written, "es.title": "\u200B", "es.summary": "Breve" });
  expect(errors?.fieldErrors).toEqual({ "es.title": "empty" });
  expect(errors && summaryHeadline(errors, false, postForm)).toEqual({
    text: "Minden nyelven meg kell adni a címet",
  });
});

test("a missing summary is not a missing title", () => {
  const errors = validateChange({ ...written, "es.title": "Caminata" });
  expect(errors && summaryHeadline(errors, false, postForm)).toEqual({ text: postForm.errors.summary });
  expect(validateChange({ ...written, "es.title": "Caminata", "es.summary": "Breve" })).toBeNull();
});

test("each field that the server refused has its error, the first leads", () => {
  const fieldErrors = {
    "translations.en.title": "may have at most 300 characters",
    szerzo: "may have at most 120 characters",
  };
  const errors = read(new ApiError(400, "invalid_field", "translations.en.title: …", { fieldErrors }));
  expect(errors).toEqual({
    fieldErrors: {
      author: { message: "may have at most 120 characters" },
      "en.title": { message: "may have at most 300 characters" },
    },
    formError: null,
    isSummarized: true,
  });
  expect(firstWrongField(errors)).toBe("author");
  const { author } = errors.fieldErrors;
  expect(author && fieldErrorText("author", author, false, postForm)).toEqual({
    text: "may have at most 120 characters",
    lang: "en",
  });
});

test("of a language that somebody may not write its name is told, not the server's words", () => {
  const fieldErrors = { "states.en": "you may not write in this language (en)" };
  const { formError } = read(new ApiError(403, "not_allowed", "…", { fieldErrors }));
  expect(formError).toEqual({ text: postForm.errors.codes.not_allowed, detail: "English" });
});

test("a field that is empty needs none of the server's words", () => {
  const fieldErrors = { "translations.hu.title": "a Hungarian title is needed" };
  const { fieldErrors: found } = read(
    new ApiError(400, "invalid_field", "…", { fieldErrors }),
    emptyFields(),
  );
  expect(found).toEqual({ "hu.title": "empty" });
  expect(fieldErrorText("hu.title", "empty", true, postForm)).toEqual({
    text: postForm.errors.empty.title,
  });
});

test("a refused cover is told in the language of the interface", () => {
  for (const code of ["picture_animated", "picture_unreadable", "picture_too_large"] as const) {
    const errors = read(new ApiError(400, code, "no picture", { fieldErrors: { file: "no picture" } }));
    expect(errors).toMatchObject({
      fieldErrors: { cover: code },
      formError: { text: postForm.errors.codes[code], detail: null, field: "cover" },
    });
    expect(fieldErrorText("cover", code, true, postForm)).toEqual({ text: postForm.errors.codes[code] });
  }
});

test("a refused picture of a text belongs to that text, with the server's words", () => {
  const message = "embedded picture 2 of the text: it is damaged";
  const fieldErrors = { "translations.hu.content": message };
  expect(read(new ApiError(400, "picture_unreadable", message, { fieldErrors }))).toMatchObject({
    fieldErrors: { "hu.content": { message } },
    formError: { text: "A képet nem sikerült feldolgozni.", detail: null, field: "hu.content" },
  });
});

test("a known code without a field has our words first, then the server's", () => {
  expect(read(new ApiError(413, "too_large", "Request body is too large")).formError).toEqual({
    text: postForm.errors.codes.too_large,
    detail: "Request body is too large",
  });
});

test("a code that the form does not know is told in the server's words", () => {
  const refusal = new ApiError(402, "unknown", "The quota is used up");
  expect(read(refusal).formError).toEqual({ text: "The quota is used up", lang: "en", detail: null });
  const fieldErrors = { updatedAt: "must be a date" };
  const elsewhere = read(new ApiError(400, "invalid_field", "updatedAt: must be a date", { fieldErrors }));
  expect(elsewhere).toMatchObject({ fieldErrors: {}, formError: { text: "updatedAt: must be a date" } });
});

test.each([
  new ApiError(500, "internal", "something went wrong"),
  new ApiError(400, "bad_request", ""),
  new Error("oops"),
])("without words of use there is the fallback: %s", (error) => {
  expect(read(error)).toEqual({
    fieldErrors: {},
    formError: { text: fallback, detail: null },
    isSummarized: true,
  });
});

test("a file that no browser shows is told to be no cover", () => {
  expect(fieldErrorText("cover", "no picture", true, postForm)).toEqual({
    text: postForm.errors.pictureType,
  });
});

test("a stored picture that is gone is told of at the cover", () => {
  const gone = new ApiError(400, "invalid_field", "picture: there is no such picture", {
    fieldErrors: { picture: "there is no such picture" },
  });
  expect(formErrorsOf(gone, emptyFields(), postForm.errors, "?").fieldErrors).toEqual({
    cover: "picture gone",
  });
  expect(fieldErrorText("cover", "picture gone", false, postForm).text).toBe(postForm.errors.pictureGone);
});

test("the errors go with the last field that had one", () => {
  const errors: FormErrors = {
    fieldErrors: { "hu.title": "empty", author: "empty" },
    formError: null,
    isSummarized: true,
  };
  const once = clearFieldErrors(errors, ["hu.title"]);
  expect(once).toEqual({ ...errors, fieldErrors: { author: "empty" } });
  expect(clearFieldErrors(once, ["author"])).toEqual(noErrors);
});

test("a form error goes with the field that raised it; one of no field stays", () => {
  const raised = { text: "no picture", detail: null, field: "cover" } as const;
  const errors: FormErrors = {
    fieldErrors: { cover: "picture_unreadable" },
    formError: raised,
    isSummarized: true,
  };
  expect(clearFieldErrors(errors, ["cover"])).toEqual(noErrors);
  const whole: FormErrors = {
    fieldErrors: {},
    formError: { text: "failed", detail: null },
    isSummarized: true,
  };
  expect(clearFieldErrors(whole, ["author"])).toEqual(whole);
});
