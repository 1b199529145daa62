import { expect, openPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";

test.beforeEach(({ page }) => signInPage(page));

test("a draft is previewed in a new tab, and its address is for anybody", async ({
  page,
  context,
  browser,
  editor,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await editor.createPost(hungarianPost("Készülő út"), { states: { hu: "draft" } });
  await openPost(page, id);
  await page.getByRole("tab", { name: "Magyar" }).click();
  const hungarian = page.getByRole("tabpanel", { name: "Magyar" });
  await hungarian.getByLabel("Cím", { exact: true }).fill("Még nem volt elmentve");
  const opening = context.waitForEvent("page");
  await hungarian.getByRole("button", { name: "Előnézet" }).click();
  const tab = await opening;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Még nem volt elmentve");
  await expect(tab.getByRole("complementary", { name: "Előnézet" })).toContainText("Piszkozat:");
  const address = hungarian.getByRole("group", { name: "Előnézet" });
  await hungarian.getByLabel("Cím", { exact: true }).fill("Még nincs elmentve");
  await expect(address).toContainText("A még el nem mentett változtatások nincsenek benne.");
  await address.getByRole("button", { name: "Cím másolása" }).click();
  await expect(address.getByRole("status")).toHaveText("Másolva.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(new URL(tab.url()).pathname);

  // Without an account and hydrated: the page stays a preview, goes on to others, and comes back as a document.
  const anonymous = await browser.newPage();
  const { pathname, search } = new URL(copied);
  await anonymous.goto(new URL(pathname + search, page.url()).href);
  const banner = anonymous.getByRole("complementary", { name: "Előnézet" });
  await hydratePage(anonymous);
  await expect(banner).toBeVisible();
  await anonymous.getByRole("link", { name: "Vissza a blogra" }).first().click();
  await expect(anonymous).toHaveURL(/\/hu\/blog$/);
  await expect(banner).toHaveCount(0);
  await anonymous.goBack();
  await expect(banner).toBeVisible();
  await expect(anonymous.getByRole("heading", { level: 1 })).toHaveText("Még nem volt elmentve");
  await anonymous.close();
  await editor.deletePost(id);
});

test("a deleted post is brought back at once or out of the bin, until it is deleted for good @core", async ({
  page,
  request,
  editor,
}) => {
  const { id } = await editor.createPost(hungarianPost("Törlendő út"));
  const isShown = async () => (await request.get(`/api/post/torlendo-ut/hu`)).ok();
  await page.goto("/hu/admin");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Törlendő út" }) });
  async function deleteIt(): Promise<void> {
    await row.getByRole("button", { name: "Törlés: Törlendő út" }).click();
    const dialog = page.getByRole("dialog", { name: "Biztosan törlődjön ez a bejegyzés?" });
    await expect(dialog).toContainText("A lomtárból 30 napig visszaállítható.");
    await dialog.getByRole("button", { name: "Törlés", exact: true }).click();
    await expect(page.getByText("„Törlendő út” a lomtárba került.")).toBeVisible();
    await expect(row).toHaveCount(0);
  }
  await deleteIt();
  expect(await isShown()).toBe(false);
  await page.getByRole("button", { name: "Törlés visszavonása: Törlendő út" }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bejegyzések", exact: true })).toBeFocused();
  expect(await isShown()).toBe(true);

  await deleteIt();
  await page.getByRole("link", { name: "Lomtár" }).click();
  await expect(page).toHaveURL("/hu/admin/bin");
  await expect(row).toContainText("törölte: szerkeszto");
  await row.getByRole("button", { name: "Visszaállítás: Törlendő út" }).click();
  await expect(page.getByRole("status").filter({ hasText: "„Törlendő út” visszaállítva." })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await isShown()).toBe(true);

  await editor.deletePost(id);
  const nav = page.getByRole("navigation", { name: "Adminfelület" });
  await nav.getByRole("link", { name: "Bejegyzések", exact: true }).click();
  await expect(page).toHaveURL("/hu/admin");
  // The address is there before the page is; a bin that was never left is not loaded again.
  await expect(page.getByRole("heading", { name: "Bejegyzések", exact: true })).toBeVisible();
  await nav.getByRole("link", { name: "Lomtár" }).click();
  await row.getByRole("button", { name: "Végleges törlés: Törlendő út" }).click();
  const dialog = page.getByRole("dialog", { name: "Biztosan törlődjön véglegesen ez a bejegyzés?" });
  await expect(dialog).toContainText("Ezt nem lehet visszavonni.");
  await dialog.getByRole("button", { name: "Végleges törlés" }).click();
  await expect(page.getByText("„Törlendő út” véglegesen törölve.")).toBeVisible();
  expect((await editor.listBin()).map((post) => post.id)).not.toContain(id);
});
