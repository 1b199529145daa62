import { starterPosts } from "#content/facts/starter-posts.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

const starters = {
  hu: { blog: "Blog", title: "Az első napok a magasban", slug: /\/hu\/post\/az-elso-napok-a-magasban/ },
  en: { blog: "Blog", title: "Your first days at altitude", slug: /\/en\/post\/your-first-days-at-altitude/ },
  es: {
    blog: "Blog",
    title: "Los primeros días en la altura",
    slug: /\/es\/post\/los-primeros-dias-en-la-altura/,
  },
} as const;

/** Every language at one width, every width in one language. */
const visits = [
  ["hu", 390],
  ["hu", 768],
  ["hu", 1440],
  ["en", 390],
  ["es", 390],
] as const;

for (const [language, width] of visits) {
  const { title, slug } = starters[language];
  test(`a visitor reads a post in ${language} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${language}/`);
    await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
    await page.getByRole("navigation").getByRole("link", { name: "Blog" }).first().click();
    await expect(page).toHaveURL(`/${language}/blog`);
    await expect(page.getByRole("article")).toHaveCount(starterPosts.length);
    await page.getByRole("link", { name: title }).first().click();
    await expect(page).toHaveURL(slug);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
    await expect(page).toHaveTitle(/ \| Irány Peru$/);
    const cover = page.getByRole("article").locator("img").first();
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    for (const resized of [1440, 768, 390]) await expectToFit(page, resized);
    await page.goBack();
    await expect(page).toHaveURL(`/${language}/blog`);
  });
}

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

test("a new page begins at its top with the focus on its heading, and Back finds the old place @core", async ({
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
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test("a former address of a post leads to its new one, and so does its address in another language", async ({
  page,
  editor,
}) => {
  const text = { summary: "Összefoglaló", content: "<p>Szöveg</p>" };
  const post = { author: "Anna", category: "Art" } as const;
  const { id } = await editor.createPost({
    ...post,
    translations: { hu: { title: "Korábbi cím", ...text } },
  });
  await editor.changePost(id, {
    ...post,
    translations: { hu: { title: "Mostani cím", ...text }, en: { title: "Title now", ...text } },
  });
  await page.goto("/hu/post/korabbi-cim");
  await expect(page).toHaveURL("/hu/post/mostani-cim");
  await page.goto("/en/post/mostani-cim");
  await expect(page).toHaveURL("/en/post/title-now");
  await editor.deletePost(id);
});

test("a post that is not there leads to the blog list", async ({ page }) => {
  await page.goto("/en/post/no-such-post");
  await expect(page).toHaveURL("/en/blog");
});

test("an old address of a post leads to the list and shows the post there", async ({ page }) => {
  await page.goto("/post/az-elso-napok-a-magasban-ot-nap-a-szent-volgytol-cuscoig");
  await expect(page).toHaveURL("/hu/blog#az-elso-napok-a-magasban-ot-nap-a-szent-volgytol-cuscoig");
  await expect(page.getByRole("link", { name: starters.hu.title }).first()).toBeInViewport();
});

test("an address that is no page is a real 404 in the language of the address @core", async ({
  page,
  request,
}) => {
  for (const [path, heading] of [
    ["/hu/nincs-ilyen", "Ez az oldal nem található"],
    ["/en/no-such-page", ""],
    ["/valami", "Ez az oldal nem található"],
  ] as const) {
    expect((await request.get(path)).status(), path).toBe(404);
    if (heading === "") continue;
    // The browser itself logs a 404 as an error, so the page is read without it.
    expect(await (await request.get(path)).text()).toContain(heading);
  }
  await page.goto("/hu/");
});

const withoutServer = test.extend({
  // Here the browser must complain of the file that it was refused.
  watchedPage: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    await use();
    expect(complaints.length).toBeGreaterThan(0);
  },
});

withoutServer("a page that cannot be had says so, and comes when it is tried again", async ({ page }) => {
  await gotoHydrated(page, "/hu/peru-utmutato");
  await intercept(page, "**/assets/*.js", (route) => route.abort());
  const related = page.getByRole("region", { name: "Olvassatok tovább" });
  await related.getByRole("link", { name: "Beutazás" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hiba történt" })).toBeVisible();
  await expect(page).toHaveURL("/hu/peru-beutazas");
  await page.unroute("**/assets/*.js");
  await page.getByRole("link", { name: "Újratöltés" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/beutazás/i);
});

withoutServer("a post that cannot be had on the way is an error page at its address", async ({ page }) => {
  await gotoHydrated(page, "/en/blog");
  await intercept(page, "**/api/post/**", (route) =>
    route.fulfill({ status: 503, json: { error: "later" } }),
  );
  await page.getByRole("link", { name: starters.en.title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "An error occurred" })).toBeVisible();
  await expect(page).toHaveURL(starters.en.slug);
  await page.unroute("**/api/post/**");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(starters.en.title);
});

withoutServer(
  "when a language's texts cannot be had, the page that says so is marked as what it is",
  async ({ page }) => {
    await gotoHydrated(page, "/hu/blog");
    await intercept(page, "**/assets/es-*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Español" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Hiba történt" })).toBeVisible();
    await expect(page).toHaveURL("/es/blog");
    await expect(page.locator("html")).toHaveAttribute("lang", "hu");
    await page.unroute("**/assets/es-*.js");
    await page.getByRole("link", { name: "Újratöltés" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
  },
);
