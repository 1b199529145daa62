import { starterPosts } from "#content/facts/starter-posts.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

// In one worker: the posts are made once.
test.describe.configure({ mode: "default" });

const ids: string[] = [];

test.beforeAll(async ({ editor }) => {
  for (let number = 1; number <= 30; number += 1) {
    const { id } = await editor.createPost({
      author: "Anna",
      category: "Music",
      translations: {
        hu: { title: `Bejegyzés ${number}`, summary: "Összefoglaló", content: "<p>Szöveg</p>" },
      },
    });
    ids.push(id);
  }
});

test.afterAll(async ({ editor }) => {
  for (const id of ids) await editor.deletePost(id);
});

test("the list shows the newest 24, and the rest as one goes on @core", async ({ page }) => {
  await gotoHydrated(page, "/hu/blog");
  await expect(page.getByRole("article")).toHaveCount(24);
  await page.getByRole("link", { name: "További bejegyzések" }).click();
  await expect(page.getByRole("article")).toHaveCount(30 + starterPosts.length);
  await expect(page.getByRole("link", { name: "További bejegyzések" })).toHaveCount(0);
});

test("a post without a cover shows its category's picture", async ({ page }) => {
  await page.goto("/hu/blog");
  const picture = page.getByRole("article").first().locator("img");
  await expect(picture).toHaveAttribute("src", "/pictures/categories/music.svg");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("an old address finds a post that is not on the first page of the list", async ({ page }) => {
  await page.goto("/post/az-elso-napok-a-magasban-ot-nap-a-szent-volgytol-cuscoig");
  await expect(page.getByRole("link", { name: "Az első napok a magasban" }).first()).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the second page of the list is a link away", async ({ page }) => {
    await page.goto("/hu/blog");
    await page.getByRole("link", { name: "További bejegyzések" }).click();
    await expect(page).toHaveURL("/hu/blog?page=2");
    await expect(page.getByRole("article")).toHaveCount(30 + starterPosts.length - 24);
  });

  test("a post is read and the language changed", async ({ page }) => {
    await page.goto("/hu/blog?page=2");
    await page.getByRole("link", { name: "Az első napok a magasban" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Az első napok a magasban");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Your first days at altitude");
  });
});
