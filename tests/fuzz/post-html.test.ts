import { expect, test } from "vitest";
import { cleanHtml } from "#server/domain/posts/clean-html.ts";
import { checkProperty } from "#tests/support/fuzzing/check-property.ts";
import { hostileMarkup } from "#tests/support/fuzzing/hostile-markup.ts";
import { violationsOf } from "#tests/support/readers/canonical-html.ts";

test("hostile markup becomes canonical HTML, which cleaning again does not change", async () => {
  await checkProperty(2000, hostileMarkup, (html) => {
    const clean = cleanHtml(html);
    expect(violationsOf(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  });
});
