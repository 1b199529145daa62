import type { Page } from "@playwright/test";
import { administrator, expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

test.beforeEach(({ page }) => signInPage(page));

async function signInAgain(page: Page): Promise<void> {
  await expect(page.getByRole("alert")).toContainText("Your session has ended.");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The palette of the hidden page does not open.
  await page.keyboard.press("Control+k");
  await page.getByLabel("Username").fill(administrator.username);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Login" }).click();
}

test("where a session ends, what is typed stays for its button, what was asked for comes by itself, and no open dialog keeps anybody from signing in", async ({
  page,
}) => {
  const open = (section: string) =>
    page.getByRole("navigation", { name: "Admin area" }).getByRole("link", { name: section }).click();

  await test.step("the media library's search goes on", async () => {
    await page.goto("/en/admin/media");
    const search = page.getByRole("searchbox");
    await expect(search).toBeVisible();
    await page.context().clearCookies();
    await search.fill("zeppelin");
    await signInAgain(page);
    await expect(search).toHaveValue("zeppelin");
    await expect(page.getByText("No matching pictures.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  await test.step("what is typed beside its button stays, and an open dialog goes on where it was", async () => {
    await open("Accounts");
    const email = page.getByLabel("Who is it for?");
    await email.fill("bela@example.com");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Create an invitation" }).click();
    await signInAgain(page);
    await expect(email).toBeVisible();
    await expect(email).toHaveValue("bela@example.com");

    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox", { name: "What are you looking for?" });
    await expect(search).toBeFocused();
    await page.context().clearCookies();
    await search.fill("cusco");
    await signInAgain(page);
    await expect(search).toHaveValue("cusco");
    await expect(page.getByRole("dialog").getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a form that waits for its button, and one whose data were asked for", async () => {
    await open("Facts");
    const edit = page.getByRole("button", { name: /^Edit/ }).first();
    await expect(edit).toBeVisible();
    await page.context().clearCookies();
    await edit.click();
    await signInAgain(page);
    const form = page.getByRole("listitem").getByRole("form");
    const history = form.getByRole("heading", { name: "History" }).locator("..");
    // Another journey may have checked it before.
    await expect(history).toContainText(/Nobody has changed it yet|szerkeszto/);

    const note = form.getByLabel("Note");
    await note.fill("Asked at the counter");
    await page.context().clearCookies();
    await form.getByRole("button", { name: "Save" }).click();
    await signInAgain(page);
    await expect(note).toHaveValue("Asked at the counter");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
