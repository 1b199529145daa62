import type { Page } from "@playwright/test";
import { pagePath } from "#i18n/addresses.ts";
import { chromiumLaunch, findChromium } from "#tests/support/browser/chromium.ts";
import { contactForm } from "#tests/support/browser/contact-journey.ts";
import { test as testWithEmbeds } from "#tests/support/browser/consent-journey.ts";
import { wakePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const home = pagePath("home", "en");

/** Of the buttons below a post, which work while React sleeps. */
const sharing = "/sharing.js";

/** Opens a page in a first visit, and tells which of React's modules it has asked for. */
async function openAsleep(page: Page, path: string): Promise<string[]> {
  const modules: string[] = [];
  page.on("request", (request) => {
    const isOwn = new URL(request.url()).pathname === sharing;
    if (request.resourceType() === "script" && !isOwn) modules.push(request.url());
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(modules).toEqual([]);
  return modules;
}

const awake = (page: Page) => expect(page.locator("html[data-hydrated]")).toHaveCount(1);

const slides = (page: Page) => page.getByRole("region", { name: "Sights of Peru" });
const shownPlace = (page: Page) =>
  slides(page).locator("[aria-roledescription=slide]:not([inert])").getByRole("heading", { level: 2 });

for (const path of [
  home,
  pagePath("weather", "es"),
  pagePath("top-ten", "hu"),
  pagePath("blog", "en"),
  pagePath("privacy", "en"),
]) {
  test(`reading ${path} to its end and through its menu wakes nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const modules = await openAsleep(page, path);
    const toggle = page.locator("header button[popovertarget=_menu]");
    await toggle.click();
    await page.locator("header summary").click();
    await toggle.click();
    // At once, with the pointer at the edge: a field or the slider that passes below it wakes the page.
    await page.mouse.move(1, 42);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await page.getByRole("contentinfo").getByRole("radio").nth(2).check();
    await expect(page.locator("html[data-scheme=dark]")).toHaveCount(1);
    expect(modules).toEqual([]);
    await page.getByRole("contentinfo").locator("nav a").first().click();
    await expect(page).toHaveURL(/\/(hu|en|es)\/$/);
    expect(modules).toEqual([]);
  });
}

test.describe("the first act on a page that sleeps takes effect", () => {
  for (const [name, place] of [
    ["Next slide", "Maras"],
    ["Previous slide", "Nazca Lines"],
    ["Slide 4: Machu Picchu", "Machu Picchu"],
  ] as const) {
    test(`a click on “${name}”`, async ({ page }) => {
      await openAsleep(page, home);
      await slides(page).getByRole("button", { name, exact: true }).click();
      await expect(shownPlace(page)).toHaveText(place);
    });
  }

  test("a click that stops the slider", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openAsleep(page, home);
    await slides(page).getByRole("button", { name: "Stop changing slides" }).click();
    await expect(slides(page).getByRole("button", { name: "Start changing slides" })).toBeVisible();
  });

  test("a key on the slider", async ({ page }) => {
    await openAsleep(page, home);
    await slides(page)
      .getByRole("link", { name: /Sacred Valley/ })
      .focus();
    await page.keyboard.press("ArrowRight");
    await expect(shownPlace(page)).toHaveText("Maras");
  });

  for (const field of ["name", "email", "message"] as const) {
    test(`a character typed into the ${field} of a message`, async ({ page }) => {
      await openAsleep(page, home);
      await contactForm(page)[field].click();
      await page.keyboard.type("x");
      await awake(page);
      await expect(contactForm(page)[field]).toHaveValue("x");
      await expect(contactForm(page)[field]).toBeFocused();
      await page.reload();
      await expect(contactForm(page)[field]).toHaveValue("x");
    });
  }

  test("sending an empty message", async ({ page }) => {
    await openAsleep(page, home);
    await contactForm(page).button.click();
    await expect(contactForm(page).name).toBeFocused();
    await expect(contactForm(page).name).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveURL(home);
  });

  test("a click on a phrase that the device can say", async ({ page }) => {
    await page.addInitScript(() => {
      const voice = { lang: "es-PE", localService: true };
      const said: string[] = [];
      Object.assign(window, { said });
      Object.assign(globalThis, { SpeechSynthesisUtterance: String });
      Object.defineProperty(window, "speechSynthesis", {
        value: {
          getVoices: () => [voice],
          cancel: () => {},
          speak: (phrase: object) => said.push(String(phrase)),
          addEventListener: () => {},
        },
      });
    });
    await openAsleep(page, pagePath("peru-guide", "en"));
    await page.locator("[data-say]").first().click();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "said"))).toHaveLength(1);
  });
});

testWithEmbeds(
  "cookie settings and a video take effect on a page that sleeps, too",
  async ({ page, posts }) => {
    const modules = await openAsleep(page, posts.en);
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await expect(page.getByRole("region", { name: "Videos and cookies from other sites" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Cookie settings" })).toBeFocused();
    // As React does while it takes over its part of the page.
    await page.evaluate(() => document.addEventListener("click", (event) => event.stopPropagation(), true));
    await page.getByRole("link", { name: "Play the video (YouTube)" }).click();
    await expect(page.locator(".prose iframe")).toHaveAttribute("src", /autoplay=1/);
    expect(modules.length).toBeGreaterThan(0);
  },
);

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe of the slider is the first act, and takes effect", async ({ page }) => {
    await openAsleep(page, home);
    const session = await page.context().newCDPSession(page);
    const box = await slides(page).boundingBox();
    const y = (box?.y ?? 0) + 80;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch("touchStart", 320);
    for (const x of [280, 220, 160, 120]) await touch("touchMove", x);
    await touch("touchEnd");
    await expect(shownPlace(page)).toHaveText("Maras");
  });
});

test("the slider wakes its page by itself when its first change is near", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await openAsleep(page, home);
  await page.clock.runFor(7_000);
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  await page.clock.runFor(1_500);
  await awake(page);
});

test("what has changed since the page was sent is shown as a whole when it wakes", async ({
  page,
  editor,
}) => {
  const post = { author: "Anna", category: "Music" } as const;
  const text = (title: string) => ({ title, summary: "Short.", content: "<p>Text</p>" });
  const { id } = await editor.createPost({
    ...post,
    translations: { hu: text("Eredetileg"), en: text("Before the change") },
  });
  await openAsleep(page, home);
  await expect(page.getByRole("link", { name: "Before the change" })).toBeVisible();
  await editor.changePost(id, {
    ...post,
    translations: { hu: text("Eredetileg"), en: text("After the change") },
  });
  await wakePage(page);
  await expect(page.getByRole("link", { name: "After the change" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Before the change" })).toHaveCount(0);
  await slides(page).getByRole("button", { name: "Next slide" }).click();
  await expect(shownPlace(page)).toHaveText("Maras");
  await editor.deletePost(id);
});

test("Back after a reload shows the page that it leads to, though React sleeps", async ({ page }) => {
  await page.goto("/en/blog");
  await wakePage(page);
  await page.getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/en\/post\//);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL("/en/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
});

test("a click that React alone answers waits for a slow line", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("/hydration/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await page.goto("/en/");
  const slide = page.getByRole("button", { name: "Slide 3" });
  const asked = page.waitForRequest("/hydration/**");
  await slide.click();
  await asked;
  await page.clock.runFor(5_000);
  letGo();
  await expect(slide).toHaveAttribute("aria-current", "true");
});

test("going back shows the page as it was left, from the browser's own memory", async ({
  playwright,
  site,
}) => {
  // Playwright's browsers are started without this memory.
  const browser = await playwright.chromium.launch({
    ...chromiumLaunch(),
    executablePath: findChromium(true) ?? "",
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  await page.goto(site.url + pagePath("weather", "en"));
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { cameBack: persisted }));
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Gastronomy" }).click();
  await expect(page).toHaveURL(/gastronomy/);
  // Playwright would wait for a load, which does not come.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/weather/);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "cameBack"))).toBe(true);
  await browser.close();
});

test("a page may be fetched ahead, but never for who saves data", async ({ page, context }) => {
  const rules = page.locator("script[type=speculationrules]");
  await page.goto(pagePath("blog", "en"));
  await expect(rules).toHaveCount(1);
  await wakePage(page);
  await expect(rules).toHaveCount(0);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(pagePath("blog", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(rules).toHaveCount(0);
});

test("who points at a link has its page fetched before the click", async ({ page }) => {
  await page.goto(pagePath("blog", "en"));
  const ahead = page.waitForRequest((request) => request.headers()["sec-purpose"] === "prefetch");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gastronomy" }).hover();
  expect(new URL((await ahead).url()).pathname).toBe(pagePath("gastronomy", "en"));
});
