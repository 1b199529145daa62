import type { BrowserContext } from "@playwright/test";
import {
  bannerOf,
  settingsOf,
  storeChoice,
  storedCookie,
  test,
} from "#tests/support/browser/consent-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { gotoHydrated, hydratePage } from "#tests/support/browser/goto-hydrated.ts";

const day = 24 * 60 * 60;

/** The page's style as it is: whether two buttons weigh the same. */
function looksOf(element: Element) {
  const { backgroundColor, color, fontSize, fontWeight, boxShadow, height, width } =
    getComputedStyle(element);
  return { backgroundColor, color, fontSize, fontWeight, boxShadow, height, width };
}

/** Whether a choice is kept for 365 days, for this site alone. */
async function expectStored(context: BrowserContext, value: "accepted" | "declined", since: number) {
  const cookie = await storedCookie(context);
  expect(cookie).toMatchObject({ value, sameSite: "Strict", secure: true, path: "/", httpOnly: false });
  const lifetime = (cookie?.expires ?? 0) - since / 1000;
  expect(lifetime).toBeGreaterThan(364.9 * day);
  expect(lifetime).toBeLessThan(365.1 * day);
}

test("the question stands until it is answered, its two answers of equal weight, also while the page is not hydrated; neither paper nor the admin area has it", async ({
  page,
  context,
}) => {
  await page.goto("/hu/blog");
  const { banner, accept, decline } = bannerOf(page);
  await expect(banner).toBeVisible();
  expect(await accept.evaluate(looksOf)).toEqual(await decline.evaluate(looksOf));
  await page.emulateMedia({ media: "print" });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await banner.getByRole("link", { name: "Adatvédelem" }).click();
  await expect(page).toHaveURL("/hu/adatvedelem");
  await page.goto("/hu/adatvedelem");
  await expect(banner).toBeVisible();
  expect(await storedCookie(context)).toBeUndefined();
  await decline.click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  expect((await storedCookie(context))?.value).toBe("declined");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await hydratePage(page);
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();

  await context.clearCookies();
  await page.goto("/hu/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(settingsOf(page)).toHaveCount(0);
});

test("the answer is kept for a year and can be changed at the foot of the page, and in another window: players come, and go again @core", async ({
  page,
  context,
  posts,
}) => {
  await gotoHydrated(page, posts.hu);
  const { banner, accept, decline } = bannerOf(page);
  const players = page.locator(".prose iframe");
  const picture = page.locator('.prose img[alt="Lima"]');
  await page.getByRole("link", { name: "Videó lejátszása (YouTube)" }).click();
  await expect(players).toHaveCount(1);
  await expect(players.first()).toHaveAttribute("src", /autoplay=1/);

  let before = Date.now();
  await accept.click();
  await expect(players).toHaveCount(2);
  await expect(players.last()).not.toHaveAttribute("src", /autoplay/);
  await expectStored(context, "accepted", before);
  // Its size is not known before it is there: until then it may move what is below it.
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await expect(page.getByText("Rendben: a videók és a képek maguktól betöltődnek.")).toBeAttached();

  await settingsOf(page).click();
  await expect(banner).toBeFocused();
  await expect(banner).toContainText("Jelenleg: elfogadva.");
  before = Date.now();
  await decline.click();
  await expect(settingsOf(page)).toBeFocused();
  await expectStored(context, "declined", before);
  await expect(players).toHaveCount(0);
  await expect(picture).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Videó lejátszása (YouTube)" })).toBeVisible();
  await settingsOf(page).click();
  await expect(banner).toContainText("Jelenleg: elutasítva.");

  // A choice in one window takes effect in every other at once.
  const other = await context.newPage();
  await gotoHydrated(other, "/hu/blog");
  await settingsOf(other).click();
  await bannerOf(other).accept.click();
  await expect(players).toHaveCount(2);
  await settingsOf(other).click();
  await bannerOf(other).decline.click();
  await expect(players).toHaveCount(0);
});

test("the videos of the home page come and go with the answer, without taking the focus", async ({
  page,
  context,
  site,
}) => {
  await storeChoice(context, site.url, "accepted");
  await gotoHydrated(page, "/hu/");
  const section = page.getByRole("region", { name: "Legfrissebb videóink" });
  await expect(section.locator("iframe")).toHaveCount(3);
  await expect(section.locator('iframe[src*="autoplay"]')).toHaveCount(0);
  await expect(page.locator("body")).toBeFocused();
  await settingsOf(page).click();
  await bannerOf(page).decline.click();
  await expect(section.locator("iframe")).toHaveCount(0);
  await section.getByRole("link", { name: "Videó lejátszása: Machu Picchu hajnalban" }).click();
  await expect(section.locator("iframe")).toHaveCount(1);
});

test("an older browser takes over what another window chose when one comes back", async ({
  page,
  context,
  posts,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, "cookieStore", { value: undefined }));
  await gotoHydrated(page, posts.hu);
  const other = await context.newPage();
  await gotoHydrated(other, "/hu/blog");
  await bannerOf(other).accept.click();
  await expect(bannerOf(page).banner).toBeVisible();
  // A browser without a window shows all its tabs at once.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(bannerOf(page).banner).toBeHidden();
  await expect(page.locator(".prose iframe")).toHaveCount(2);
});

test("the keyboard comes to the question between the header and the page; who only wanted to look leaves it by Escape or its button", async ({
  page,
  context,
}) => {
  await gotoHydrated(page, "/hu/blog");
  const { banner, accept, decline } = bannerOf(page);
  // A question that has not been answered stays, and Escape leads back.
  await settingsOf(page).click();
  await expect(banner).toBeFocused();
  await expect(banner.getByRole("button")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(settingsOf(page)).toBeFocused();
  await expect(banner).toBeVisible();

  await page.getByRole("link", { name: "Español" }).focus();
  const passed: (string | null)[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab");
    passed.push(await page.locator(":focus").textContent());
  }
  expect(passed).toEqual(["Adatvédelem", await accept.textContent(), await decline.textContent()]);
  await page.keyboard.press("Tab");
  const focused = page.getByRole("main").locator(":focus");
  await expect(focused).toHaveCount(1);
  await accept.focus();
  await page.keyboard.press("Enter");
  await expect(accept).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(1);

  const close = banner.getByRole("button", { name: "Bezárás" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settingsOf(page).click();
    await expect(banner).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(banner).toBeHidden();
    await expect(settingsOf(page)).toBeFocused();
    await settingsOf(page).click();
    await close.click();
    await expect(banner).toBeHidden();
    await expect(settingsOf(page)).toBeFocused();
  }
  expect((await storedCookie(context))?.value).toBe("accepted");
});

test("who has chosen is not asked while the page's scripts are on their way", async ({
  page,
  context,
  site,
}) => {
  await storeChoice(context, site.url, "accepted");
  await page.route("**/assets/*.js", () => {});
  await page.goto("/hu/blog", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bannerOf(page).banner).toBeHidden();
});

test("where cookies cannot be stored the answer holds until the page is left", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
  });
  const warned = page.waitForEvent("console", (message) => /could not be stored/.test(message.text()));
  await gotoHydrated(page, "/hu/blog");
  const { banner, accept } = bannerOf(page);
  await accept.click();
  await warned;
  await expect(banner).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Gasztronómia" }).click();
  await expect(page).toHaveURL("/hu/peru-gasztronomia");
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("nobody is asked, because nothing of other sites is loaded @core", async ({
    page,
    posts,
    otherHosts,
  }) => {
    await page.goto(posts.hu);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bannerOf(page).banner).toBeHidden();
    await expect(settingsOf(page)).toBeHidden();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect([...otherHosts]).toEqual([]);
  });
});
