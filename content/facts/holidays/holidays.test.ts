import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadGuidePage } from "#content/loading/load-guide-page.ts";
import { languages } from "#i18n/languages.ts";
import { holidays, ruleOf } from "./holidays.ts";
import { places } from "#content/facts/places/places.ts";

const monthDay = z.string().regex(/^[01]\d-[0-3]\d$/);
const offset = z.int().min(-70).max(70);

const rule = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("day"), day: monthDay }),
  z.strictObject({ kind: z.literal("span"), from: monthDay, to: monthDay }),
  z
    .strictObject({ kind: z.literal("easter"), from: offset, to: offset })
    .refine(({ from, to }) => from <= to, "ends before it begins"),
  z.strictObject({
    kind: z.literal("weekday"),
    month: z.int().min(1).max(12),
    weekday: z.int().min(0).max(6),
    nth: z.int().min(1).max(4),
  }),
]);

const holiday = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  kind: z.enum(["public", "festival"]),
  rule,
  place: z.enum(Object.keys(places)).optional(),
  law: z.string().min(1).optional(),
  since: z.int().min(2022).optional(),
  status: z.enum(["verified", "background"]),
});

test.each(holidays)("$id is well formed", (one) => {
  expect(holiday.safeParse({ ...one, rule: ruleOf(defaultFacts, one) }).error).toBeUndefined();
});

test("there are 16 public holidays, each with its law, and 18 festivals, and no id comes twice", () => {
  const publicOnes = holidays.filter(({ kind }) => kind === "public");
  expect(publicOnes).toHaveLength(16);
  expect(publicOnes.every((one) => "law" in one)).toBe(true);
  expect(holidays).toHaveLength(34);
  expect(new Set(holidays.map(({ id }) => id)).size).toBe(34);
});

test.each(languages)("every holiday has a name and a description in %s", async (language) => {
  const { holidays: texts = {} } = await loadGuidePage("holidays", language);
  expect(new Set(Object.keys(texts))).toEqual(new Set(holidays.map(({ id }) => id)));
  const words = z.strictObject({
    name: z.string().min(3),
    description: z.union([z.string().min(3), z.array(z.looseObject({ text: z.string() }))]),
  });
  expect(z.record(z.string(), words).safeParse(texts).error).toBeUndefined();
});
