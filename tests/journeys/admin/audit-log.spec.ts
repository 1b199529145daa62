import { administrator, expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

test("the owner finds out who deleted what, and takes the log along", async ({ editor, page }) => {
  const translations = { hu: { title: "Eltűnő túra", summary: "Röviden", content: "<p>Szöveg</p>" } };
  const { id } = await editor.createPost({ author: "Anna", category: "Music", translations });
  await editor.deletePost(id);
  await signInPage(page);
  await page.goto("/en/admin");
  await page.getByRole("link", { name: "Audit log" }).click();
  await expect(page).toHaveURL("/en/admin/audit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit log");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows.filter({ hasText: "Signed in" }).first()).toContainText(administrator.username);
  await page.getByLabel("Event").selectOption("Post deleted");
  await expect(rows.filter({ hasText: "Signed in" })).toHaveCount(0);
  const deleted = rows.filter({ hasText: `Eltűnő túra (${id})` });
  await expect(deleted).toContainText("Post deleted");
  await expect(deleted).toContainText(/session: [\da-f]{8}/);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download as a table (CSV)" }).click();
  expect((await downloading).suggestedFilename()).toBe("audit-log.csv");
  for (const [path, heading] of [
    ["/hu/admin/audit", "Napló"],
    ["/es/admin/audit", "Registro de actividad"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});
