import { factPath } from "#i18n/facts/fact-address.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, openNewPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const id = "costs.transportPrices.arequipaPuno";

test("an editor inserts a fact into a post, and a reader without JavaScript reports it to the admin area", async ({
  page,
  editor,
  browser,
}) => {
  await signInPage(page);
  await openNewPost(page);
  const panel = page.getByRole("tabpanel", { name: "Magyar" });
  const text = panel.getByRole("textbox", { name: "Tartalom" });
  await text.click();
  await page.keyboard.type("A busz ");
  await panel.getByRole("button", { name: "Adat az útikalauzból" }).click();
  const dialog = page.getByRole("dialog", { name: "Adat beszúrása" });
  await dialog.getByRole("button", { name: "Beszúrás" }).click();
  await expect(dialog.getByLabel("Az adat neve")).toBeFocused();
  await expect(dialog.getByText("Válasszatok egy adatot.")).toBeVisible();
  // Long names, too, leave each other room enough to be pressed.
  await dialog.getByLabel("Az adat neve").fill("machu");
  await expect(dialog.getByRole("status")).toHaveText(/^\d+ adat\. Az első 8 látszik/);
  await dialog.getByLabel("Az adat neve").press("ArrowDown");
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await expect(dialog.getByRole("radio").first()).toBeChecked();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio").nth(1)).toBeChecked();
  await dialog.getByLabel("Az adat neve").fill("puno busz areq");
  await dialog.getByRole("radio", { name: /^busz Arequipából Punóba: 25\s+sol/ }).check();
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Beszúrás" }).click();
  await page.keyboard.type(" Punóig.");
  await expect(text).toHaveText(/^A busz 25\s+sol Punóig\.$/);
  const stored = (await text.innerHTML()).replaceAll("\u00a0", "&nbsp;");
  expect(stored).toContain(`<a href="/fact/${id}">25&nbsp;sol</a> Punóig.`);

  const { id: postId, translations } = await editor.createPost({
    author: "Kovács Anna",
    category: "Discovery",
    translations: { hu: { title: "Busszal Punóba", summary: "", content: stored } },
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`/hu/post/${translations.hu?.slug}`);
  const link = reader.getByRole("link", { name: /^25\s+sol$/ });
  await expect(link).toHaveAttribute("title", /^busz Arequipából Punóba: ár, 2026\. március/);
  await link.click();
  await expect(reader).toHaveURL(factPath(id, "hu"));
  await reader.getByLabel("Mit láttatok?").fill("Ma 30 sol volt a terminálban.");
  await reader.getByLabel("E-mail-cím (nem kötelező)").fill("agnes");
  await reader.getByRole("button", { name: "Jelzés küldése" }).click();
  await expect(reader.getByText("Ez nem e-mail-cím.")).toBeVisible();
  await expect(reader.getByLabel("Mit láttatok?")).toHaveValue("Ma 30 sol volt a terminálban.");
  await reader.getByLabel("E-mail-cím (nem kötelező)").fill("agnes@example.com");
  await reader.getByRole("button", { name: "Jelzés küldése" }).click();
  await expect(reader.getByRole("status").filter({ hasText: "Köszönjük! Utánanézünk." })).toBeVisible();
  const { reports } = await editor.listFactReports();
  expect(reports.find(({ factId }) => factId === id)).toMatchObject({
    message: "Ma 30 sol volt a terminálban.",
    email: "agnes@example.com",
  });
  await context.close();
  await editor.deletePost(postId);
});
