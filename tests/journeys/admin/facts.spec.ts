import { pagePath } from "#i18n/addresses.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

/** By the form's labels, as an editor types it who forgets a language. */
const ownFact = {
  "Neve magyarul": "csónak az uróknál",
  "Neve angolul": "boat among the Uros",
  Érték: "10",
  Eddig: "15",
  "Forrás neve": "Uros",
};

test.beforeEach(({ page }) => signInPage(page));

test("a price is corrected in the admin area, and readers have it at once, in another language too", async ({
  page,
  request,
}) => {
  const id = "costs.transportPrices.limaTrujillo";
  await gotoHydrated(page, "/hu/admin/facts");
  await expect(page.getByText(/adatot kell újra ellenőrizni/)).toBeVisible();
  await page.getByLabel("Keresés", { exact: true }).fill("trujillo busz lima");
  const row = page.getByRole("listitem", { name: "busz Limából Trujillóba" });
  await expect(row).toContainText(/60–120\s+sol/);
  await expect(row).toContainText("lejárt");

  await row.getByRole("button", { name: /^Módosítás/ }).click();
  const form = row.getByRole("form");
  await form.getByLabel("Ár · 2.").fill("-5");
  await form.getByRole("button", { name: "Mentés" }).click();
  await expect(form.getByLabel("Ár · 2.")).toBeFocused();
  await expect(form.getByText("Nem lehet nullánál kisebb.")).toBeVisible();
  await form.getByLabel("Ár · 2.").fill("133");
  // An error that only the server finds is shown at the field too, in the editor's language.
  const note = form.getByLabel("Megjegyzés");
  await note.fill("a".repeat(2001));
  await form.getByRole("button", { name: "Mentés" }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription(/Legfeljebb 2000 karakter lehet/);
  await note.fill("");
  await form.getByLabel("Forrás neve").fill("Jegypénztár");
  await form.getByRole("button", { name: "Mentés" }).click();
  await expect(row).toContainText(/60–133\s+sol/);
  await expect(row).toContainText("módosított");
  await expect(page.getByText("Elmentve: busz Limából Trujillóba")).toBeVisible();
  const name = row.getByRole("heading", { name: "busz Limából Trujillóba" });
  await expect(name).toBeFocused();

  // A reader comes from another page, so that the browser prints the words.
  await gotoHydrated(page, pagePath("itineraries", "en"));
  await page
    .getByRole("main")
    .locator(`a[href^="${pagePath("costs", "en")}"]`)
    .first()
    .click();
  await expect(page.getByRole("cell", { name: "60–133 soles" })).toBeVisible();
  await gotoHydrated(page, pagePath("costs", "en"));
  // The price itself leads to the fact's page and its form, and says how old it is, aloud once in a table.
  await page.getByRole("link", { name: /^60–133 soles(?:, \S+ 20\d\d)?$/ }).click();
  await expect(page.getByRole("heading", { name: "Out of date? Tell us" })).toBeVisible();

  await request.post(`/api/facts/${id}/report`, { data: { message: "Ma 140 volt.", language: "hu" } });
  await gotoHydrated(page, "/hu/admin/facts");
  const report = page.getByRole("region", { name: "Olvasói jelzések" });
  await expect(report).toContainText("Ma 140 volt.");
  // The newest stands first.
  await report.getByRole("button", { name: "Az adat megnyitása" }).first().click();
  await expect(name).toBeFocused();
  await expect(form).toBeVisible();
  await expect(row).toContainText("1 jelzés");
  await report.getByRole("button", { name: "Elintézve" }).first().click();
  await expect(row).not.toContainText("1 jelzés");

  await row.getByRole("button", { name: /^Ellenőrizve, változatlan/ }).click();
  await expect(page.getByText("Ellenőrizve: busz Limából Trujillóba")).toBeVisible();
  await row.getByRole("button", { name: /^Ellenőrzés visszavonása/ }).click();
  await expect(page.getByText("Ellenőrzés visszavonva: busz Limából Trujillóba")).toBeVisible();
  await expect(form.getByText("visszavonta az ellenőrzést")).toBeVisible();
  // Where it leaves the list, the way back stays.
  await page.getByLabel("Keresés", { exact: true }).fill("");
  await page.getByLabel("Állapot", { exact: true }).selectOption("Lejárt");
  const due = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Ellenőrizve/ }) });
  const first = (await due.first().getAttribute("aria-label")) ?? "";
  await due
    .first()
    .getByRole("button", { name: /^Ellenőrizve/ })
    .click();
  await expect(page.getByRole("listitem", { name: first, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: `Ellenőrzés visszavonása: ${first}` }).click();
  await expect(page.getByRole("listitem", { name: first, exact: true })).toBeVisible();
  await page.getByLabel("Állapot", { exact: true }).selectOption("Mind");
  await page.getByLabel("Keresés", { exact: true }).fill("trujillo busz lima");
  await row.getByRole("button", { name: /^Ellenőrizve, változatlan/ }).click();
  await page.getByLabel("Keresés", { exact: true }).fill("trujillo busz");
  await expect(page.getByRole("status").getByText(/^\d+ adat$/)).toBeVisible();
  await expect(form.getByText("változatlannak találta")).toBeVisible();
  await form.getByRole("button", { name: "Alapérték visszaállítása" }).click();
  await expect(row).toContainText(/60–120\s+sol/);
  await expect(page.getByText("Visszaállt az alapérték: busz Limából Trujillóba")).toBeVisible();

  // A plan for a later day is told beside the value that stands, and can be dropped.
  await row.getByRole("button", { name: /^Módosítás/ }).click();
  await form.getByLabel("Ár · 2.").fill("150");
  await form.getByLabel("Mikortól álljon?").fill("2099-01-01");
  await form.getByRole("button", { name: "Mentés" }).click();
  await expect(page.getByText("Előjegyezve: busz Limából Trujillóba")).toBeVisible();
  const plan = row.getByText(/^2099\. január 1\. kezdetétől: 60–150\s+sol$/);
  await expect(plan).toBeVisible();
  await expect(row.getByText(/^60–120\s+sol$/)).toBeVisible();
  await row.getByRole("button", { name: /^Módosítás/ }).click();
  await expect(form.getByText("előjegyezte, 2099. január 1. kezdetétől")).toBeVisible();
  await form.getByRole("button", { name: "Előjegyzés törlése" }).click();
  await expect(plan).toBeHidden();

  // A fact of the editors' own, and wrong at first: what they typed stays, also when the form is closed meanwhile.
  await page.getByRole("button", { name: "Új adat felvétele" }).click();
  const adding = page.getByRole("form", { name: "Új adat" });
  for (const [label, text] of Object.entries(ownFact))
    await adding.getByLabel(label, { exact: true }).fill(text);
  await adding.getByRole("button", { name: "Felvétel" }).click();
  await expect(adding.getByLabel("Neve spanyolul")).toBeFocused();
  await expect(adding.getByLabel("Neve spanyolul")).toHaveAccessibleDescription("Hiányzik.");
  await adding.getByLabel("Neve spanyolul").fill("balsa entre los uros");
  await page.getByRole("button", { name: "Bezárás", exact: true }).click();
  await page.getByRole("button", { name: "Új adat felvétele" }).click();
  await adding.getByRole("button", { name: "Felvétel" }).click();
  const own = page.getByRole("listitem", { name: "csónak az uróknál" });
  await expect(own).toContainText(/10–15\s+sol/);
  await expect(page.getByText("Felvéve: csónak az uróknál")).toBeFocused();
  await own.getByRole("button", { name: /^Módosítás/ }).click();
  await expect(own.getByLabel("Érték · 2.")).toHaveValue("15");
  await own.getByRole("button", { name: "Az adat törlése" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Az adat törlése" }).click();
  await expect(page.getByText("Törölve: csónak az uróknál")).toBeFocused();
  await expect(own).toHaveCount(0);
});
