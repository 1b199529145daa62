import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const path = pagePath("phrasebook", "en");

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a phrase is found, shown in large letters, said, and kept among the favourites", async ({ page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      Object.assign(globalThis, { SpeechSynthesisUtterance: String });
      Object.defineProperty(window, "speechSynthesis", {
        value: {
          getVoices: () => [{ lang: "es-PE", localService: true }],
          cancel: () => {},
          speak: (phrase: object) => said.push(String(phrase)),
        },
      });
    });
    await page.goto(path);
    await page.getByRole("searchbox", { name: "Search the phrases" }).fill("telefono");
    await expect(page.getByText("1 phrase found")).toBeVisible();
    const phrase = "¿Me presta su teléfono? Es urgente";
    await expect(page.getByText("meh PREHS-tah soo teh-LEH-foh-noh? ehs oor-HEHN-teh")).toBeVisible();

    const show = page.getByRole("link", { name: `Show in large letters: ${phrase}` });
    await show.tap();
    const dialog = page.getByRole("dialog", { name: phrase });
    await dialog.getByRole("button", { name: `Listen in Spanish: ${phrase}` }).tap();
    expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([phrase]);
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    expect(await accessibilityFindings(page, { part: "dialog" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(show).toBeFocused();

    const star = page.getByRole("button", { name: `Favourite: ${phrase}` });
    await star.tap();
    await expect(page.getByText("Kept on this device.")).toBeAttached();
    await page.reload();
    const favourites = page.getByRole("region", { name: "Favourites" });
    await expect(favourites.getByText(phrase)).toBeVisible();
    await expectToFit(page, 390);
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
    await page.emulateMedia({ media: "print" });
    await expect(favourites.getByText(phrase)).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await favourites.getByRole("button", { name: `Favourite: ${phrase}` }).tap();
    await expect(favourites.getByText(phrase)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem("phrasebookFavourites"))).toBe(null);
  });
});

test("a device that keeps no favourites is told of, and they last until the page is closed", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(`${path}#help`);
  await page.getByRole("button", { name: "Favourite: ¡Ayuda!" }).press("Enter");
  await page.getByRole("button", { name: "Favourite: Hola" }).press("Enter");
  await expect(page.getByText("the favourites last until you close the page")).toBeAttached();
  await expect(page.getByRole("region", { name: "Favourites" }).getByRole("listitem")).toHaveCount(2);
});
