import { expect, test, visit } from "#tests/support/browser/journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";

const paragraph = `<p>${"Egy mondat a hegyekről, elég hosszú ahhoz, hogy valódi legyen. ".repeat(20)}</p>`;

const written = (title: string) => {
  const headings = ["Indulás", "Ebéd a kikötőben", "Hazafelé"];
  const content = headings.map((heading) => `<h2>${heading}</h2>${paragraph}`).join("");
  const translations = { hu: { title, summary: "Összefoglaló", content } };
  return { author: "Séta Sára", category: "Music" as const, translations };
};

visit(
  "a reader goes from a post to its neighbour, its author and its category, and on in another language @core",
  async ({ page, editor }) => {
    const older = await editor.createPost(written("Dalok a piacról"));
    const newer = await editor.createPost(written("Dalok a kikötőből"));
    await page.goto("/hu/post/dalok-a-kikotobol");
    await page.getByRole("link", { name: "Előző bejegyzés Dalok a piacról" }).click();
    await expect(page).toHaveURL("/hu/post/dalok-a-piacrol");
    await page.getByRole("link", { name: "Következő bejegyzés Dalok a kikötőből" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dalok a kikötőből");
    await page.getByRole("link", { name: "Séta Sára" }).click();
    await expect(page).toHaveURL("/hu/blog/szerzo/seta-sara");
    await expect(page.getByText("2 bejegyzés az Irány Peru blogján.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("navigation", { name: "Témák" }).getByRole("link", { name: "Zene" }).click();
    await expect(page).toHaveURL("/hu/blog/zene");
    await page.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL("/en/blog/music");
    await expect(page.getByRole("heading", { level: 1, name: "Music" })).toBeVisible();
    for (const width of [1440, 768, 390]) await expectToFit(page, width);
    for (const { id } of [older, newer]) await editor.deletePost(id);
  },
);

test("while the page is not hydrated a post is passed on and its contents lead to its parts, on a phone too", async ({
  page,
  context,
  editor,
}) => {
  const { id } = await editor.createPost(written("Dalok a hegyekből"));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    navigator.share = async ({ url } = {}) => {
      document.title = `shared ${url}`;
    };
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/hu/post/dalok-a-hegyekbol?utm_source=x");
  const contents = page.getByRole("navigation", { name: "A bejegyzés tartalma" });
  await expect(contents).toBeHidden();
  await page.getByText("A bejegyzés tartalma").first().click();
  await contents.getByRole("link", { name: "Hazafelé" }).click();
  await expect(page).toHaveURL(/#_h-hazafele$/);
  await expect(page.getByRole("heading", { name: "Hazafelé" })).toBeInViewport();
  const share = page.getByRole("region", { name: "Adjátok tovább" });
  await share.getByRole("button", { name: "Link másolása" }).click();
  await expect(share.getByRole("status")).toHaveText("A link a vágólapon van.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/hu\/post\/dalok-a-hegyekbol$/);
  await share.getByRole("button", { name: "Megosztás…" }).click();
  await expect(page).toHaveTitle(`shared ${copied}`);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(contents).toBeVisible();
  await editor.deletePost(id);
});
