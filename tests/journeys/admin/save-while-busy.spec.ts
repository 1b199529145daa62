import { intercept } from "#tests/support/browser/intercept.ts";
import { expect, openDashboard, signInPage, test } from "#tests/support/browser/admin-journey.ts";

test("a save that the server cannot take at the moment keeps what was typed, and goes on by itself", async ({
  page,
  editor,
}) => {
  await signInPage(page);
  await openDashboard(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Kovács Anna");
  await page.getByRole("tab", { name: "Magyar" }).click();
  const panel = page.getByRole("tabpanel", { name: "Magyar" });
  const title = panel.getByLabel("Cím", { exact: true });
  await title.fill("Amíg áll az adatbázis");
  const content = panel.locator("[contenteditable=true]");
  await content.click();
  await page.keyboard.type("Ez még nincs sehol.");

  // As the server answers while its database hangs.
  let refusals = 0;
  let isBusy = true;
  await intercept(page, "**/api/post", (route) => {
    if (!isBusy) return route.fallback();
    refusals += 1;
    const json = { error: "the database cannot be reached at the moment", code: "unavailable" };
    return route.fulfill({ status: 503, headers: { "retry-after": "5" }, json });
  });
  await page.getByRole("button", { name: "Bejegyzés létrehozása" }).click();
  const told = page.getByText(/A szerver most nem tud menteni.*a mentés magától újra próbálkozik/).first();
  await expect(told).toBeVisible();
  // It has tried again without being asked.
  await expect.poll(() => refusals).toBeGreaterThan(1);
  await expect(title).toHaveValue("Amíg áll az adatbázis");
  await expect(content).toHaveText("Ez még nincs sehol.");
  // What is typed meanwhile is saved too.
  await content.press("End");
  await page.keyboard.type(" És ez sem.");
  expect((await editor.listPosts("hu")).map((post) => post.title)).not.toContain("Amíg áll az adatbázis");

  isBusy = false;
  const saved = async () =>
    (await editor.listPosts("hu")).find((post) => post.title === "Amíg áll az adatbázis")?.slugs.hu;
  await expect.poll(saved, { timeout: 60_000 }).toBe("amig-all-az-adatbazis");
  const { id, content: stored } = await editor.readPost("amig-all-az-adatbazis", "hu");
  expect(stored).toBe("<p>Ez még nincs sehol. És ez sem.</p>");
  await expect(told).toBeHidden();
  await editor.deletePost(id);
});
