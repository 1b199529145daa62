import { expect, openDashboard, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";

test("the sections, the palette and today's list lead everywhere, by keyboard and on a phone", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(hungarianPost("Titkos kanyon"), { states: { hu: "draft" } });
  const outdated = await editor.createPost(writtenPost());
  await editor.changePost(outdated.id, hungarianPost("Őszi túra", "<p>Átírva</p>"));
  await signInPage(page);
  await openDashboard(page);
  const nav = page.getByRole("navigation", { name: "Adminfelület" });
  await expect(nav.getByRole("link", { name: "Bejegyzések", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const today = page.getByRole("region", { name: "Mai teendők" });
  await today.getByRole("link", { name: "1 bejegyzésnek elavult a fordítása" }).click();
  await expect(page).toHaveURL("/hu/admin?state=outdated");
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("checkbox") })).toHaveCount(1);

  await page.keyboard.press("Control+k");
  const field = page.getByRole("combobox", { name: "Mit keresünk?" });
  await expect(field).toBeFocused();
  await page.keyboard.type("kanyon");
  const option = page.getByRole("option", { name: "Titkos kanyon" });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("dialog").getByText("1 találat")).toBeVisible();
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/hu/admin/edit/${id}`);
  // The dashboard, which stays until the next page is there, has a form of its own.
  await expect(page.getByRole("heading", { level: 1, name: "Bejegyzés szerkesztése" })).toBeFocused();
  // The navigation leads back; once is enough.
  await expect(page.getByRole("link", { name: /vezérlőpult/i })).toHaveCount(0);

  // The layout stays, and does not count again at each page.
  const counted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(adminPaths.todos)) counted.push(request.url());
  });
  // In the text it makes a link.
  await page
    .getByRole("textbox", { name: /Tartalom/ })
    .first()
    .click();
  await page.keyboard.press("Control+k");
  await expect(field).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Ugrás…" }).click();
  await page.keyboard.type("napló");
  await expect(page.getByRole("dialog").getByText("1 találat")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Napló" })).toBeFocused();
  await expect(page).toHaveTitle(/^Napló \|/);
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  expect(counted).toEqual([]);
  await expect(nav).toBeHidden();
  await page.getByRole("main").getByRole("button", { name: "Kezelés" }).click();
  await nav.getByRole("link", { name: "Üzenetek" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Üzenetek" })).toBeVisible();
  await expect(nav).toBeHidden();
  // The page that deals with what is counted asks anew.
  await expect.poll(() => counted.length).toBe(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Napló" })).toBeVisible();
  await expect(nav).toBeHidden();

  // Enter before it has searched opens what it finds.
  const held = Promise.withResolvers<void>();
  await intercept(page, /search=titkos/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("titkos");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Keresés…")).toBeVisible();
  held.resolve();
  await expect(page).toHaveURL(`/hu/admin/edit/${id}`);
  for (const post of [id, outdated.id]) await editor.deletePost(post);
});

test("several posts are published at once in the chosen languages, and what failed is told", async ({
  page,
  editor,
}) => {
  const first = await editor.createPost(writtenPost(), { states: { hu: "draft", en: "draft", es: "draft" } });
  const untitled = await editor.createPost(hungarianPost("", "<p>Vázlat</p>"), { states: { hu: "draft" } });
  await signInPage(page);
  await page.goto("/en/admin?state=draft&sort=title");
  await page.getByRole("checkbox", { name: "All posts on this page" }).check();
  const chosen = page.getByRole("group", { name: "The selected posts" });
  await expect(chosen.getByRole("status")).toHaveText("2 selected");
  await chosen.getByRole("checkbox", { name: "Español" }).uncheck();
  await chosen.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 posts (Magyar, English)");
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Done for 1 post." })).toBeVisible();
  await expect(page.getByText("Untitled (Magyar): has no title")).toBeVisible();
  await expect(chosen.getByRole("status")).toHaveText("1 selected");
  expect((await editor.readFullPost(first.id)).states).toEqual({
    hu: "published",
    en: "published",
    es: "draft",
  });
  // The focus does not vanish together with the pressed button.
  const all = page.getByRole("checkbox", { name: "All posts on this page" });
  await chosen.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Done for 1 post.")).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await expect(all).toBeFocused();
  await page.goto(`/en/admin/edit/${first.id}`);
  await page.getByRole("button", { name: "Hide all languages" }).first().click();
  await expect
    .poll(async () => (await editor.readFullPost(first.id)).states)
    .toEqual({ hu: "unpublished", en: "unpublished", es: "draft" });
  // Other journeys have left posts there too.
  expect((await editor.listBin()).map(({ id }) => id)).toContain(untitled.id);
  await editor.erasePost(untitled.id);
  await editor.deletePost(first.id);
});
