import type { Page } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const delay = 10_000;

/** Milliseconds after which the slides begin to go on by themselves. */
const rest = 7_000;

const slider = (page: Page) => page.getByRole("region", { name: "Sights of Peru" });
/** The slide that is shown; the one that fades away is inert. */
const shownSlide = (page: Page) => slider(page).locator("[aria-roledescription=slide]:not([inert])");
const shownPlace = (page: Page) => shownSlide(page).getByRole("heading", { level: 2 });
const button = (page: Page, name: string) => slider(page).getByRole("button", { name });

const stage = (page: Page) => slider(page).locator("[aria-live]");

/** The English home page on a clock that stands still. */
async function openHome(page: Page) {
  await page.clock.install();
  await page.goto("/en/");
}

/** Waits by the clock of the page: whatever is due in it happens once. */
const wait = (page: Page, milliseconds: number) => page.clock.fastForward(milliseconds);

test("buttons and dots show the places, round and round, and so do arrow keys and swipes", async ({
  page,
}) => {
  await openHome(page);
  await expect(shownPlace(page)).toHaveText("Sacred Valley");
  await button(page, "Next slide").click();
  await expect(shownPlace(page)).toHaveText("Maras");
  await button(page, "Previous slide").click();
  await button(page, "Previous slide").click();
  await expect(shownPlace(page)).toHaveText("Nazca Lines");

  const swipe = { pointerType: "touch", bubbles: true, clientY: 300 };
  await slider(page).dispatchEvent("pointerdown", { ...swipe, clientX: 300 });
  await slider(page).dispatchEvent("pointerup", { ...swipe, clientX: 180 });
  await expect(shownPlace(page)).toHaveText("Sacred Valley");

  // The focus goes with the keys.
  await shownSlide(page).getByRole("link").focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page).getByRole("link", { name: "Find out more: Maras" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(slider(page).getByRole("link", { name: "Find out more: Nazca Lines" })).toBeFocused();

  await button(page, "Slide 4: Machu Picchu").click();
  await expect(shownPlace(page)).toHaveText("Machu Picchu");
  await expect(button(page, "Slide 4: Machu Picchu")).toHaveAttribute("aria-current", "true");
  await expect(slider(page).getByRole("group", { name: "4 of 6" })).toBeVisible();
  await shownSlide(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/en\/peru-top10-attractions#machu-picchu$/);
});

test("the places change every ten seconds, silently, while nobody looks elsewhere, holds or stops them", async ({
  page,
}) => {
  await openHome(page);
  await wait(page, rest);
  await expect(stage(page)).toHaveAttribute("aria-live", "off");
  await wait(page, delay - rest);
  await expect(shownPlace(page)).toHaveText("Maras");

  // A tab out of sight.
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await wait(page, 3 * delay);
  await expect(shownPlace(page)).toHaveText("Maras");
  await hide(false);
  await wait(page, delay);
  await expect(shownPlace(page)).toHaveText("Huacachina");

  await shownSlide(page).getByRole("link").focus();
  await wait(page, 3 * delay);
  await expect(shownPlace(page)).toHaveText("Huacachina");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await slider(page).hover();
  await wait(page, 3 * delay);
  await expect(shownPlace(page)).toHaveText("Huacachina");
  await page.mouse.move(0, 0);
  await wait(page, delay);
  await expect(shownPlace(page)).toHaveText("Machu Picchu");

  await button(page, "Stop changing slides").click();
  await expect(stage(page)).toHaveAttribute("aria-live", "polite");
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await wait(page, 6 * delay);
  await expect(shownPlace(page)).toHaveText("Machu Picchu");
  await button(page, "Start changing slides").click();
  await expect(stage(page)).toHaveAttribute("aria-live", "off");
  await wait(page, delay);
  await expect(shownPlace(page)).toHaveText("Lima");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
});

test("React leaves the place that is shown, and the slides of a home page that it draws go on too", async ({
  page,
}) => {
  await openHome(page);
  await button(page, "Next slide").click();
  await expect(shownPlace(page)).toHaveText("Maras");
  await hydratePage(page);
  await expect(shownPlace(page)).toHaveText("Maras");
  await button(page, "Next slide").click();
  await expect(shownPlace(page)).toHaveText("Huacachina");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Privacy");
  await page.getByRole("banner").getByRole("link", { name: "Irány Peru" }).click();
  await expect(shownPlace(page)).toHaveText("Sacred Valley");
  await page.mouse.move(0, 0);
  await wait(page, rest);
  await expect(stage(page)).toHaveAttribute("aria-live", "off");
  await wait(page, delay - rest);
  await expect(shownPlace(page)).toHaveText("Maras");
  await button(page, "Next slide").click();
  await expect(shownPlace(page)).toHaveText("Huacachina");
});

test("who wants little motion sees no change and no fade that was not asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await wait(page, 3 * delay);
  await expect(shownPlace(page)).toHaveText("Sacred Valley");
  await expect(button(page, "Stop changing slides")).toBeHidden();
  await button(page, "Next slide").click();
  await expect(shownPlace(page)).toHaveText("Maras");
  const durations = await slider(page)
    .getByRole("img")
    .evaluateAll((pictures) =>
      pictures.map((picture) => parseFloat(getComputedStyle(picture).transitionDuration)),
    );
  expect(Math.max(...durations)).toBeLessThan(0.01);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first place is a header with a picture, words and a link, no button, and links to the others", async ({
    page,
  }) => {
    await page.goto("/en/");
    await expect(shownPlace(page)).toHaveText("Sacred Valley");
    await expect(slider(page).getByRole("img")).toHaveAttribute("fetchpriority", "high");
    await expect(slider(page).getByRole("button")).toHaveCount(0);
    await expect(shownSlide(page).getByRole("link")).toHaveAttribute("href", /#sacred-valley$/);
    const others = slider(page).getByRole("list", { name: "Slides" }).getByRole("link");
    await expect(others).toHaveText(["Maras", "Huacachina", "Machu Picchu", "Lima", "Nazca Lines"]);
    await others.nth(2).click();
    await expect(page).toHaveURL("/en/peru-top10-attractions#machu-picchu");
  });
});
