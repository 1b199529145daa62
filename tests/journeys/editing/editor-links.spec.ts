import type { ConsoleMessage } from "@playwright/test";
import { expect, openNewPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";

test.beforeEach(({ page }) => signInPage(page));

test("a link is refused where it leads nowhere, added, changed and removed; what is written, and the offer of it in a reloaded page, are not covered or out of sight", async ({
  page,
}) => {
  await openNewPost(page);
  const field = page.getByRole("tabpanel", { name: "Magyar" }).locator("[contenteditable=true]");
  const dialog = page.getByRole("dialog");
  const address = dialog.getByLabel("Link címe");
  const link = field.getByRole("link");

  await field.click();
  await page.keyboard.press("Control+k");
  await address.fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: "Beszúrás" }).click();
  await expect(dialog).toContainText("Ide nem mutathat link.");
  await expect(address).toBeFocused();
  await address.fill("peru.travel");
  await expect(dialog).not.toContainText("Ide nem mutathat link.");
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
  await dialog.getByRole("button", { name: "Link törlése" }).click();
  await expect(link).toHaveCount(0);
  await expect(field).toHaveText("A hivatalos oldal");

  await field.press("Control+End");
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
  const discard = page.getByRole("button", { name: "Piszkozat elvetése", exact: true });
  await discard.waitFor();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(discard).toBeInViewport();
  await discard.click();
  await expect(page.getByRole("form", { name: "Új bejegyzés" })).toBeFocused();
});

test("on a phone the foot of the form is low, and covers nothing that the keyboard leads to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/es/admin/new");
  await page.getByRole("textbox", { name: "Título" }).fill("Tres días en Arequipa");
  const save = page.getByRole("button", { name: "Crear publicación" });
  await expect(page.getByRole("button", { name: "Descartar cambios" })).toBeVisible();
  await save.focus();
  const covered: string[] = [];
  let passed = 0;
  for (; ; passed += 1) {
    await page.keyboard.press("Shift+Tab");
    const found = await save.evaluate((button) => {
      const focused = document.activeElement;
      const form = button.closest("form");
      const foot = button.parentElement?.parentElement?.parentElement;
      if (!focused || !form || !foot || !form.contains(focused) || focused === form) return null;
      const { top, bottom, height } = focused.getBoundingClientRect();
      const line = foot.getBoundingClientRect();
      const isFree = foot.contains(focused) || (top >= 0 && top + Math.min(height, 44) <= line.top);
      return { height: line.height, name: isFree ? "" : `${focused.outerHTML.slice(0, 200)} ${bottom}` };
    });
    if (!found) break;
    expect(found.height).toBeLessThan(130);
    if (found.name) covered.push(found.name);
  }
  expect(passed).toBeGreaterThan(15);
  expect(covered).toEqual([]);
});

const testWithoutCode = test.extend({
  watchedPage: async ({ page, site, editor }, use) => {
    // The first call makes the administrator.
    await editor.readProfile();
    // The code of other dialogs may still be on its way when the connection is cut.
    const isExpected = (error: ConsoleMessage) =>
      error.location().url.includes("/assets/picture-dialog-") ||
      error.text().includes("ERR_INTERNET_DISCONNECTED");
    const complaints = watchPage(page, { isExpected, onlyOrigin: site.url });
    await use();
    expect(complaints).toEqual([]);
  },
});

testWithoutCode(
  "a dialog opens without a connection; one whose code never came is told, and asked for again",
  async ({ page }) => {
    await page.route("**/assets/picture-dialog-*.js", (route) => route.abort());
    const code = page.waitForResponse(/link-dialog-[^/]*\.js/);
    await openNewPost(page);
    await (await code).finished();
    const field = page.getByRole("tabpanel", { name: "Magyar" }).locator("[contenteditable=true]");
    const toolbar = page.getByRole("tabpanel", { name: "Magyar" }).getByRole("toolbar");
    await page.context().setOffline(true);
    await field.click();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByLabel("Link címe")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
    await page.context().setOffline(false);

    await toolbar.getByRole("button", { name: "Kép", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("A szerver most nem érhető el.");
    await page.unroute("**/assets/picture-dialog-*.js");
    await page.getByRole("button", { name: "Újra", exact: true }).click();
    await expect(page.getByRole("dialog", { name: /[Kk]ép/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
  },
);
