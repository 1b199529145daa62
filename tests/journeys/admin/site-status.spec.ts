import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";

test("the owner sees how the site is, and asks again", async ({ page }) => {
  await signInPage(page);
  await page.goto("/en/admin");
  await page.getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL("/en/admin/status");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Status");
  const checks = page.getByRole("main").getByRole("listitem");
  await expect(checks.filter({ hasText: "Database" })).toContainText("all well");
  await expect(checks.filter({ hasText: "Disk" })).toContainText(/free space: [\d.,]+ GB/);
  await expect(page.getByRole("figure")).toHaveCount(3);
  const asking = page.waitForResponse("**/api/status");
  await page.getByRole("button", { name: "Refresh" }).click();
  expect((await asking).status()).toBe(200);
  for (const width of [390, 768, 1440]) await expectToFit(page, width);
  for (const [path, heading] of [
    ["/hu/admin/status", "Állapot"],
    ["/es/admin/status", "Estado"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});
