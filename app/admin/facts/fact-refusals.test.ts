import { expect, test } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { factChangeSchema } from "#api/facts/facts.ts";
import { facts as en } from "#i18n/admin/en/facts.ts";
import { facts as es } from "#i18n/admin/es/facts.ts";
import { facts as hu } from "#i18n/admin/hu/facts.ts";
import { refusalsOf } from "./fact-refusals.ts";

const refused = (...paths: string[]) =>
  new ApiError(400, "invalid_field", "refused", {
    fieldErrors: Object.fromEntries(paths.map((path) => [path, "must be what the server says in English"])),
  });

test("what the server refuses is told at its field in the editor's language", () => {
  expect(refusalsOf(refused("note", "value.range.1", "value"), hu.refusals)).toEqual({
    note: "Legfeljebb 2000 karakter lehet.",
    "value.range.1": hu.refusals.value,
    value: hu.refusals.value,
  });
  expect(refusalsOf(refused("source.name", "new"), es.refusals)).toEqual({
    "source.name": "Hace falta un nombre de 1 a 200 caracteres.",
    new: es.refusals.unknown,
  });
});

test("other failures are not about fields", () => {
  expect(refusalsOf(new ApiError(503, "unavailable", "later"), en.refusals)).toBeNull();
  expect(refusalsOf(new TypeError("fetch"), en.refusals)).toBeNull();
});

test("each field that the call may refuse has its words in every language", () => {
  const { value, source, ...fields } = factChangeSchema.shape;
  const paths = [
    ...Object.keys(fields).filter((name) => name !== "isEstimate"),
    ...Object.keys(source.shape).map((name) => `source.${name}`),
  ];
  expect(value).toBeDefined();
  for (const { refusals } of [hu, en, es])
    expect(Object.keys(refusals.fields).toSorted()).toEqual(paths.toSorted());
});
