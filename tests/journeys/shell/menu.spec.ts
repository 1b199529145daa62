import type { Page } from "@playwright/test";
import { expect, test, visit } from "#tests/support/browser/journey.ts";
import { gotoHydrated, hydratePage } from "#tests/support/browser/goto-hydrated.ts";

const narrow = { width: 390, height: 800 };

/** Notes the fades of the page from now on, as marks of its own clock: each is over before anybody could look at it. */
async function watchFades(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const fade = start(update);
      performance.mark("fade");
      fade.ready.then(
        () => {
          const detail = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
          performance.mark("fade durations", { detail });
        },
        () => {},
      );
      return fade;
    };
  });
  return {
    count: () => page.evaluate(() => performance.getEntriesByName("fade").length),
    /** Milliseconds of all that moved. */
    durations: () =>
      page.evaluate(() =>
        // Made above.
        (performance.getEntriesByName("fade durations") as PerformanceMark[]).flatMap(
          ({ detail }) => detail as unknown[],
        ),
      ),
  };
}

function mainMenu(page: Page) {
  return page.getByRole("navigation", { name: "Főmenü" });
}

function guideToggle(page: Page) {
  return mainMenu(page).locator("summary");
}

visit(
  "the guide's pages are reached from the menu by keyboard alone, and it marks the page that is shown @core",
  async ({ page }) => {
    // It has other addresses, too.
    await gotoHydrated(page, "/hu/peru-weather");
    const menu = mainMenu(page);
    const toggle = guideToggle(page);
    const weather = menu.getByRole("link", { name: "Időjárás" });
    await expect(toggle).toHaveAttribute("aria-current", "true");
    await expect(weather).toBeHidden();
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(weather).toBeVisible();
    await expect(menu.locator("a[aria-current=page]")).toHaveText(["Időjárás"]);
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Peru röviden" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(weather).toBeHidden();
    await expect(toggle).toBeFocused();

    // A click elsewhere, and the keyboard that goes on, close it as well.
    await toggle.click();
    await expect(weather).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click({ position: { x: 1, y: 1 }, force: true });
    await expect(weather).toBeHidden();
    await toggle.click();
    await menu.getByRole("link", { name: "Peru a zsebben" }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Limai látnivalók" })).toBeFocused();
    await expect(weather).toBeHidden();

    await toggle.focus();
    await page.keyboard.press("Enter");
    for (let press = 0; press < 3; press++) await page.keyboard.press("Tab");
    const costs = menu.locator("a[href='/hu/peru-koltsegek-szallas']");
    await expect(costs).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/hu/peru-koltsegek-szallas");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(costs).toBeHidden();
    await expect(costs).toHaveAttribute("aria-current", "page");
    await menu.getByRole("link", { name: "Gasztronómia" }).click();
    await expect(menu.locator("a[aria-current=page]")).toHaveText(["Gasztronómia"]);
    await expect(toggle).not.toHaveAttribute("aria-current");
  },
);

visit(
  "on a narrow screen the menu closes on Escape, on a tap elsewhere, which follows no link, and on another page",
  async ({ page }) => {
    await page.setViewportSize({ width: narrow.width, height: 4000 });
    await gotoHydrated(page, "/hu/blog");
    const toggle = page.getByRole("button", { name: "Menü" });
    await expect(mainMenu(page)).toBeHidden();
    await toggle.click();
    await expect(mainMenu(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(mainMenu(page)).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.click();
    await guideToggle(page).click();
    await mainMenu(page).getByRole("link", { name: "Beutazás" }).click();
    await expect(page).toHaveURL("/hu/peru-beutazas");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Beutazás Peruba");
    await expect(mainMenu(page)).toBeHidden();
    await toggle.click();
    await expect(mainMenu(page).getByRole("link", { name: "Beutazás" })).toBeHidden();

    const link = page.getByRole("contentinfo").getByRole("link", { name: "Adatvédelem" });
    await link.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    // Where the link is at that moment: parts of the page may come late.
    const tap = async () => {
      const box = await link.boundingBox();
      if (!box) throw new Error("no link to tap");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    };
    await page.evaluate(() => {
      document.addEventListener("click", ({ target }) => {
        if (target instanceof HTMLAnchorElement) sessionStorage.setItem("followed", target.pathname);
      });
    });
    // Kept beyond the document: on a busy server a link may lead to the next page without React.
    const followed = () => page.evaluate(() => sessionStorage.getItem("followed"));
    await tap();
    await expect(mainMenu(page)).toBeHidden();
    expect(await followed()).toBeNull();
    await tap();
    await expect(page).toHaveURL("/hu/adatvedelem");
    expect(await followed()).toBe("/hu/adatvedelem");
  },
);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: narrow });

  test("the menu opens and leads on, narrow and wide, and no switch is there that would do nothing", async ({
    page,
  }) => {
    await page.goto("/hu/blog");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await page.getByRole("button", { name: "Menü" }).click();
    await guideToggle(page).click();
    await mainMenu(page).getByRole("link", { name: "Történelem" }).click();
    await expect(page).toHaveURL("/hu/peru-tortenelem");
    await page.setViewportSize({ width: 1280, height: 800 });
    await guideToggle(page).click();
    await mainMenu(page).getByRole("link", { name: "Top 10 látnivaló" }).click();
    await expect(page).toHaveURL("/hu/peru-top10-latnivalo");
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  });
});

test("a menu that was opened before the page's script came stays open", async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/hu/blog", { waitUntil: "commit" });
  await guideToggle(page).click();
  letGo();
  await hydratePage(page);
  await expect(mainMenu(page).getByRole("link", { name: "Időjárás" })).toBeVisible();
});

test("pages fade into each other in 0.4 s, but for who wishes for calm; a page's language-specific parts and its first sight do not", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const fades = await watchFades(page);
  await gotoHydrated(page, "/hu/peru-beutazas");
  await page.locator("main a[href*='#']").first().click();
  await expect(page).toHaveURL(/#/);
  expect(await fades.count()).toBe(0);
  await guideToggle(page).click();
  await mainMenu(page).getByRole("link", { name: "Történelem" }).click();
  await expect.poll(fades.durations).toContain(400);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await fades.count()).toBe(1);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await gotoHydrated(page, "/hu/peru-beutazas");
  await mainMenu(page).getByRole("link", { name: "Gasztronómia" }).click();
  await expect(page).toHaveURL("/hu/peru-gasztronomia");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await fades.count()).toBe(0);
});

test("a page that the browser itself loads fades in too, below a header that stands still", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The question about cookies, which stands above the pages, would be a part of its own.
  await page.setViewportSize(narrow);
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const moving = viewTransition?.ready.then(() =>
        document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ""),
      );
      Object.assign(window, { moving });
    });
  });
  // A page that a slow browser shows before it has read the main part has nothing yet that could fade in.
  await expect(async () => {
    await gotoHydrated(page, "/hu/peru-beutazas");
    await Promise.all([page.waitForURL("/hu/blog"), page.evaluate(() => location.assign("/hu/blog"))]);
    const fade = await page.waitForFunction(() => (window as { moving?: Promise<string[]> }).moving);
    const moving = (await fade.jsonValue()) ?? [];
    expect(moving.filter((part) => part.startsWith("::view-transition-old"))).toHaveLength(1);
    expect(moving.filter((part) => part.startsWith("::view-transition-new"))).toHaveLength(1);
    expect(moving).not.toContain("::view-transition-new(root)");
    expect(moving).not.toContain("::view-transition-old(root)");
  }).toPass();
});

visit("a link to a part of another page shows that part, and Back the place it was on", async ({ page }) => {
  await page.setViewportSize(narrow);
  await gotoHydrated(page, "/hu/peru-vizum-tipusok");
  const link = page.locator("main a[href='/hu/peru-beutazas#overstay']").first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL("/hu/peru-beutazas#overstay");
  await expect(page.locator("#overstay")).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(link).toBeFocused();
});
