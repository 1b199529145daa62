import { pagePath } from "#i18n/addresses.ts";
import { searchPath } from "#i18n/search/search-address.ts";
import { wakePage } from "#tests/support/browser/goto-hydrated.ts";
import {
  expect,
  expectWaking,
  keptAddresses,
  readPage,
  test,
} from "#tests/support/browser/offline-journey.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

test("what was taken along is read, searched and used in flight mode, never opened before", async ({
  page,
  context,
}) => {
  await page.goto(pagePath("pocket-peru", "es"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const block = page.getByRole("region", { name: "La guía en español" });
  // For the first reader, every page of the language is drawn.
  await block.getByRole("button", { name: "Descargar la guía" }).click({ timeout: 90_000 });
  await expect(block.getByRole("status")).toHaveText("Lista: se puede leer en modo avión.", {
    timeout: 60_000,
  });
  // What the pocket has is not kept once more with its page, which tells what it has used when it is hidden.
  const files = async () => (await keptAddresses(page)).filter((address) => address.startsWith("/assets/"));
  await expectWaking(page, pagePath("pocket-peru", "es"));
  const before = await files();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await readPage(page, pagePath("privacy", "es"));
  expect((await files()).filter((address) => !before.includes(address)).length).toBeLessThan(10);
  await context.setOffline(true);

  await page.goto(pagePath("weather", "es"));
  await expect(page.getByRole("complementary", { name: "Sin conexión" })).toBeVisible();
  await page.goto(pagePath("blog", "es"));
  const cover = page.getByRole("article").locator("img").first();
  expect(
    await cover.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.goto(pagePath("packing-list", "es"));
  await wakePage(page);
  await page.getByRole("checkbox").first().check();
  await page.goto(searchPath("es", "soroche"));
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /altura|altitud|soroche/i })
      .first(),
  ).toBeVisible();

  // The page itself says what is there, and that nobody can tell whether it has changed.
  await page.goto(pagePath("pocket-peru", "es"));
  await expect(block).toContainText("Ya está guardada");
});
