import { expect, test, type Page } from "@playwright/test";
import { cleanHtml } from "#server/domain/clean-html.ts";
import { flawsOf } from "#tests/support/canonical-html.ts";
import { openEditorPage } from "#tests/support/open-editor-page.ts";
import { pastedTexts } from "#tests/support/pasted-texts.ts";
import { randomMarkup } from "#tests/support/random-markup.ts";

test.beforeEach(({ page }) => openEditorPage(page));

const reopened = (page: Page, texts: string[]) =>
  page.evaluate((given) => window.textEditor.reopened(given), texts);

test("what the server stores, opened and saved again, is unchanged", async ({ page }) => {
  const stored = Array.from({ length: 1000 }, (_, seed) => cleanHtml(randomMarkup(seed)));
  const saved = await reopened(page, stored);
  for (const [seed, html] of saved.entries()) expect(html, `seed ${seed}`).toBe(stored[seed]);
});

test("what the editor saves, the server stores unchanged", async ({ page }) => {
  const given = Array.from({ length: 1000 }, (_, seed) => randomMarkup(seed + 5000));
  for (const [seed, html] of (await reopened(page, given)).entries()) {
    expect(cleanHtml(html), `seed ${seed}`).toBe(html);
    expect(flawsOf(html), `seed ${seed}`).toEqual([]);
  }
});

for (const [name, html, saved] of pastedTexts) {
  test(`pasting keeps structure and drops styling: ${name}`, async ({ page }) => {
    const pasted = await page.evaluate((given) => window.textEditor.pasted(given), html);
    expect(pasted).toBe(saved);
    expect(cleanHtml(pasted)).toBe(pasted);
  });
}
