import { pagePath, postPath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

const planner = pagePath("trip-planner", "en");
const plan = `${planner}?plan=v1_miraflores.1_arequipa.2_ollantaytambo.2_cusco.3_miraflores.1`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("what is kept on the guide's pages is fitted into the plan where it fits best, on this device alone", async ({
  page,
  context,
}) => {
  const keep = page.getByRole("button", { name: "Keep for my plan" });
  const kept = page.getByRole("button", { name: "In my plan’s list", pressed: true });
  const post = postPath("your-first-days-at-altitude-a-five-day-plan-that-ends-in-cusco", "en");
  for (const path of [post, pagePath("place-aguas-calientes", "en")]) {
    await page.goto(path);
    // The page sleeps: the tap wakes it and counts.
    await keep.tap();
    await expect(kept).toBeVisible();
    await expect(page.getByText("Kept on this device only.")).toBeVisible();
  }
  await page.goto(pagePath("treks", "en"));
  await page.getByRole("button", { name: "Colca", exact: true }).tap();
  await expect(page.getByRole("button", { name: "Colca", exact: true, pressed: true })).toBeVisible();
  await page.goto(pagePath("place-cusco", "en"));
  const market = page.getByRole("button", { name: "Pisac, ruins and market" });
  await expect(market).toBeHidden();
  await keep.tap();
  await market.tap();
  await kept.tap();
  await expect(page.getByRole("button", { name: "Pisac, ruins and market", pressed: true })).toBeVisible();
  // By itself, where something is kept.
  await page.goto(post);
  await expect(kept).toBeVisible();

  await page.goto(planner);
  const list = page.getByRole("region", { name: "Kept for this trip" });
  await expect(list.getByRole("link", { name: /^Your first days at altitude/ })).toHaveAttribute(
    "href",
    post,
  );
  await page.goto(plan);
  await list.getByRole("button", { name: "Fit in: Aguas Calientes (Machu Picchu), 1 night" }).tap();
  await expect(page).toHaveURL(/_ollantaytambo\.2_aguas-calientes\.1_cusco\.3_/);
  await expect(list.getByText("In the plan: stop 4, Aguas Calientes (Machu Picchu)")).toBeVisible();
  await expect(list.getByRole("heading")).toBeFocused();
  await list.getByRole("button", { name: "Fit in: Colca Canyon trek, 1 night" }).tap();
  await expect(page).toHaveURL(/_arequipa\.2\.colca_/);
  await expect(list.getByText("In the plan: stop 2, Arequipa")).toBeVisible();
  await list.getByRole("button", { name: "Pisac, ruins and market: add to the plan" }).tap();
  await expect(page).toHaveURL(/_cusco\.3\.pisac_/);
  await expect(list.getByText("In the plan: stop 5, Cusco")).toBeVisible();
  await expect(list.getByRole("link", { name: "Pisac, ruins and market" })).toHaveAttribute(
    "href",
    pagePath("place-cusco", "en"),
  );
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(plan);
  await expect(list.getByRole("button", { name: /^Fit in: Aguas Calientes/ })).toBeVisible();

  await list.getByRole("button", { name: "Aguas Calientes: take off the list" }).tap();
  await expect(list.getByText("Aguas Calientes: taken off the list.")).toBeVisible();
  const names = list.getByRole("listitem").getByRole("link");
  await expect(names).toHaveText([/^Pisac/, "Colca", /^Your first days/]);
  // It comes back to its place, by keyboard too and without a connection.
  await context.setOffline(true);
  await expect(list.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(list.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(list.getByText("Aguas Calientes: back on the list.")).toBeVisible();
  await expect(names).toHaveText([/^Pisac/, "Colca", "Aguas Calientes", /^Your first days/]);
  await expect(list.getByRole("heading")).toBeFocused();
  await expect(list.getByRole("button", { name: "Undo" })).toBeHidden();
  await context.setOffline(false);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("refused", "QuotaExceededError");
    };
  });
  await list.getByRole("button", { name: "Colca: take off the list" }).tap();
  await expect(list.getByText("The device does not allow the list to be changed.")).toBeVisible();
  await expect(list.getByRole("button", { name: "Undo" })).toBeHidden();
  await expect(names).toHaveCount(4);
});
