import type { Page } from "@playwright/test";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, test, visit } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const light = "rgb(246, 240, 228)";
const dark = "rgb(18, 22, 44)";

const words = {
  hu: { legend: "Megjelenés", system: "Rendszer", light: "Világos", dark: "Sötét" },
  en: { legend: "Appearance", system: "System", light: "Light", dark: "Dark" },
  es: { legend: "Apariencia", system: "Sistema", light: "Claro", dark: "Oscuro" },
} as const;

function switchOf(page: Page, language: keyof typeof words = "hu") {
  const group = page.getByRole("group", { name: words[language].legend });
  return (scheme: "system" | "light" | "dark") => group.getByRole("radio", { name: words[language][scheme] });
}

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The colour of the browser's own bar: of the elements for it, the first whose condition holds. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    return [...metas].find(({ media }) => matchMedia(media).matches)?.content;
  });

visit("the pages follow the system until the visitor chooses, by mouse or by keyboard", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await gotoHydrated(page, "/hu/blog");
  const option = switchOf(page);
  await expect(option("system")).toBeChecked();
  await expect.poll(() => groundOf(page)).toBe(dark);
  await option("light").check();
  await expect.poll(() => groundOf(page)).toBe(light);
  await expect.poll(() => barOf(page)).toBe("#f6f0e4");
  await option("system").check();
  await expect.poll(() => groundOf(page)).toBe(dark);
  await expect.poll(() => barOf(page)).toBe("#12162c");

  await page.emulateMedia({ colorScheme: "light" });
  await option("system").focus();
  await page.keyboard.press("ArrowRight");
  await expect(option("light")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(option("dark")).toBeFocused();
  await expect.poll(() => groundOf(page)).toBe(dark);
});

test("a choice outlives hydration without harm, and is there before anything is painted, in the admin area too", async ({
  page,
}) => {
  await gotoHydrated(page, "/hu/blog");
  await switchOf(page)("dark").check();
  for (const path of ["/hu/peru-utmutato", "/login"]) {
    await gotoHydrated(page, path);
    await expect(switchOf(page)("dark")).toBeChecked();
    await expect.poll(() => groundOf(page), path).toBe(dark);
    expect(await accessibilityFindings(page, { rules: "colours" }), path).toEqual([]);
  }
  // Without the site's scripts only what the page's head does by itself is left.
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  for (const path of ["/en/peru-weather", "/login"]) {
    await page.goto(path);
    await expect.poll(() => groundOf(page), path).toBe(dark);
    await expect.poll(() => barOf(page), path).toBe("#12162c");
  }
});

test("another open tab follows", async ({ page, context }) => {
  const other = await context.newPage();
  await gotoHydrated(other, "/en/blog");
  await gotoHydrated(page, "/hu/blog");
  await switchOf(page)("dark").check();
  await expect(switchOf(other, "en")("dark")).toBeChecked();
  await expect.poll(() => groundOf(other)).toBe(dark);
});

test("where nothing may be stored the choice holds on the page", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await gotoHydrated(page, "/es/blog");
  await switchOf(page, "es")("dark").check();
  await expect.poll(() => groundOf(page)).toBe(dark);
});
