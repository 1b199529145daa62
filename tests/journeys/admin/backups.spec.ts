import type { BackupState } from "#api/admin/backups.ts";
import type { Todo } from "#api/admin/todos.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const lastGoodAt = "2026-11-22T08:00:00.000Z";

test("the dashboard says how old the last good backup is, and once that it is too old", async ({ page }) => {
  await signInPage(page);
  await page.goto("/hu/admin");
  await expect(page.getByText("Biztonsági mentés még nem készült.")).toBeVisible();

  let backup: BackupState = { state: "good", lastGoodAt };
  let entries: Todo[] = [];
  await page.route(adminPaths.backups, (route) => route.fulfill({ json: backup }));
  await page.route(adminPaths.todos, (route) => route.fulfill({ json: { entries } }));
  const good = page.getByText("Utolsó biztonsági mentés: 2026. nov. 22.");
  const old = page.getByRole("link", { name: "Több mint két napja nincs jó biztonsági mentés" });
  await page.reload();
  await expect(good).toBeVisible();
  await expect(page.getByText("Most nincs sürgős teendő")).toBeVisible();
  await expect(old).toHaveCount(0);
  backup = { state: "old", lastGoodAt };
  entries = [{ kind: "backupOld", count: 1, at: null }];
  await page.reload();
  await expect(good).toBeVisible();
  await expect(old).toHaveAttribute("href", "/hu/admin/status");
  await expect(page.getByRole("alert")).toHaveCount(0);
  const part = "section[aria-labelledby=_todos]";
  expect(await accessibilityFindings(page, { part })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFindings(page, { part, rules: "colours" })).toEqual([]);
});
