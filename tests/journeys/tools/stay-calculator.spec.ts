import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form answers by its address, and loses nothing that is impossible", async ({ page }) => {
    await page.goto(pagePath("stay-calculator", "hu"));
    await page.getByLabel("Belépés Peruba").fill("2026-03-01");
    await page.getByLabel("Kilépés Peruból").fill("2026-05-30");
    await page.getByRole("button", { name: "Számolás" }).click();
    const strictest = page.getByRole("listitem").filter({ hasText: "A legszigorúbb számítás" });
    await expect(strictest).toContainText("2026. május 29.");
    await expect(strictest).toContainText("1 nappal lépitek túl");
    await expect(strictest).toContainText("5,50 sol");
    await page.getByRole("button", { name: "Még egy út" }).click();
    await expect(page.getByRole("group", { name: "2. út" })).toBeVisible();
    await expect(page.getByLabel("Belépés Peruba").first()).toHaveValue("2026-03-01");
    await page.goto("/hu/tartozkodas-kalkulator?passport=eu&entry=2026-02-30&exit=2026-02-01&days=&expires=");
    await expect(page.getByLabel("Belépés Peruba")).toHaveValue("2026-02-30");
    await expect(page.getByLabel("Belépés Peruba")).toHaveAccessibleDescription(/Ilyen nap nincs/u);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("several trips are counted without the server, kept, shared and put on paper @core", async ({
    page,
  }) => {
    await page.goto(pagePath("stay-calculator", "en"));
    await page.getByLabel("Which passport").selectOption("EU country other than Ireland");
    await page.getByLabel("Arrival").fill("2026-03-01");
    const strictest = page.getByRole("listitem").filter({ hasText: "The strictest count" });
    await expect(strictest).toContainText("29 May 2026");
    const asked: string[] = [];
    page.on("request", (request) => {
      // Pictures further down are lazy.
      if (["fetch", "xhr", "document"].includes(request.resourceType())) asked.push(request.url());
    });
    await page.getByLabel("Departure").fill("2026-05-29");
    await page.getByRole("button", { name: "Add another trip" }).tap();
    const second = page.getByRole("group", { name: "Trip 2" });
    await expect(second.getByLabel("Arrival")).toBeFocused();
    await second.getByLabel("Arrival").fill("2026-05-01");
    await second.getByLabel("Departure").fill("2026-10-10");
    await page.getByRole("button", { name: "Count the days" }).tap();
    await expect(second.getByLabel("Arrival")).toBeFocused();
    await expect(second.getByLabel("Arrival")).toHaveAccessibleDescription(/still in Peru/u);
    await second.getByLabel("Arrival").fill("2026-10-01");
    await expect(strictest).toContainText("90 days within 365");
    await expect(strictest).toContainText("1 March 2027");
    await expect(strictest).toContainText("55 soles");
    expect(asked).toEqual([]);
    expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);

    // The device stores the same values as the address.
    await expect(page).toHaveURL(/entry=2026-10-01/u);
    const shared = page.url();
    await page.goto(pagePath("stay-calculator", "es"));
    await expect(page.getByRole("group", { name: "Viaje 2" }).getByLabel("Ingreso al Perú")).toHaveValue(
      "2026-10-01",
    );
    await page.getByRole("button", { name: "Quitar el viaje 1" }).tap();
    await expect(page.getByRole("listitem").filter({ hasText: "La cuenta más estricta" })).toContainText(
      "29 de diciembre de 2026",
    );
    await page.getByRole("button", { name: "Borrar todo" }).tap();
    expect(await page.evaluate(() => localStorage.getItem("stayTrips"))).toBe(null);

    await page.goto(shared);
    await page.emulateMedia({ media: "print" });
    await expect(strictest).toBeVisible();
    await expect(page.getByLabel("Which passport")).toBeHidden();
  });
});
