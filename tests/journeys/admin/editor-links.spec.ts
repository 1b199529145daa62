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

test("what is being written, and the offer of it in a reloaded page, are not covered or out of sight", async ({
  page,
}) => {
  await page.goto("/hu/admin/new");
  const field = page.getByRole("tabpanel", { name: "Magyar" }).locator("[contenteditable=true]");
  await field.click();
  for (let line = 0; line < 25; line += 1) await page.keyboard.press("Enter");
  await page.keyboard.type("Az utolsó sor");
  // The foot of the form lies over the window's end.
  const isSeen = (line: Element) => {
    const { left, bottom } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + 5, bottom - 5));
  };
  expect(await field.getByText("Az utolsó sor").evaluate(isSeen)).toBe(true);
  await expect(page.getByText(/Megőrizve ezen az eszközön/)).toBeVisible();
  await page.reload();
  const discard = page.getByRole("button", { name: "Eldobás", exact: true });
  await discard.waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(discard).toBeInViewport();
  await discard.click();
  await expect(page.getByRole("form", { name: "Új bejegyzés" })).toBeFocused();
});
