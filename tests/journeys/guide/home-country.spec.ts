import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test, visit } from "#tests/support/browser/journey.ts";

const entry = pagePath("entry", "en");

visit("a country that is chosen once shows its row in every table", async ({ page }) => {
  await page.goto(entry);
  const table = page.getByRole("table", { name: /^Tourist entry by passport/ });
  await expect(table.getByRole("rowheader", { name: "United States" })).toBeVisible();
  await page.getByLabel("Your country").selectOption("Ireland");
  await expect(table.getByRole("rowheader")).toHaveText(["Ireland"]);
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await page.goto(pagePath("getting-there", "en"));
  const flights = page.getByRole("table", { name: /^The sensible ways by country/ });
  await expect(flights.getByRole("rowheader")).toHaveText(["UK, Ireland"]);
  // On a page that React shows the browser runs no script of the page.
  await gotoHydrated(page, entry);
  await expect(table.getByRole("rowheader")).toHaveText(["Ireland"]);
  await page
    .getByRole("main")
    .locator(`a[href^="${pagePath("getting-there", "en")}"]`)
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Getting to Peru");
  await expect(flights.getByRole("rowheader")).toHaveText(["UK, Ireland"]);
  // A table of places on the way stays whole.
  await expect(page.getByRole("rowheader", { name: "Canada", exact: true })).toBeVisible();
  await page.getByLabel("Your country").selectOption("all countries");
  await expect(flights.getByRole("rowheader", { name: "South Africa" })).toBeVisible();
  await page.goto(entry);
  await expect(table.getByRole("rowheader", { name: "United States" })).toBeVisible();
});

visit("the money tools count in the money of the country that was chosen", async ({ page }) => {
  await page.goto(pagePath("entry", "es"));
  await page.getByLabel("Tu país").selectOption("México");
  await page.goto(pagePath("money", "es"));
  const currency = page.getByLabel("Moneda", { exact: true });
  await expect(currency).toHaveValue("mxn");
  await expect(page.getByRole("region", { name: "El costo del viaje" }).getByRole("status")).toContainText(
    "pesos mexicanos",
  );
  // Whoever types finds what was typed, in the same money.
  await page.getByLabel("Monto", { exact: true }).fill("200");
  await expect(page.getByText("200 pesos mexicanos: alrededor de 38.50 soles")).toBeVisible();
  await currency.selectOption("eur");
  await expect(page.getByText("200 euros: alrededor de 784 soles")).toBeVisible();
  // An address that says a currency means it.
  await page.goto(`${pagePath("money", "es")}?amount=50&currency=clp`);
  await expect(currency).toHaveValue("clp");
});

visit(
  "sums in texts show the money of the country that was chosen, before and after React",
  async ({ page }) => {
    const sums = page.locator("[data-own-sum]");
    const shown = (text: string) => page.locator(`[data-own-sum="${text}"]`).first();
    await page.goto(pagePath("costs", "en"));
    await expect(sums).toHaveCount(0);
    await page.getByLabel("Your country").selectOption("Ireland");
    // A day of a backpacker, 100–180 soles.
    await expect(shown("€26–€46")).toBeVisible();
    await expect(page.locator("[data-own-rate]")).toHaveAttribute(
      "data-own-rate",
      /€1 = 3\.92\u00a0soles \(March 2026\)/,
    );
    // Where a cell says euros already, nothing stands beside its soles.
    await expect(page.getByRole("cell", { name: /euros/ }).locator("[data-own-sum]")).toHaveCount(0);
    await gotoHydrated(page, pagePath("costs", "en"));
    await expect(shown("€26–€46")).toBeVisible();
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
    await page
      .getByRole("main")
      .locator(`a[href="${pagePath("where-to-stay", "en")}"]`)
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/stay/i);
    await expect(sums.first()).toBeVisible();
    // The text of a post is HTML that React does not look into.
    const post = await page.request
      .get("/en/blog")
      .then(async (list) => /\/en\/post\/a-day-in-soles[\w-]+/.exec(await list.text()));
    await page.goto(post?.[0] ?? "");
    await expect(sums.first()).toBeVisible();
    await page.goto(pagePath("costs", "en"));
    await expect(shown("€26–€46")).toBeVisible();
    await page.getByLabel("Your country").selectOption("soles and dollars alone");
    await expect(sums).toHaveCount(0);
    await expect(page.locator("[data-own-rate]")).toHaveCount(0);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every country's row is there, and nothing to choose", async ({ page }) => {
    await page.goto(entry);
    await expect(page.getByRole("rowheader", { name: "Ireland", exact: true })).toBeVisible();
    await expect(page.getByLabel("Your country")).toBeHidden();
  });
});
