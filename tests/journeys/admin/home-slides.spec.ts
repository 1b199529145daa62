import { adminPaths } from "#api/admin/admin-paths.ts";
import type { LibraryPicture } from "#api/admin/media-library.ts";
import { homeSlidesPath, pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { animation, pictureFile } from "#tests/support/samples/pictures.ts";

test.beforeEach(({ page }) => signInPage(page));

test.afterEach(async ({ editor }) => editor.restoreSlides((await editor.readAdminSlides()).version));

test("an owner's slide with a picture uploaded in the form is the first that readers see, and leads where they want, until the original ones are back", async ({
  page: admin,
  browser,
}) => {
  await admin.goto(pagePath("home", "hu"));
  await expect(admin.getByRole("link", { name: "Szerkesztés: szakaszok, kártyák" })).toBeVisible();
  await admin.getByRole("link", { name: "Szerkesztés: diák" }).click();
  await expect(admin).toHaveURL(homeSlidesPath("hu"));
  await expectLoaded(admin);
  await admin.getByRole("button", { name: "Új dia" }).press("Enter");
  const slide = admin.getByRole("listitem").filter({ hasText: "Cím nélküli dia" });
  await expect(slide.getByRole("button", { name: "Kép választása vagy feltöltése" })).toBeFocused();
  await admin.getByRole("button", { name: "Mentés", exact: true }).press("Enter");
  await expect(admin.getByText("Mentés előtt még 2 mezőt ki kell tölteni.")).toBeVisible();
  await expect(slide.getByText("Ehhez a diához kép kell.")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);

  await admin.keyboard.press("Enter");
  const upload = admin.getByLabel("Új kép feltöltése…");
  const moving = { name: "lama.gif", mimeType: "image/gif", buffer: await animation("gif") };
  await upload.setInputFiles(moving);
  await expect(slide.getByRole("alert")).toContainText("Válasszatok olyat, amelyik nem mozog.");
  const sent = Promise.withResolvers<void>();
  await admin.route(adminPaths.media, async (route) => {
    await sent.promise;
    await route.continue();
  });
  const buffer = await pictureFile("jpeg", 1600, 1000);
  await upload.setInputFiles({ name: "vonat.jpg", mimeType: "image/jpeg", buffer });
  const subtitle = admin.getByRole("group", { name: "Magyar" }).getByLabel("Alcím");
  await subtitle.fill("Amíg a kép úton van");
  const answered = admin.waitForResponse(
    (response) => response.url().endsWith(adminPaths.media) && response.request().method() === "POST",
  );
  sent.resolve();
  const { hash } = (await (await answered).json()) as LibraryPicture;
  await expect(slide.getByRole("alert")).toHaveCount(0);
  await expect(admin.getByLabel("Mi látható a képen?")).toHaveCount(3);
  await expect(subtitle).toHaveValue("Amíg a kép úton van");
  await expect(subtitle).toBeFocused();
  for (const language of ["Magyar", "English", "Español"]) {
    const words = admin.getByRole("group", { name: language });
    await words.getByLabel("Cím", { exact: true }).fill(`Vonattal (${language})`);
    await words.getByLabel("Mi látható a képen?").fill("Vonat a hegyek között.");
  }
  for (let press = 0; press < 6; press++)
    await admin.getByRole("button", { name: "Vonattal (Magyar): előrébb" }).press("Enter");
  await admin.getByRole("button", { name: "Elrejtés: Maras" }).click();
  await admin.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(admin.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const complaints = watchPage(reader);
  await reader.goto(pagePath("home", "en"));
  await expect(reader.getByRole("heading", { name: "Vonattal (English)" })).toBeVisible();
  const picture = reader.getByRole("img", { name: "Vonat a hegyek között." });
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`/media/${hash}/`);
  expect((await picture.boundingBox())?.width).toBeGreaterThan(600);
  await expect(reader.getByRole("link", { name: "Maras" })).toHaveCount(0);

  // It has no link that the focus could go to with the keys.
  const visitor = await browser.newPage();
  await gotoHydrated(visitor, pagePath("home", "en"));
  const slider = visitor.getByRole("region", { name: "Sights of Peru" });
  await slider.getByRole("button", { name: "Next slide" }).click();
  const link = slider.getByRole("link", { name: "Find out more: Sacred Valley" });
  await link.focus();
  await visitor.keyboard.press("ArrowLeft");
  await expect(slider.getByRole("group", { name: "1 of 6" })).toBeFocused();
  await visitor.keyboard.press("ArrowRight");
  await expect(link).toBeFocused();
  await visitor.close();

  await admin.getByLabel("Hová vezet?").selectOption("Gyalogtúrák");
  await admin.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(admin.getByText("Elmentve, az olvasók már így látják.")).toBeVisible();
  await reader.reload();
  const trip = reader.getByRole("link", { name: "Find out more: Vonattal (English)" });
  await expect(trip).toHaveAttribute("href", pagePath("treks", "en"));

  await admin.getByRole("button", { name: "Eredeti diák…" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Visszaállítás" }).click();
  await expect(admin.getByRole("button", { name: "Eredeti diák…" })).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole("heading", { name: "Sacred Valley" })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
