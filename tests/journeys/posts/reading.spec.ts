import { starterPosts } from "#content/facts/pages/starter-posts.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { expect, visit as test } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const starters = {
  hu: { title: "Az első napok a magasban", slug: /\/hu\/post\/az-elso-napok-a-magasban/ },
  en: { title: "Your first days at altitude", slug: /\/en\/post\/your-first-days-at-altitude/ },
  es: {
    title: "Los primeros días en la altura",
    slug: /\/es\/post\/los-primeros-dias-en-la-altura/,
  },
} as const;

// That a post fits, and hydrates in each language, is asked in tests/journeys/shell/pages.spec.ts.
test("on a phone a visitor comes from the home page to the blog, to a post and back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/hu/");
  await page.getByRole("navigation").getByRole("link", { name: "Blog" }).first().click();
  await expect(page).toHaveURL("/hu/blog");
  await expect(page.getByRole("article")).toHaveCount(starterPosts.length);
  await page.getByRole("link", { name: starters.hu.title }).first().click();
  await expect(page).toHaveURL(starters.hu.slug);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(starters.hu.title);
  await expect(page).toHaveTitle(/ \| Irány Peru$/);
  const cover = page.getByRole("article").locator("img").first();
  await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL("/hu/blog");
});

test("on a post the language switch ends at the other language's own address @core", async ({ page }) => {
  await page.goto("/hu/blog");
  await page.getByRole("link", { name: starters.hu.title }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(starters.hu.title);
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page).toHaveURL(starters.es.slug);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(starters.es.title);
  await page.getByRole("link", { name: "Magyar" }).click();
  await expect(page).toHaveURL(starters.hu.slug);
});

test("the chosen language is kept: the language redirect leads to it the next time", async ({ page }) => {
  await page.goto("/es/blog");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es");
  await gotoHydrated(page, "/");
  await expect(page).toHaveURL("/es/");
  await page.getByRole("link", { name: "Magyar" }).click();
  await expect(page).toHaveURL("/hu/");
  await page.goto("/");
  await expect(page).toHaveURL("/hu/");
});

test("a new page begins at its top with the focus on its heading, and Back finds the old place, however long it takes @core", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await gotoHydrated(page, "/hu/blog");
  const link = page.getByRole("link", { name: "Az első 24 óra Limában" }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before);

  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await intercept(page, "**/api/posts/**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack();
  await expect(page.getByRole("status").filter({ hasText: "Betöltés…" })).toHaveCount(1);
  letGo();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(link).toBeFocused();
});

const withoutServer = test.extend({
  // Here the browser must complain of each file that it was refused.
  watchedPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await use();
    expect(complaints.length).toBeGreaterThanOrEqual(3);
  },
});

withoutServer(
  "a page, a post or a language that cannot be had says so, and comes when it is tried again",
  async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await gotoHydrated(page, "/hu/peru-utmutato");
    await intercept(page, "**/api/documents/**", (route) =>
      route.fulfill({ status: 503, json: { error: "later" } }),
    );
    const related = page.getByRole("region", { name: "Olvassatok tovább" });
    await related.getByRole("link", { name: "Beutazás" }).click();
    await expect(heading).toHaveText("Hiba történt");
    await expect(page).toHaveURL("/hu/peru-beutazas");
    await page.unroute("**/api/documents/**");
    await page.getByRole("link", { name: "Újratöltés" }).click();
    await expect(heading).toContainText(/beutazás/i);

    await gotoHydrated(page, "/en/blog");
    await intercept(page, "**/api/post/**", (route) =>
      route.fulfill({ status: 503, json: { error: "later" } }),
    );
    await page.getByRole("link", { name: starters.en.title }).first().click();
    await expect(heading).toHaveText("An error occurred");
    await expect(page).toHaveURL(starters.en.slug);
    await page.unroute("**/api/post/**");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(heading).toContainText(starters.en.title);

    await gotoHydrated(page, "/hu/blog");
    await intercept(page, "**/assets/es-*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Español" }).click();
    await expect(heading).toHaveText("Hiba történt");
    await expect(page).toHaveURL("/es/blog");
    // Marked as the language that it is in.
    await expect(page.locator("html")).toHaveAttribute("lang", "hu");
    await page.unroute("**/assets/es-*.js");
    await page.getByRole("link", { name: "Újratöltés" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  },
);
