import type { Page } from "@playwright/test";
import { listStates } from "#api/admin/post-list-words.ts";
import { starterPosts } from "#content/facts/pages/starter-posts.ts";
import { administrator, expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { intercept } from "#tests/support/browser/intercept.ts";

const posts = [
  {
    author: "Ödön",
    translations: { hu: "Őszi túra Cuscóban", en: "Autumn hike in Cusco", es: "Paseo de otoño" },
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

test("the list shows each post in the page's language, with what is written of it, and finds it without regard to accents and case", async ({
  page,
}) => {
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
  const hike = rows(page).filter({ hasText: "Paseo de otoño" });
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

  await page.getByRole("searchbox").fill("sehol egy xyzzy");
  await expect(page.getByText("Ninguna publicación coincide con la búsqueda.")).toBeVisible();
  await page.getByRole("searchbox").fill("ODON otono");
  await expect(rows(page)).toHaveCount(1);
  await hike.getByRole("link", { name: "Ver" }).click();
  await expect(page).toHaveURL("/es/post/paseo-de-otono");
});

test("no posts, and posts that could not be loaded, are told; one is deleted after a question, and the focus goes on; what fails is told, and where the session ends the place is kept", async ({
  page,
  editor,
}) => {
  await test.step("no posts, and posts that could not be loaded", async () => {
    const counts = Object.fromEntries(listStates.map((state) => [state, 0]));
    let isAway = false;
    await page.route("**/api/admin/posts/en?*", (route) =>
      isAway ? route.abort() : route.fulfill({ json: { posts: [], total: 0, counts } }),
    );
    await page.goto("/en/admin");
    await expect(page.getByText("No posts found.")).toBeVisible();
    isAway = true;
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText("The posts could not be loaded.");
    await page.unroute("**/api/admin/posts/en?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(rows(page)).toHaveCount(all);
  });

  await page.getByRole("searchbox").fill("hike");
  await expect(rows(page)).toHaveCount(1);
  const remove = page.getByRole("button", { name: "Delete: Autumn hike in Cusco" });
  const question = page.getByRole("dialog");
  await remove.click();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();

  let refusal: { status: number; json: object } | null = null;
  let held = Promise.resolve();
  await intercept(page, "**/api/post/*", async (route) => {
    if (refusal) return route.fulfill(refusal);
    await held;
    return route.continue();
  });
  const alert = page.getByRole("alert");
  for (const [status, code, error, told] of [
    [500, "internal", "broken", "An error occurred while deleting the post."],
    [423, "locked", "The post is locked.", "The post is locked."],
  ] as const) {
    refusal = { status, json: { error, code } };
    await remove.click();
    await expect(question).toContainText("Are you sure you want to delete this post?");
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(alert).toHaveText(told);
    await expect(remove).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
  }

  refusal = null;
  await page.context().clearCookies();
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(alert).toContainText("Your session has ended.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await page.getByLabel("Username").fill(administrator.username);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue("hike");
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole("searchbox").fill("");
  await expect(rows(page)).toHaveCount(all);
  const answered = Promise.withResolvers<void>();
  held = answered.promise;
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  const buttons = rows(page).getByRole("button", { includeHidden: true });
  await expect(buttons).toHaveText(Array.from({ length: all }, () => "Deleting…"));
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
  answered.resolve();
  await expect(rows(page)).toHaveCount(all - 1);
  await expect(page.getByText("“Autumn hike in Cusco” has been moved to the bin.")).toBeVisible();
  await expect(
    rows(page)
      .nth(1)
      .getByRole("button", { name: /^Delete: / }),
  ).toBeFocused();
  expect(await editor.listPosts("en")).toHaveLength(all - 1);
});

test("an address of the edit form asks to sign in first, tells what does not come, and then shows the form", async ({
  page,
}) => {
  await page.context().clearCookies();
  let isAway = false;
  await page.route("**/api/post/*", (route) =>
    isAway ? route.abort() : route.fulfill({ status: 500, json: { error: "broken" } }),
  );
  await page.goto("/edit/oszi-tura-cuscoban");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin bejelentkezés");
  await page.getByLabel("Felhasználónév").fill(administrator.username);
  await page.getByLabel("Jelszó", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Bejelentkezés" }).click();
  await expect(page).toHaveURL("/edit/oszi-tura-cuscoban");
  await expect(page.getByRole("alert")).toHaveText("Nem sikerült betölteni a bejegyzést");
  isAway = true;
  await page.getByRole("button", { name: "Újra" }).click();
  await expect(page.getByRole("alert")).toHaveText("Hiba történt a bejegyzés betöltésekor");
  await page.unroute("**/api/post/*");
  await page.getByRole("button", { name: "Újra" }).click();
  await expect(page.getByRole("form", { name: "Bejegyzés szerkesztése" })).toBeVisible();
});
