import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";

test.beforeEach(({ page }) => signInPage(page));

test("a link is refused where it leads nowhere, added, changed and removed", async ({ page }) => {
  await page.goto("/hu/admin");
  const field = page.getByRole("tabpanel", { name: "Magyar" }).locator("[contenteditable=true]");
  const dialog = page.getByRole("dialog");
  const address = dialog.getByLabel("Hivatkozás címe");
  const link = field.getByRole("link");

  await field.click();
  await page.keyboard.press("Control+k");
  await address.fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Beszúrás" }).click();
  await expect(dialog).toContainText("Ide nem mutathat hivatkozás.");
  await expect(address).toBeFocused();
  await address.fill("peru.travel");
  await expect(dialog).not.toContainText("Ide nem mutathat hivatkozás.");
  await dialog.getByLabel("Megjelenő szöveg").fill("A hivatalos oldal");
  await page.keyboard.press("Enter");
  await expect(link).toHaveText("A hivatalos oldal");
  await expect(link).toHaveAttribute("href", "https://peru.travel/");
  await expect(field).toBeFocused();

  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+k");
  await expect(address).toHaveValue("https://peru.travel/");
  await address.fill("/hu/blog");
  await dialog.getByRole("button", { name: "Mentés" }).click();
  await expect(link).toHaveAttribute("href", "/hu/blog");

  await page.keyboard.press("Control+k");
  await dialog.getByRole("button", { name: "Hivatkozás törlése" }).click();
  await expect(link).toHaveCount(0);
  await expect(field).toHaveText("A hivatalos oldal");
});
