import type { Page } from "@playwright/test";
import { deskStates } from "#api/desk/desk-list-words.ts";
import { starterPosts } from "#content/facts/starter-posts.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const posts = [
  {
    author: "Ödön",
    translations: { hu: "Őszi túra Cuscóban", en: "Autumn hike in Cusco", es: "Caminata de otoño" },
  },
  { author: "Anna", translations: { hu: "Csak magyarul" } },
] as const;

/** With those that the site begins with. */
const all = starterPosts.length + posts.length;

const ids: string[] = [];

test.beforeEach(async ({ editor, page }) => {
  for (const { author, translations } of posts) {
    const texts = Object.entries(translations).map(([language, title]) => [
      language,
      { title, summary: `${title}: összefoglaló`, content: "<p>Szöveg</p>" },
    ]);
    const { id } = await editor.createPost({
      author,
      category: "Music",
      translations: Object.fromEntries(texts),
    });
    ids.push(id);
  }
  await signInPage(page);
});

test.afterEach(async ({ editor }) => {
  for (const id of ids.splice(0)) {
    await editor.deletePost(id).catch(() => undefined);
    // In the bin it would keep its address.
    await editor.erasePost(id);
  }
});

/** Those of posts: contact messages have rows on the dashboard, too. */
function rows(page: Page) {
  return page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .filter({ has: page.locator("a[href*='/admin/edit/']") });
}

test("the list shows each post in the page's language, with what is written of it", async ({ page }) => {
  await page.goto("/es/admin");
  await expect(rows(page)).toHaveCount(all);
  // The search and the selects beside it stand in one line, from edge to edge.
  await page.setViewportSize({ width: 1440, height: 900 });
  const controls = page.getByRole("main").locator("input[type=search], select");
  const edges = await controls.evaluateAll((all) =>
    all.slice(0, 4).map((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return [top, bottom];
    }),
  );
  expect(edges).toEqual(Array.from({ length: 4 }, () => edges[0]));
  const hike = rows(page).filter({ hasText: "Caminata de otoño" });
  await expect(hike).toContainText("Ödön");
  await expect(hike.getByRole("listitem")).toContainText([
    "Magyar: publicado",
    "English: publicado",
    "Español: publicado",
  ]);
  await expect(rows(page).filter({ hasText: "Csak magyarul" }).getByRole("listitem")).toContainText([
    "Magyar: publicado",
    "English: sin texto",
    "Español: sin texto",
  ]);
  await expect(hike.getByRole("link", { name: "Editar" })).toHaveAttribute("href", /^\/es\/admin\/edit\//);
  await hike.getByRole("link", { name: "Ver" }).click();
  await expect(page).toHaveURL("/es/post/caminata-de-otono");
});

test("posts are found without regard to accents and case", async ({ page }) => {
  await page.goto("/hu/admin");
  await page.getByRole("searchbox").fill("ODON oszi");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Őszi túra Cuscóban");
  await page.getByRole("searchbox").fill("sehol egy xyzzy");
  await expect(page.getByText("Egy bejegyzés sem felel meg a keresésnek.")).toBeVisible();
});

test("a post is deleted after a question, and the focus goes on to the next one", async ({
  page,
  editor,
}) => {
  await page.goto("/en/admin");
  const remove = page.getByRole("button", { name: "Delete: Autumn hike in Cusco" });
  await remove.click();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(page.getByRole("dialog")).toContainText("Are you sure you want to delete this post?");

  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await intercept(page, "**/api/post/*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  const buttons = rows(page).getByRole("button", { includeHidden: true });
  await expect(buttons).toHaveText(Array.from({ length: all }, () => "Deleting…"));
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  goOn();
  await expect(rows(page)).toHaveCount(all - 1);
  await expect(page.getByText("“Autumn hike in Cusco” has been moved to the bin.")).toBeVisible();
  await expect(
    rows(page)
      .nth(1)
      .getByRole("button", { name: /^Delete: / }),
  ).toBeFocused();
  expect(await editor.listPosts("en")).toHaveLength(all - 1);
});

for (const [language, remove, text] of [
  ["hu", "Törlés", "Hiba történt a bejegyzés törlésekor."],
  ["en", "Delete", "An error occurred while deleting the post."],
  ["es", "Eliminar", "Ocurrió un error al eliminar la publicación."],
] as const) {
  test(`a failed deletion is told in ${language}, and the post stays`, async ({ page }) => {
    await page.route("**/api/post/*", (route) => route.fulfill({ status: 500, json: { error: "broken" } }));
    await page.goto(`/${language}/admin`);
    const button = rows(page).first().getByRole("button");
    await button.click();
    await page.getByRole("dialog").getByRole("button", { name: remove }).click();
    await expect(page.getByRole("alert")).toHaveText(text);
    await expect(button).toBeFocused();
    await expect(rows(page)).toHaveCount(all);
  });
}

test("a deletion that is refused for a new reason is told in the server's words", async ({ page }) => {
  await page.route("**/api/post/*", (route) =>
    route.fulfill({ status: 423, json: { error: "The post is locked.", code: "locked" } }),
  );
  await page.goto("/en/admin");
  await rows(page).first().getByRole("button").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert")).toHaveText("The post is locked.");
});

test("no posts, and posts that could not be loaded, are told", async ({ page }) => {
  const counts = Object.fromEntries(deskStates.map((state) => [state, 0]));
  const none = { posts: [], total: 0, counts };
  await page.route("**/api/desk/posts/en?*", (route) => route.fulfill({ json: none }));
  await page.goto("/en/admin");
  await expect(page.getByText("No posts found.")).toBeVisible();
  await page.unroute("**/api/desk/posts/en?*");
  await intercept(page, "**/api/desk/posts/en?*", (route) => route.abort(), { times: 1 });
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("The posts could not be loaded.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(all);
});

test("a session that ends is told, and signing in again leads back to the same place", async ({ page }) => {
  await page.goto("/en/admin");
  await page.getByRole("searchbox").fill("hike");
  await intercept(page, "**/api/post/*", (route) =>
    route.fulfill({ status: 401, json: { error: "sign in first", code: "not_signed_in" } }),
  );
  await page.getByRole("button", { name: "Delete: Autumn hike in Cusco" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await page.getByLabel("Username").fill("szerkeszto");
  await page.getByLabel("Password", { exact: true }).fill("titkos jelszo 1");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("hike");
  await expect(rows(page)).toHaveCount(1);
});

test("a post that is not there, or does not come, is told where it was to be edited", async ({ page }) => {
  await page.goto("/en/admin/edit/no-such-post");
  await expect(page.getByRole("alert")).toHaveText("Post not found");
  await page.route("**/api/post/*", (route) => route.fulfill({ status: 500, json: { error: "broken" } }));
  await page.goto("/hu/admin/edit/oszi-tura-cuscoban");
  await expect(page.getByRole("alert")).toHaveText("Nem sikerült betölteni a bejegyzést");
  await page.unroute("**/api/post/*");
  await page.route("**/api/post/*", (route) => route.abort());
  await page.getByRole("button", { name: "Újra" }).click();
  await expect(page.getByRole("alert")).toHaveText("Hiba történt a bejegyzés betöltésekor");
  await page.unroute("**/api/post/*");
  await page.getByRole("button", { name: "Újra" }).click();
  await expect(page.getByRole("form", { name: "Bejegyzés szerkesztése" })).toBeVisible();
});

test("an address of the edit form asks to sign in first, and then shows the form", async ({ page }) => {
  await page.context().clearCookies();
  await page.goto("/edit/oszi-tura-cuscoban");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin bejelentkezés");
  await page.getByLabel("Felhasználónév").fill("szerkeszto");
  await page.getByLabel("Jelszó", { exact: true }).fill("titkos jelszo 1");
  await page.getByRole("button", { name: "Bejelentkezés" }).click();
  await expect(page).toHaveURL("/edit/oszi-tura-cuscoban");
  await expect(page.getByRole("form", { name: "Bejegyzés szerkesztése" })).toBeVisible();
});
