import { authorsPath } from "#i18n/addresses.ts";
import { authorPath } from "#i18n/blog/author-address.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, openPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { jpegFile } from "#tests/support/samples/pictures.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { writeAuthors } from "#tests/support/samples/written-authors.ts";

test.beforeEach(({ page }) => signInPage(page));

test("an author with a picture is made, chosen in a post, and introduced to readers", async ({
  page: admin,
  editor,
  browser,
}) => {
  const { hash } = await editor.addPicture(await jpegFile(900, 600), "arckep.jpg");
  const post = await editor.createPost(writtenPost());
  await admin.goto(authorsPath("hu"));
  await expectLoaded(admin);
  await admin.getByRole("button", { name: "Új szerző" }).press("Enter");
  const name = admin.getByLabel("Név", { exact: true });
  await expect(name).toBeFocused();
  await admin.getByLabel("Oldalai máshol").fill("example.com");
  await admin.getByRole("button", { name: "Mentés", exact: true }).press("Enter");
  await expect(admin.getByText("Mentés előtt 2 mezőt kell javítani.")).toBeVisible();
  await expect(name).toBeFocused();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);

  await name.fill("Séta Sára");
  await admin.getByLabel("Oldalai máshol").fill("https://www.example.com/sara/");
  await admin.getByLabel("Néhány sor róla (Magyar)").fill("Arequipában él,\nés gyalog jár.");
  await admin.getByRole("button", { name: "Kép választása vagy feltöltése" }).press("Enter");
  await admin.getByRole("button", { name: "arckep" }).click();
  await admin.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(admin.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);

  await openPost(admin, post.id);
  await admin.getByLabel("Szerző a listából").selectOption("Más név…");
  await expect(admin.getByLabel("Szerző", { exact: true })).toBeFocused();
  await admin.getByLabel("Szerző a listából").selectOption("Séta Sára");
  await expect(admin.getByLabel("Szerző", { exact: true })).toHaveCount(0);
  await admin.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(admin).toHaveURL("/hu/admin");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const complaints = watchPage(reader);
  await reader.goto("/hu/post/oszi-tura");
  await reader.getByRole("link", { name: "Séta Sára" }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "Séta Sára" })).toBeVisible();
  await expect(reader.getByText("Arequipában él")).toBeVisible();
  const link = reader.getByRole("link", { name: "example.com/sara" });
  await expect(link).toHaveAttribute("href", "https://www.example.com/sara/");
  const portrait = reader.locator(`img[src*="${hash}"]`);
  // It is there before it has been fetched.
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await reader.goto(authorPath("seta-sara", "en"));
  await expect(reader.getByText("Arequipában él")).toHaveAttribute("lang", "hu");
  for (const width of [1440, 768, 390]) await expectToFit(reader, width);
  expect(complaints).toEqual([]);
  await context.close();

  await admin.goto(authorPath("seta-sara", "hu"));
  for (const [colorScheme, rules] of [
    ["light", "all"],
    ["dark", "colours"],
  ] as const) {
    await admin.emulateMedia({ colorScheme });
    expect(await accessibilityFindings(admin, { rules }), colorScheme).toEqual([]);
  }

  await editor.deletePost(post.id);
  await writeAuthors(editor, { removed: ["seta-sara"] });
  // Another journey may upload the same picture, which would keep this one's name.
  await editor.removePicture(hash);
});
