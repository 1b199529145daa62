import { starterPosts } from "#content/facts/pages/starter-posts.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { expect, test, visit } from "#tests/support/browser/journey.ts";

// The tests share one worker: the posts are made once.
test.describe.configure({ mode: "default" });

const written = 24;
const all = written + starterPosts.length;
const ids: string[] = [];

test.beforeAll(async ({ editor }) => {
  for (let number = 1; number <= written; number += 1) {
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

visit(
  "the list shows the newest 24, and the rest, brought by the llama, as one goes on @core",
  async ({ page }) => {
    await gotoHydrated(page, "/hu/blog");
    await expect(page.getByRole("article")).toHaveCount(24);
    // Without a cover a post shows its category's picture.
    const picture = page.getByRole("article").first().locator("img");
    await expect(picture).toHaveAttribute("src", "/pictures/categories/music.svg");
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await intercept(page, "**/api/posts/**", async (route) => {
      await held;
      await route.continue();
    });
    const more = page.getByRole("link", { name: "További bejegyzések" });
    await more.click();
    const llama = page.getByRole("status").filter({ hasText: "A bejegyzések betöltése…" });
    await expect(llama.locator("svg")).toBeVisible();
    await expect(more).toHaveAttribute("aria-disabled", "true");
    letGo();
    await expect(page.getByRole("article")).toHaveCount(all);
    await expect(llama).toHaveCount(0);
    await expect(more).toHaveCount(0);
  },
);

visit(
  "an old address leads to the list and shows its post, also when it is not on the first page",
  async ({ page }) => {
    const slug = "az-elso-napok-a-magasban-ot-nap-a-szent-volgytol-cuscoig";
    await page.goto(`/post/${slug}`);
    await expect(page).toHaveURL(`/hu/blog#${slug}`);
    await expect(page.getByRole("link", { name: "Az első napok a magasban" }).first()).toBeInViewport();
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the second page of the list is a link away, a post is read and the language changed", async ({
    page,
  }) => {
    await page.goto("/hu/blog");
    await page.getByRole("link", { name: "További bejegyzések" }).click();
    await expect(page).toHaveURL("/hu/blog?page=2");
    await expect(page.getByRole("article")).toHaveCount(all - 24);
    await page.getByRole("link", { name: "Az első napok a magasban" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Az első napok a magasban");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Your first days at altitude");
  });
});
