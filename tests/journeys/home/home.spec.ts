import type { Page, Route } from "@playwright/test";
import { starterPosts } from "#content/facts/pages/starter-posts.ts";
import { languages } from "#i18n/languages.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { expect, openDashboard, openPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated, hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { visit } from "#tests/support/browser/journey.ts";

const postCalls = "**/api/posts/**";
const weather = "/hu/peru-idojaras";

function latestPosts(page: Page) {
  return page.getByRole("region", { name: "Friss bejegyzések" });
}

function goHome(page: Page): Promise<void> {
  return page.getByRole("banner").getByRole("link", { name: "Irány Peru" }).click();
}

function goToBlog(page: Page): Promise<void> {
  return page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
}

/** The browser's stored data about a language's posts. */
function kept(page: Page, part: "data" | "timestamp", language = "hu"): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), `homePagePosts_${language}_${part}`);
}

/** Opens the top of a page without posts of its own, from far down the home page. */
async function leaveHome(page: Page): Promise<void> {
  const card = page.getByRole("link", { name: "Részletek: Időjárás" });
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(700);
  await card.click();
  await expect(page).toHaveURL(weather);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** The home page's calls for posts from now on; the guide's pages ask for those on their subject. */
function watchPostCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/posts/") && !search.includes("category")) asked.push(pathname + search);
  });
  return asked;
}

/** Delays the calls for posts until the returned function is called. */
async function holdPosts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await intercept(page, postCalls, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

visit(
  "for an hour later visits show the cached posts and load none, and a page that is loaded never does",
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await gotoHydrated(page, "/hu/");
    await expect.poll(() => kept(page, "timestamp")).not.toBeNull();
    await leaveHome(page);
    const asked = watchPostCalls(page);
    await goHome(page);
    await expect(latestPosts(page).getByRole("article")).toHaveCount(3);
    await leaveHome(page);
    expect(asked).toEqual([]);

    const old = await page.evaluate(() => {
      const anHourAgo = String(Date.now() - 60 * 60 * 1000);
      localStorage.setItem("homePagePosts_hu_timestamp", anHourAgo);
      return anHourAgo;
    });
    const letGo = await holdPosts(page);
    await goHome(page);
    // While the posts are on their way, the home page has everything else and a llama.
    await expect(page.getByRole("heading", { level: 1, name: "Irány Peru" })).toBeFocused();
    const llama = latestPosts(page).getByRole("status");
    await expect(llama).toHaveText("A bejegyzések betöltése…");
    await expect(llama.locator("svg")).toBeVisible();
    expect([await kept(page, "data"), await kept(page, "timestamp")]).toEqual([null, null]);
    letGo();
    await expect(latestPosts(page).getByRole("article")).toHaveCount(3);
    await expect(llama).toHaveCount(0);
    expect(asked).toEqual(["/api/posts/hu?limit=3&pinned=first"]);
    expect(Number(await kept(page, "timestamp"))).toBeGreaterThan(Number(old));

    await page.evaluate(() => {
      const [newest] = JSON.parse(localStorage.getItem("homePagePosts_hu_data") ?? "");
      localStorage.setItem("homePagePosts_hu_data", JSON.stringify([{ ...newest, title: "Elavult cím" }]));
    });
    await page.reload();
    await hydratePage(page);
    await expect.poll(() => kept(page, "data")).not.toContain("Elavult cím");
    await expect(latestPosts(page).getByRole("article")).toHaveCount(3);
    await expect(page.getByText("Elavult cím")).toHaveCount(0);
  },
);

test.describe("a page that is prepared", () => {
  test.use({ ownContext: true });

  test("a browser that refuses storage shows everything and only warns", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await gotoHydrated(page, "/hu/");
    await expect(latestPosts(page).getByRole("article")).toHaveCount(3);
    await leaveHome(page);
    const asked = watchPostCalls(page);
    await goHome(page);
    await expect(latestPosts(page).getByRole("article")).toHaveCount(3);
    expect(asked).toEqual(["/api/posts/hu?limit=3&pinned=first"]);
    expect(warnings.join("\n")).toContain("The posts of the home page could not be cached");
  });
});

test("saving or deleting a post removes the cached posts of every language", async ({ page, editor }) => {
  const everywhere = () => Promise.all(languages.map((language) => kept(page, "data", language)));
  // Stores the same data as visits of the home pages.
  const keepEverywhere = () =>
    page.evaluate((all) => {
      for (const language of all) localStorage.setItem(`homePagePosts_${language}_data`, "[]");
    }, languages);
  const text = { title: "Először", summary: "Összefoglaló", content: "<p>Szöveg</p>" };
  const translations = { hu: text, en: text, es: text };
  const { id } = await editor.createPost({ author: "Anna", category: "Music", translations });
  await signInPage(page);

  await openPost(page, id);
  await page.getByLabel("Cím", { exact: true }).first().fill("Másodszor");
  await keepEverywhere();
  await page.getByRole("button", { name: "Frissítés" }).click();
  await expect(page).toHaveURL("/hu/admin");
  expect(await everywhere()).toEqual([null, null, null]);

  await openDashboard(page);
  await keepEverywhere();
  await page.getByRole("button", { name: "Törlés: Másodszor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Törlés" }).click();
  await expect(page.getByRole("button", { name: "Törlés: Másodszor" })).toHaveCount(0);
  await expect.poll(everywhere).toEqual([null, null, null]);

  await keepEverywhere();
  await page.getByLabel("Cím", { exact: true }).first().fill("Harmadszor");
  await page.locator("[contenteditable=true]").first().click();
  await page.keyboard.type("Szöveg");
  await page.getByRole("button", { name: "Létrehozás" }).click();
  await expect(page).toHaveURL("/hu/blog");
  expect(await everywhere()).toEqual([null, null, null]);
  const [newest] = await editor.listPosts("hu", { limit: 1 });
  expect(newest?.title).toBe("Harmadszor");
  await editor.deletePost(newest?.id ?? "");
});

visit(
  "while the posts are on their way, the blog has its heading and a llama, which stands still for who wishes for calm",
  async ({ page }) => {
    await gotoHydrated(page, weather);
    const letGo = await holdPosts(page);
    await goToBlog(page);
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeFocused();
    const llama = page.getByRole("status").filter({ hasText: "A bejegyzések betöltése…" });
    const drawing = llama.locator("svg");
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
    await expect(page.getByRole("article")).toHaveCount(0);
    letGo();
    await expect(page.getByRole("article")).toHaveCount(starterPosts.length);
    await expect(llama).toHaveCount(0);
  },
);

test.describe("posts that cannot be had", () => {
  const told = (page: Page) => {
    const messages: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") messages.push(message.text());
    });
    return messages;
  };
  const failing = visit.extend<{ said: string[] }>({
    said: async ({ page }, use) => use(told(page)),
    // Here the page must complain, of exactly that.
    watchedPage: async ({ said }, use) => {
      await use();
      const ours = said.filter((message) => !message.startsWith("Failed to load resource"));
      const failed = expect.stringContaining("Failed to fetch posts");
      expect(ours).toEqual([failed, failed]);
    },
  });
  const refuse = (route: Route) => route.fulfill({ status: 500, json: { error: "broken" } });

  failing("leave the home page and the blog saying so, and are not kept", async ({ page }) => {
    await gotoHydrated(page, weather);
    await intercept(page, postCalls, refuse);
    await goHome(page);
    await expect(latestPosts(page).getByText("Most nem sikerült betölteni a bejegyzéseket.")).toBeVisible();
    expect(await kept(page, "data")).toBeNull();
    await expect(page.getByRole("heading", { name: "Perui útikalauz" })).toBeVisible();
    await goToBlog(page);
    await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeFocused();
    await expect(page.getByText("Most nem sikerült betölteni a bejegyzéseket.")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first HTML has the posts and the whole page @core", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/hu/");
    const doors = page.getByRole("navigation", { name: "Gyors utak" });
    await expect(doors).toBeInViewport({ ratio: 1 });
    await expect(doors.getByRole("link")).toHaveText([
      "Útvonal tervezése",
      "Mennyibe kerül?",
      "Machu Picchu",
      "Ha baj van",
    ]);
    await expect(latestPosts(page).getByRole("article")).toHaveCount(3);
    await expect(page.getByText("A bejegyzések betöltése…")).toHaveCount(0);
    await page.getByRole("link", { name: "Tovább a blogra" }).click();
    await expect(page.getByRole("article")).toHaveCount(starterPosts.length);
  });
});
