import { expect, test } from "vitest";
import { ApiError } from "#api/errors/errors.ts";
import { en } from "#i18n/admin/en.ts";
import { saveErrorsOf } from "./fault-texts.ts";

const { guide } = en;

const refusal = (fieldErrors: Record<string, string>) =>
  saveErrorsOf(new ApiError(400, "invalid_field", "", { fieldErrors }), guide);

test("each fault that a document can have is told with what it concerns and where it is mended", () => {
  for (const [fault, label] of Object.entries(guide.errors.fields)) {
    if (fault === "title") continue;
    const [told, ...others] = refusal({ [fault]: "page:nowhere" }).faults;
    expect(others).toEqual([]);
    expect(told).toMatchObject({ field: "text", label });
    expect(told?.text).toContain("page:nowhere");
  }
});

test("what the page's details lack is told at each of them", () => {
  const { headline, faults } = refusal({ title: "title, description" });
  expect(headline).toBe(guide.errors.summary);
  expect(faults.map(({ field }) => field)).toEqual(["title", "description"]);
});

test("a failure that is none of the document's names no field", () => {
  expect(saveErrorsOf(new ApiError(0, "unknown", ""), guide)).toEqual({
    headline: guide.errors.unreachable,
    faults: [],
  });
  expect(saveErrorsOf(new Error("broken"), guide).headline).toBe(guide.errors.failed);
});
