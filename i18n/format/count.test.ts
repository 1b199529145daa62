import { expect, test } from "vitest";
import { counter } from "./count.ts";

test("the number is written as the language does", () => {
  expect(counter("hu")(1234567, { other: "{n} lap" })).toBe("1\u00a0234\u00a0567 lap");
  expect(counter("en")(1234567, { other: "{n} pages" })).toBe("1,234,567 pages");
  expect(counter("es")(1234567, { other: "{n} páginas" })).toBe("1\u00a0234\u00a0567 páginas");
});

test("a plural that is not given is the other one", () => {
  expect(counter("hu")(1, { other: "{n} lap" })).toBe("1 lap");
});

test("Spanish has a plural of its own for millions", () => {
  const plurals = { one: "{n} foto", many: "{n} de fotos", other: "{n} fotos" };
  expect(counter("es")(1_000_000, plurals)).toBe("1\u00a0000\u00a0000 de fotos");
});
