import { administrator, expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";

test("the owner sees how the site is, asks again, finds out who deleted what, and takes the log along", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(hungarianPost("Eltűnő túra"));
  await editor.deletePost(id);
  await signInPage(page);
  await page.goto("/en/admin/account");
  const nav = page.getByRole("navigation", { name: "Admin area" });
  await nav.getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL("/en/admin/status");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Status");
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items.filter({ hasText: "Database" })).toContainText("all well");
  await expect(items.filter({ hasText: "Disk" })).toContainText(/free space: [\d.,]+ GB/);
  await expect(page.getByRole("figure")).toHaveCount(3);
  const asking = page.waitForResponse("**/api/status");
  await page.getByRole("button", { name: "Refresh" }).click();
  expect((await asking).status()).toBe(200);
  for (const width of [390, 768, 1440]) await expectToFit(page, width);

  await nav.getByRole("link", { name: "Audit log" }).click();
  await expect(page).toHaveURL("/en/admin/audit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
  // Other journeys have left much more in it.
  const event = page.getByLabel("Event");
  await event.selectOption("Signed in");
  await expect(items.filter({ hasText: administrator.username }).first()).toContainText("Signed in");
  await event.selectOption("Post deleted");
  await expect(items.filter({ hasText: "Signed in" })).toHaveCount(0);
  const deleted = items.filter({ hasText: "Eltűnő túra" }).first();
  await expect(deleted).toContainText("Post deleted");
  await expect(deleted).toContainText(/session: [\da-f]{8}/);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as a table (CSV)" }).click();
  expect((await downloading).suggestedFilename()).toBe("audit-log.csv");
});
