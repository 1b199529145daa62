import type { Page } from "@playwright/test";
import { sharingScript } from "#app/site/page-script/hydration-info.ts";
import { contactScript, slidesScript } from "#app/site/parts/page/answered-by-script.ts";
import { pagePath } from "#i18n/addresses.ts";
import { contactForm } from "#tests/support/browser/contact-journey.ts";
import {
  forgetVisits,
  holdHydration,
  holdReplay,
  hydratePage,
} from "#tests/support/browser/goto-hydrated.ts";
import { expect, test, visit } from "#tests/support/browser/journey.ts";
import { giveVoice, said, sayButton } from "#tests/support/browser/spanish-voice.ts";

const home = pagePath("home", "en");

/** The scripts of what works before hydration. */
const ownScripts = [sharingScript, slidesScript, contactScript];

/** Opens a page that has nothing kept in the browser, and tells which of React's modules it has asked for. */
async function openUnhydrated(page: Page, path: string): Promise<string[]> {
  await forgetVisits(page);
  const modules: string[] = [];
  page.on("request", (request) => {
    const isOwn = ownScripts.includes(new URL(request.url()).pathname);
    if (request.resourceType() === "script" && !isOwn) modules.push(request.url());
  });
  await page.goto(path);
  expect(modules).toEqual([]);
  return modules;
}

const hydrated = (page: Page) => expect(page.locator("html[data-hydrated]")).toHaveCount(1);

/** A page with phrases, on a device that can say them. */
const phrases = pagePath("peru-guide", "en");

const slides = (page: Page) => page.getByRole("region", { name: "Sights of Peru" });
const shownPlace = (page: Page) =>
  slides(page).locator("[aria-roledescription=slide]:not([inert])").getByRole("heading", { level: 2 });

const silent = [
  home,
  pagePath("weather", "es"),
  pagePath("top-ten", "hu"),
  pagePath("blog", "en"),
  pagePath("privacy", "en"),
];

visit(
  "reading a page to its end, by keys too, and through its menu and slides hydrates nothing",
  async ({ page }) => {
    visit.setTimeout(silent.length * 60_000);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of silent) {
      const modules = await openUnhydrated(page, path);
      const toggle = page.locator("header button[popovertarget=_menu]");
      await toggle.click();
      await page.locator("header summary").click();
      await toggle.click();
      // At once, with the pointer at the edge: a field that passes below it hydrates the page.
      await page.mouse.move(1, 42);
      for (const key of ["Tab", "ArrowRight", "Shift"]) await page.keyboard.press(key);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      await page.getByRole("contentinfo").getByRole("radio").nth(2).check();
      await expect(page.locator("html[data-scheme=dark]"), path).toHaveCount(1);
      await page.getByRole("contentinfo").locator("nav a").first().click();
      await expect(page).toHaveURL(/\/(hu|en|es)\/$/);
      expect(modules, path).toEqual([]);
    }
  },
);

// Typing and clicking while posts have changed is tested in tests/journeys/shell/late-hydration.spec.ts.
test.describe("the first act on a page without hydration takes effect", () => {
  visit("on the slider: its buttons and its keys, without React", async ({ page }) => {
    for (const [name, place] of [
      ["Next slide", "Maras"],
      ["Previous slide", "Nazca Lines"],
      ["Slide 4: Machu Picchu", "Machu Picchu"],
    ] as const) {
      const modules = await openUnhydrated(page, home);
      await slides(page).getByRole("button", { name, exact: true }).click();
      await expect(shownPlace(page)).toHaveText(place);
      expect(modules).toEqual([]);
    }
    await openUnhydrated(page, home);
    await slides(page)
      .getByRole("link", { name: /Sacred Valley/ })
      .focus();
    await page.keyboard.press("ArrowRight");
    await expect(shownPlace(page)).toHaveText("Maras");

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openUnhydrated(page, home);
    await slides(page).getByRole("button", { name: "Stop changing slides" }).click();
    await expect(slides(page).getByRole("button", { name: "Start changing slides" })).toBeVisible();
  });

  test("on a button, once, though it ends while React takes the page over", async ({ page }) => {
    await page.addInitScript(() => {
      // React works a message at a time. It is stopped between drawing the page and telling so, where a click is its own already.
      const { postMessage } = MessagePort.prototype;
      const held: (() => void)[] = [];
      MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
        held.push(() => postMessage.call(this, message));
      };
      const isDrawn = () =>
        Object.entries(document).some(
          ([key, fiber]) =>
            key.startsWith("__reactContainer") && !fiber.stateNode.current.memoizedState.isDehydrated,
        );
      const step = setInterval(() => {
        if (!isDrawn()) return held.shift()?.();
        clearInterval(step);
        document.body.dataset["drawn"] = "";
      });
      document.addEventListener("release", () => {
        MessagePort.prototype.postMessage = postMessage;
        for (const post of held) post();
      });
    });
    await giveVoice(page);
    await openUnhydrated(page, phrases);
    await sayButton(page, 0).hover();
    await page.mouse.down();
    await expect(page.locator("body[data-drawn]")).toHaveCount(1);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await page.mouse.up();
    await page.evaluate(() => document.dispatchEvent(new Event("release")));
    await hydrated(page);
    await sayButton(page, 1).click();
    await expect.poll(async () => new Set(await said(page)).size).toBe(2);
    expect(await said(page)).toHaveLength(2);
  });

  test("on a form, without React, and on a phrase that the device can say", async ({ page }) => {
    // After four seconds the browser would post the form by itself; a busy machine may take longer to bring its script.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      const waitLong = (act: () => void, delay = 0) => wait(act, delay === 4000 ? 600_000 : delay);
      Object.assign(window, { setTimeout: waitLong });
    });
    const modules = await openUnhydrated(page, home);
    await contactForm(page).button.click();
    await expect(contactForm(page).name).toBeFocused();
    await expect(contactForm(page).name).toHaveAttribute("aria-invalid", "true");
    await expect(page).toHaveURL(home);
    expect(modules).toEqual([]);

    await giveVoice(page);
    await openUnhydrated(page, phrases);
    await sayButton(page, 0).click();
    await expect.poll(() => said(page)).toHaveLength(1);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a swipe of the slider is the first act, and takes effect", async ({ page }) => {
    await openUnhydrated(page, home);
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

  test("a stop of a plan is let go of though React takes the page over meanwhile", async ({ page }) => {
    const letReplay = await holdReplay(page);
    await openUnhydrated(page, `${pagePath("trip-planner", "en")}?plan=v1_miraflores.1_cusco.3`);
    const handle = page.locator("[data-control=drag]").first();
    await handle.hover();
    await page.mouse.down();
    await hydrated(page);
    await page.mouse.up();
    await letReplay();
    const box = await handle.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
    await handle.press("ArrowDown");
    await expect(page).toHaveURL(/plan=v1_cusco\.3_miraflores\.1$/);
    await expect(page.locator("li[style]")).toHaveCount(0);
  });
});

visit(
  "Back and a reload show the page that they lead to where it was read, though React sleeps",
  async ({ page }) => {
    const scrollTo = (top: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);
    const expectAt = (top: number) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
    await page.goto("/en/blog");
    await hydratePage(page);
    await scrollTo(300);
    // No pointer: it would scroll to the link.
    await page.getByRole("article").getByRole("link").first().dispatchEvent("click");
    await expect(page).toHaveURL(/\/en\/post\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await scrollTo(200);
    await page.reload();
    await expectAt(200);
    await page.goBack();
    await expect(page).toHaveURL("/en/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    await expectAt(300);
  },
);

test("a click that React alone answers waits for a slow line", async ({ page }) => {
  const letGo = await holdHydration(page);
  await page.clock.install();
  await giveVoice(page);
  await page.goto(phrases);
  const asked = page.waitForRequest("/hydration/**");
  await sayButton(page, 0).click();
  await asked;
  await page.clock.runFor(5_000);
  letGo();
  await expect.poll(() => said(page)).toHaveLength(1);
});
