import type { BackupState } from "#api/admin/backups.ts";
import type { Todo } from "#api/admin/todos.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { flatPost } from "#tests/support/samples/old-posts.ts";
import { administrator, expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const lastGoodAt = "2026-11-22T08:00:00.000Z";

test("the dashboard says how old the last good backup is, and once that it is too old", async ({ page }) => {
  await signInPage(page);
  await page.goto("/hu/admin");
  await expect(page.getByText("Biztonsági mentés még nem készült.")).toBeVisible();

  let backup: BackupState = { state: "good", lastGoodAt, failure: null };
  let entries: Todo[] = [];
  await page.route(adminPaths.backups, (route) => route.fulfill({ json: backup }));
  await page.route(adminPaths.todos, (route) => route.fulfill({ json: { entries } }));
  const good = page.getByText("Utolsó biztonsági mentés: 2026. nov. 22.");
  const old = page.getByRole("link", { name: "Több mint két napja nincs jó biztonsági mentés" });
  await page.reload();
  await expect(good).toBeVisible();
  await expect(page.getByText("Most nincs sürgős teendő")).toBeVisible();
  await expect(old).toHaveCount(0);
  const message = "EACCES: permission denied, mkdir '/srv/peru'";
  backup = { state: "old", lastGoodAt, failure: { at: lastGoodAt, reason: "no_rights", message } };
  entries = [{ kind: "backupOld", count: 1, at: null }];
  await page.reload();
  await expect(good).toBeVisible();
  await expect(old).toHaveAttribute("href", "/hu/admin/backups");
  await expect(page.getByRole("alert")).toHaveCount(0);
  const part = "section[aria-labelledby=_todos]";
  expect(await accessibilityFindings(page, { part })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFindings(page, { part, rules: "colours" })).toEqual([]);
});

test("an administrator makes a backup, takes it away, imports posts, and brings the site back to the backup", async ({
  page,
  editor,
}) => {
  await signInPage(page);
  await page.goto("/en/admin/backups");
  await page.getByRole("button", { name: "Back up now" }).click();
  await expect(page.getByText("The backup is complete")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Download: / }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^irany-peru-.*\.tar\.gz$/);

  // The restore takes away again posts that are imported after the backup.
  const nav = page.getByRole("navigation", { name: "Admin area" });
  await nav.getByRole("link", { name: "Import" }).click();
  await expect(page).toHaveURL("/en/admin/import");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByLabel("Export file")).toBeFocused();
  const buffer = Buffer.from(JSON.stringify([flatPost]));
  const posts = { name: "posts.json", mimeType: "application/json", buffer };
  await page.getByLabel("Export file").setInputFiles(posts);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "What would come" })).toBeFocused();
  await expect(page.getByText("picture uploads/a.jpg: is not there")).toBeVisible();
  const found = page.getByRole("region", { name: "What would come" });
  await expect(found.getByRole("link", { name: flatPost.title })).toHaveCount(0);
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("The import is complete.")).toBeVisible();
  await page.getByRole("link", { name: flatPost.title }).click();
  await expect(page).toHaveURL(new RegExp(`/en/admin/edit/${flatPost._id}$`));

  await nav.getByRole("link", { name: "Backups" }).click();
  await page.getByRole("button", { name: /^Restore…: / }).click();
  const dialog = page.getByRole("dialog");
  const word = dialog.getByLabel("To confirm, type: restore");
  await word.fill("yes");
  await dialog.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(dialog.getByText("That is not the word.")).toBeVisible();
  await word.fill("restore");
  await word.press("Enter");
  await expect(dialog.getByText(/^Done: /)).toBeVisible();
  // All sessions have ended, also that of the journeys to come.
  await editor.signIn(administrator);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("Username")).toBeVisible();
});
