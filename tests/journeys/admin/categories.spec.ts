import { categoriesPath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, openPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { writeCategories } from "#tests/support/samples/written-categories.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";

test.beforeEach(({ page }) => signInPage(page));

test("a category is made, a post put into it, and readers find it at its address, and at a new one from the old", async ({
  page: admin,
  editor,
  browser,
}) => {
  const post = await editor.createPost(writtenPost());
  const save = admin.getByRole("button", { name: "Mentés", exact: true });
  const saved = admin.getByText("Elmentve, az olvasók már így látják.");
  const part = (language: string) => admin.getByRole("group", { name: language, exact: true });
  await admin.goto(categoriesPath("hu"));
  await expectLoaded(admin);
  await admin.getByRole("button", { name: "Új kategória" }).press("Enter");
  const name = part("Magyar").getByLabel("Név");
  await expect(name).toBeFocused();
  await name.fill("Gyalogutak");
  await part("English").getByLabel("Név").fill("On foot");
  await part("English").getByLabel("Webcím").fill("On foot");
  await save.press("Enter");
  await expect(admin.getByText("Mentés előtt 1 mezőt kell javítani.")).toBeVisible();
  await expect(part("English").getByLabel("Webcím")).toBeFocused();
  for (const [colorScheme, rules] of [
    ["light", "all"],
    ["dark", "colours"],
  ] as const) {
    await admin.emulateMedia({ colorScheme });
    expect(await accessibilityFindings(admin, { rules }), colorScheme).toEqual([]);
  }
  await expectToFit(admin, 390);
  await part("English").getByLabel("Webcím").fill("");
  await part("English").getByLabel("Bevezető").fill("Paths that are worth the blisters.");
  await part("Español").getByLabel("Név").fill("A pie");
  await save.press("Enter");
  await expect(saved).toBeVisible();

  await openPost(admin, post.id);
  await admin.getByLabel("Kategória").selectOption("Gyalogutak");
  await admin.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(admin).toHaveURL("/hu/admin");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const complaints = watchPage(reader);
  await reader.goto("/hu/post/oszi-tura");
  await reader.getByRole("link", { name: "Gyalogutak" }).click();
  await expect(reader).toHaveURL("/hu/blog/gyalogutak");
  await expect(reader.getByRole("heading", { level: 1, name: "Gyalogutak" })).toBeVisible();
  await reader.goto("/en/blog/on-foot");
  await expect(reader.getByRole("heading", { level: 1, name: "On foot" })).toBeVisible();
  await expect(reader.getByText("Paths that are worth the blisters.")).toBeVisible();
  await expect(reader.getByRole("article")).toHaveCount(1);
  for (const width of [1440, 390]) await expectToFit(reader, width);
  // The page that was opened before the change knows nothing of it, and asks for the document.
  const open = await browser.newPage();
  await open.goto("/en/blog");
  await writeCategories(editor, (all) =>
    all.map((one) =>
      one.names.hu === "Gyalogutak" ? { ...one, slugs: { ...one.slugs, en: "walking" } } : one,
    ),
  );
  await reader.goto("/en/blog/on-foot?utm=x");
  await expect(reader).toHaveURL("/en/blog/walking?utm=x");
  await expect(reader.getByRole("heading", { level: 1, name: "On foot" })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
  await open.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "On foot" }).click();
  await expect(open.getByRole("heading", { level: 1, name: "On foot" })).toBeVisible();
  await open.goto("/en/blog");

  await admin.goto(categoriesPath("hu"));
  await admin.getByRole("button", { name: "Törlés: Gyalogutak" }).click();
  await admin.getByLabel("Hová kerülnek a bejegyzései?").selectOption("Sport");
  await save.click();
  await expect(saved).toBeVisible();
  expect(await editor.readFullPost(post.id)).toMatchObject({ category: "Sports" });
  await admin.goto("/hu/blog/gyalogutak");
  await expect(admin).toHaveURL("/hu/blog/sport");
  // An open page still has the category that is gone.
  await open.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "On foot" }).click();
  await expect(open).toHaveURL("/en/blog/sports");
  await expect(open.getByRole("heading", { level: 1, name: "Sports" })).toBeVisible();
  await open.close();
  await editor.deletePost(post.id);
});
