import type { AdminClient } from "#api/admin/admin-client.ts";
import { visitsPath } from "#api/paths.ts";
import { starterAuthor } from "#content/facts/pages/starter-posts.ts";
import { wayPath } from "#content/facts/ways/way-pairs.ts";
import { askPath, pagePath, postPath, type Page as SitePage } from "#i18n/addresses.ts";
import { authorPath, authorSlug } from "#i18n/blog/author-address.ts";
import { categoryPath } from "#i18n/blog/category-addresses.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import type { OwnPage } from "#i18n/own-pages.ts";
import { chromiumLaunch, findChromium } from "#tests/support/browser/chromium.ts";
import { followPrerendered } from "#tests/support/browser/follow-prerendered.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

/** One page of each route. */
const named = [
  "home",
  "weather",
  "places",
  "place-cusco",
  "trip-planner",
  "before-you-go",
  "stay-calculator",
  "money",
  "packing-list",
  "phrasebook",
  "emergency",
  "pocket-peru",
  "search",
  "blog",
  "changes",
  "privacy",
] as const satisfies SitePage[];

const others = [
  wayPath("cusco-puno", "en"),
  `${askPath("en")}?plan=v1_cusco.3`,
  `${pagePath("search", "en")}?q=cusco`,
  authorPath(authorSlug(starterAuthor), "en"),
  categoryPath("Gastronomy", "en"),
  factPath("costs.transportPrices.arequipaPuno", "en"),
];

test("back and forward show each kind of page as it was left, from the browser's own memory", async ({
  playwright,
  site,
  editor,
}) => {
  // Playwright's browsers are started without this memory.
  const browser = await playwright.chromium.launch({
    ...chromiumLaunch("--blink-settings=imagesEnabled=false", "--disable-remote-fonts"),
    executablePath: findChromium(true) ?? "",
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: site.url });
  const [post] = await editor.listPosts("en", { limit: 1 });
  const own = await publishOwnPage(editor, "Our trips");
  const written = [postPath(post?.slug ?? "", "en"), "/en/our-trips"];
  const paths = [...named.map((name) => pagePath(name, "en")), ...others, ...written];
  for (const [index, path] of paths.entries()) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
    const former = paths[index - 1];
    if (former === undefined) continue;
    for (const shown of [former, path]) {
      // Playwright would wait for a load, which does not come.
      const steps = shown === former ? -1 : 1;
      await page.evaluate((to) => void setTimeout(() => history.go(to)), steps);
      await expect(page).toHaveURL(shown);
      expect.soft(await page.evaluate(whatHeldBack), shown).toBeNull();
    }
  }
  await browser.close();
  await editor.removeOwnPage(own);
});

async function publishOwnPage(editor: AdminClient, title: string): Promise<OwnPage> {
  const none = { hu: "", en: "", es: "" };
  const titles = { ...none, en: title };
  const { page } = await editor.addOwnPage({ titles, addresses: none, place: "nowhere" });
  const { document, version } = await editor.readAdminDocument(page, "en");
  await editor.changeDocument(page, "en", { document, version, draft: null });
  return page;
}

/** Runs in the page: null if it is as it was left, else why the browser had to load it anew. */
function whatHeldBack(): unknown {
  if (Reflect.get(window, "isAsLeft") === true) return null;
  const [navigation] = performance.getEntriesByType("navigation") as object[];
  return navigation && "notRestoredReasons" in navigation ? navigation.notRestoredReasons : "no reason given";
}

test("the page of a link is drawn while the reader points at it, and counted once it is seen", async ({
  site,
}) => {
  const gastronomy = pagePath("gastronomy", "en");
  const { ahead, seen } = await followPrerendered(site.url + pagePath("blog", "en"), gastronomy);
  expect(ahead).toContain(`GET ${gastronomy}`);
  expect(ahead).not.toContain(`POST ${visitsPath}`);
  expect(seen).toContain(`POST ${visitsPath}`);
  expect(seen).not.toContain(`GET ${gastronomy}`);
});

test("nothing is drawn ahead once React answers links, and never for who saves data", async ({
  page,
  context,
}) => {
  const rules = page.locator("script[type=speculationrules]");
  const blog = pagePath("blog", "en");
  await page.goto(blog);
  await expect(rules).toHaveCount(1);
  await hydratePage(page);
  await expect(rules).toHaveCount(0);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(blog);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(rules).toHaveCount(0);
});
