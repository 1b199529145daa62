import { expect, expectHydration, readPage, test } from "#tests/support/browser/offline-journey.ts";

test("a trip plan and the search work without a connection once their pages were read", async ({
  page,
  context,
}) => {
  await readPage(page, "/en/privacy");
  await readPage(page, "/en/trip-planner");
  await expectHydration(page, "/en/trip-planner");
  const plan = await page.getByRole("main").locator("a[href*='plan=']").first().getAttribute("href");
  await page.goto(plan ?? "");
  const stops = await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();
  await readPage(page, "/en/search");
  await expectHydration(page, "/en/search");
  await context.setOffline(true);
  await page.goto(plan ?? "");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(stops);
  await page
    .getByRole("button", { name: /: notes and bookings$/ })
    .first()
    .click();
  await page.getByRole("textbox", { name: "Note" }).fill("Ask for the key.");
  await expect(page.getByRole("region", { name: "Day by day" })).toContainText("Ask for the key.");

  await page.goto("/en/search?q=altitude+sickness");
  const found = page.getByRole("main").getByRole("status");
  await expect(found).toContainText("altitude sickness");
  await page.getByRole("main").getByRole("searchbox").fill("cusco");
  await page.keyboard.press("Enter");
  await expect(found).toContainText("cusco");
  // The words stand there before the page to which they lead.
  await expect(page).toHaveTitle(/^cusco/);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });

  // Hydrated, the page could not fetch what React needs of another one.
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveTitle(/^Privacy/);
});
