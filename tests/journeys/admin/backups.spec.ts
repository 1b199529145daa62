import type { BackupState } from "#api/backups.ts";
import { paths } from "#api/paths.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const lastGoodAt = "2026-11-22T08:00:00.000Z";

const told = [
  [
    "hu",
    "Utolsó biztonsági mentés: 2026. nov. 22.",
    "Az utolsó jó biztonsági mentés két napnál régebbi: 2026. nov. 22.",
  ],
  ["en", "Last backup: 22 Nov 2026", "The last good backup is more than two days old: 22 Nov 2026"],
  ["es", "Última copia de seguridad: 22", "La última copia de seguridad buena tiene más de dos días: 22"],
] as const;

test("the dashboard says how old the last backup is, and warns when it is old or failed", async ({
  page,
}) => {
  await signInPage(page);
  await page.goto("/hu/admin");
  await expect(page.getByText("Biztonsági mentés még nem készült.")).toBeVisible();

  let backup: BackupState = { state: "good", lastGoodAt };
  await page.route(paths.backups, (route) => route.fulfill({ json: backup }));
  for (const [language, good, old] of told) {
    backup = { state: "good", lastGoodAt };
    await page.goto(`/${language}/admin`);
    await expect(page.getByText(good)).toBeVisible();
    backup = { state: "old", lastGoodAt };
    await page.reload();
    await expect(page.getByRole("alert").filter({ hasText: old })).toBeVisible();
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityFindings(page)).toEqual([]);
  }
  backup = { state: "failed", lastGoodAt: null };
  await page.goto("/en/admin");
  await expect(page.getByRole("alert").filter({ hasText: "The last backup failed." })).toBeVisible();
});
