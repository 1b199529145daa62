import { guidePages, pagePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const height = 900;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // That the words of the other languages are there too, tests/pages/guide-metadata.test.ts reads in their HTML.
  test("every page shows its words and tables", async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height });
    for (const guidePage of guidePages) {
      const path = pagePath(guidePage, "hu");
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      const sections = page.locator("main article section");
      expect(await sections.count(), path).toBeGreaterThan(2);
      const shown = await page.getByRole("main").textContent();
      expect((shown ?? "").split(/\s+/).length, path).toBeGreaterThan(500);
      for (const section of await sections.all()) await expect(section).toBeVisible();
      for (const summary of await page.locator("main summary").all()) await summary.click();
      for (const table of await page.locator("main table").all()) {
        await expect(table.getByRole("cell").first()).toBeVisible();
      }
    }
  });

  test("the contents lead to the sections @core", async ({ page }) => {
    await page.goto("/hu/peru-beutazas");
    // The letters of the page's own fonts are wider: what comes with them moves.
    await page.evaluate(() => document.fonts.ready);
    await page.goto("/hu/peru-beutazas#alairas");
    await expect(page.locator("#alairas")).toBeInViewport();
    const contents = page.getByRole("navigation", { name: "Az oldal tartalma" });
    const last = contents.getByRole("link").last();
    const anchor = new URL((await last.getAttribute("href")) ?? "", page.url()).hash.slice(1);
    await last.click();
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  });
});

test("a sight bears the same number in the contents, on the map and in its title", async ({ page }) => {
  await page.goto("/en/peru-top10-attractions");
  const legend = page.locator("figure li a");
  await expect(legend).toHaveCount(10);
  for (const [index, sight] of (await legend.all()).entries()) {
    const href = await sight.getAttribute("href");
    await expect(sight).toHaveText(new RegExp(`^${index + 1}\\D`));
    await expect(page.locator(`nav a[href="${href}"]`)).toHaveAttribute("data-number", `${index + 1}`);
    await expect(page.locator(`${href} > h2`)).toHaveText(new RegExp(`^${index + 1}\\. `));
  }
});

test("every link of the guide leads to a page, and every anchor to a place on it", async ({ request }) => {
  test.slow();
  const paths = languages.flatMap((language) => [
    `/${language}/`,
    ...guidePages.map((page) => pagePath(page, language)),
  ]);
  const read = new Map<string, string>();
  const targets = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a\b[^>]* href="([^"]*)"/g)) {
      if (!/^(https?|tel|mailto):/.test(href)) targets.add(new URL(href, `http://guide.test${path}`).href);
    }
  }
  expect(targets.size).toBeGreaterThan(100);
  const dead: string[] = [];
  for (const target of targets) {
    const { pathname, search, hash } = new URL(target);
    const address = pathname + search;
    if (!read.has(address)) {
      const response = await request.get(address);
      if (response.status() !== 200) dead.push(`${address}: ${response.status()}`);
      read.set(address, await response.text());
    }
    const anchor = decodeURIComponent(hash.slice(1));
    if (anchor !== "" && !read.get(address)?.includes(` id="${anchor}"`)) dead.push(`${address}${hash}`);
  }
  expect(dead).toEqual([]);
});

test("the language switch stays on the page, whichever of its names was asked for", async ({ page }) => {
  await page.goto("/hu/peru-weather");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Peru");
  await page.getByRole("link", { name: "Español" }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^es/);
  await expect(page).toHaveURL(/\/es\/(peru-weather|clima-peru)$/);
  await expect(heading).toContainText("clima");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(/\/en\/(peru-weather|clima-peru)$/);
  await page.getByRole("link", { name: "Magyar" }).first().click();
  await expect(page).toHaveURL(/\/hu\/(peru-weather|clima-peru|peru-idojaras)$/);
  await expect(page.locator("html")).toHaveAttribute("lang", /^hu/);
});

test("the language switch stays at the part of the page that the address names", async ({ page }) => {
  await gotoHydrated(page, "/es/viajar-peru#alairas");
  for (const [name, language] of [
    ["English", "en"],
    ["Magyar", "hu"],
  ] as const) {
    await page.getByRole("link", { name }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveURL(new RegExp(`/${language}/.*#alairas$`));
    await expect(page.locator("#alairas")).toBeInViewport();
  }
});

test("at its end a page leads on to three others and to the blog @core", async ({ page }) => {
  await gotoHydrated(page, "/en/peru-travel");
  const related = page.getByRole("region", { name: "Read on" });
  await expect(related.getByRole("link")).toHaveCount(3);
  await related.getByRole("link", { name: "Visa types" }).click();
  await expect(page).toHaveURL("/en/peru-visa-types");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goto("/hu/peru-gasztronomia");
  const posts = page.getByRole("region", { name: "A blogról" });
  await expect(posts.getByRole("link").first()).toHaveAttribute("href", /^\/hu\/post\//);
});
