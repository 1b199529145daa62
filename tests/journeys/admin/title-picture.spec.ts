import { editGuidePath, pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";

test.beforeEach(({ page }) => signInPage(page));

test.afterEach(({ editor }) => editor.replaceDrawing("en", { id: "pages/place-lima", picture: null }));

test("an editor puts a photograph in the place of the picture of Lima, readers see it with its words, and the drawing again", async ({
  page: admin,
  browser,
}) => {
  await admin.goto(editGuidePath("place-lima", "en"));
  await expectLoaded(admin);
  await admin.getByText("Title picture", { exact: true }).click();
  await expect(admin.getByText("Readers see the drawing.")).toBeVisible();
  await admin.getByRole("button", { name: "Choose another picture" }).press("Enter");
  // Its size is its own: the same bytes would be a picture that another journey has named.
  const buffer = await pictureFile("jpeg", 1648, 1030);
  await admin
    .getByLabel("Upload a new picture…")
    .setInputFiles({ name: "cliffs.jpg", mimeType: "image/jpeg", buffer });
  await expect(admin.getByText("Replaced. Readers get the new picture from now on.")).toBeVisible();
  await expect(admin.getByText("in: Magyar, English and Español")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);

  await admin
    .getByRole("link", { name: "Description, maker, and what of the picture stays visible" })
    .click();
  await expect(admin.getByRole("heading", { name: "cliffs.jpg" })).toBeFocused();
  await admin.getByRole("textbox", { name: "English", exact: true }).fill("Paragliders above the cliffs");
  await admin.getByRole("textbox", { name: "Made by" }).fill("Ana Torres");
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByText("Saved.")).toBeVisible();
  await expect(admin.getByText("no page of the guide")).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const complaints = watchPage(reader);
  await reader.goto(pagePath("place-lima", "en"));
  const picture = reader.getByRole("img", { name: "Paragliders above the cliffs" });
  await expect(picture).toBeVisible();
  await expect(reader.getByText("Photo: Ana Torres")).toBeVisible();
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const typeOfPicture = async () => (await context.request.get(address)).headers()["content-type"];
  expect(await typeOfPicture()).toMatch(/^image\/(avif|webp|jpeg)$/);

  await admin.getByRole("link", { name: "Drawings of the guide" }).click();
  await admin.getByLabel("Search the drawings").fill("places in peru");
  await admin.getByRole("button", { name: "Replace: Lima", exact: true }).click();
  await admin.getByRole("button", { name: "The drawing again" }).click();
  await expect(admin.getByText("Readers see the drawing again.")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);
  await reader.reload();
  await expect(reader.getByText("Photo: Ana Torres")).toHaveCount(0);
  expect(await typeOfPicture()).toBe("image/svg+xml");
  expect(complaints).toEqual([]);
  await context.close();
});
