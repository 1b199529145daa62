import { expect, readPage, test } from "#tests/support/browser/offline-journey.ts";

test("the first page of all is readable without a connection, and tells its age", async ({
  page,
  context,
}) => {
  await page.goto("/en/peru-weather");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await readPage(page, "/en/peru-weather");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  await expect(page.getByRole("complementary", { name: "No connection" })).toContainText("just now");
});
