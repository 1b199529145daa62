import { openPost, signInPage, test, expect } from "#tests/support/browser/admin-journey.ts";
import { postPath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";

test.beforeEach(({ page }) => signInPage(page));

test("an editor says what changed in a post, where a reader finds it, later mends the words, and takes them back", async ({
  page,
  browser,
  editor,
}) => {
  const { id } = await editor.createPost(writtenPost());
  const { slug } = await editor.readPost(id, "hu");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const changes = reader.getByText("Mi változott ezen az oldalon?");
  await reader.goto(postPath(slug, "hu"));
  await expect(changes).toHaveCount(0);

  await openPost(page, id);
  const panel = page.getByRole("tabpanel", { name: "Magyar" });
  const note = panel.getByLabel("Mi változott, és miért?");
  const folded = panel.getByText("Megjegyzés az olvasóknak a változásról");
  await panel.getByLabel("Összefoglaló").fill("Új összefoglaló.");
  await folded.click();
  await note.fill("Új busz jár.");
  // It outlives the page on which it was typed.
  await expect(page.getByText(/^Megőrizve ezen az eszközön/)).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  await page.getByRole("button", { name: "Piszkozat folytatása" }).click();
  await expect(note).toHaveValue("Új busz jár.");
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect
    .poll(async () => (await editor.readPost(id, "hu")).changes)
    .toMatchObject([{ note: "Új busz jár." }]);
  expect((await editor.readPost(id, "en")).changes).toBeUndefined();

  await openPost(page, id);
  await expect(note).toHaveValue("Új busz jár.");
  await note.fill("Új busz jár, naponta kétszer.");
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect
    .poll(async () => (await editor.readPost(id, "hu")).changes)
    .toMatchObject([{ note: "Új busz jár, naponta kétszer." }]);
  await reader.goto(postPath(slug, "hu"));
  await changes.click();
  await expect(reader.getByText("Új busz jár, naponta kétszer.")).toBeVisible();
  await expectToFit(reader, 390);

  await openPost(page, id);
  await note.fill("");
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect.poll(async () => (await editor.readPost(id, "hu")).changes).toBeUndefined();
  await context.close();
  await editor.deletePost(id);
});
