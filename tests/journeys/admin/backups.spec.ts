import type { BackupState } from "#api/backups.ts";
import type { AttentionEntry } from "#api/desk/attention.ts";
import { deskPaths } from "#api/desk/desk-paths.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const lastGoodAt = "2026-11-22T08:00:00.000Z";

const told = [
  ["hu", "Utolsó biztonsági mentés: 2026. nov. 22.", "Több mint két napja nincs jó biztonsági mentés"],
  ["en", "Last backup: 22 Nov 2026", "There has been no good backup for more than two days"],
  ["es", "Última copia de seguridad: 22", "Desde hace más de dos días no hay una copia de seguridad buena"],
] as const;

test("the dashboard says how old the last good backup is, and once that it is too old", async ({ page }) => {
  await signInPage(page);
  await page.goto("/hu/admin");
  await expect(page.getByText("Biztonsági mentés még nem készült.")).toBeVisible();

  let backup: BackupState = { state: "good", lastGoodAt };
  let entries: AttentionEntry[] = [];
  await page.route(deskPaths.backups, (route) => route.fulfill({ json: backup }));
  await page.route(deskPaths.attention, (route) => route.fulfill({ json: { entries } }));
  for (const [language, good, old] of told) {
    backup = { state: "good", lastGoodAt };
    entries = [];
    await page.goto(`/${language}/admin`);
    await expect(page.getByText(good)).toBeVisible();
    backup = { state: "old", lastGoodAt };
    entries = [{ kind: "backupOld", count: 1, at: null }];
    await page.reload();
    await expect(page.getByText(good)).toBeVisible();
    await expect(page.getByRole("link", { name: old })).toHaveAttribute("href", `/${language}/admin/status`);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFindings(page)).toEqual([]);
  }
});
