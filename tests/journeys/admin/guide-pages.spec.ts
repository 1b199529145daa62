import type { Locator, Page } from "@playwright/test";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { editGuidePath, guideListPath, pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const page = "machu-picchu";

/** A page's own text is long, and looked at when it is opened. */
const aroundText = { part: "main", except: "[contenteditable=true]" };

test.beforeEach(({ page: opened }) => signInPage(opened));

test.afterEach(async ({ editor }) => {
  const { version } = await editor.readAdminDocument(page, "hu");
  if (version > 0) await editor.restoreDocument(page, "hu", version);
});

test("an editor changes a sentence and a fact of a guide page, and a reader sees both", async ({
  page: admin,
  browser,
}) => {
  await admin.goto(guideListPath("hu"));
  const row = admin.getByRole("listitem").filter({ hasText: "Machu Picchu lépésről lépésre" });
  await expect(row.getByText("alapszöveg")).toHaveCount(3);
  await row.getByRole("link", { name: /^Szerkesztés/ }).click();
  await admin.getByRole("link", { name: "Az oldal, ahogy az olvasók látják" }).click();
  const section = "Jegyvásárlás, lépésről lépésre";
  await admin.getByRole("heading", { name: section }).evaluate((heading) => heading.scrollIntoView());
  await admin.getByRole("link", { name: "Szerkesztés", exact: true }).click();
  const text = await openText(admin);
  await expect(text.getByRole("heading", { name: section })).toBeInViewport();
  const panel = admin.getByRole("tabpanel", { name: "Magyar" });
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);

  await endOf(text.locator("p").first());
  await admin.keyboard.type(" Ezt a mondatot az asztalnál írtuk: ");
  await admin.keyboard.press("Alt+F10");
  await panel.getByRole("button", { name: "Adat", exact: true }).click();
  const dialog = admin.getByRole("dialog", { name: "Adat beszúrása" });
  await dialog.getByRole("button", { name: "Beszúrás" }).click();
  await expect(dialog.getByText("Válasszatok egy adatot, és azt, hogyan jelenjen meg.")).toBeVisible();
  await dialog.getByLabel("Az adat neve").fill("machu belépő");
  await dialog.getByRole("radio").first().check();
  await expect(dialog.getByText("Hogyan jelenjen meg?")).toBeVisible();
  const way = dialog.getByRole("group", { name: "Hogyan jelenjen meg?" }).getByRole("radio").first();
  await way.check();
  expect(await accessibilityFindings(admin, { part: "dialog[open]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Beszúrás" }).click();
  const chip = text.locator("p").first().locator("[data-chip]");
  await expect(chip).toHaveText(/\d/);
  const printed = (await chip.textContent()) ?? "";
  // A chip is chosen, removed and brought back by the keyboard alone.
  await admin.keyboard.press("ArrowLeft");
  await panel.getByRole("button", { name: "Másik adat választása…" }).click();
  const another = admin.getByRole("dialog", { name: "Másik adat választása" });
  await expect(
    another.getByRole("group", { name: "Hogyan jelenjen meg?" }).getByRole("radio").first(),
  ).toBeChecked();
  await another.getByRole("button", { name: "Mégse" }).click();
  await admin.keyboard.press("Delete");
  await expect(chip).toHaveCount(0);
  await admin.keyboard.press("ControlOrMeta+z");
  await expect(chip).toHaveText(printed);
  await expect(panel.getByText("Nincs elmentve: Magyar.")).toBeVisible();
  const note = panel.getByLabel("Mi változott, és miért?");
  await expect(note).toBeHidden();
  await panel.getByText("Megjegyzés az olvasóknak a változásról").click();
  await note.fill("Drágább lett a belépő.");
  expect(await accessibilityFindings(admin, aroundText)).toEqual([]);
  await panel.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(panel.getByText("Elmentve és közzétéve.")).toBeVisible();
  await expect(note).toHaveValue("Drágább lett a belépő.");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(pagePath(page, "hu"));
  await expect(reader.getByText("Ezt a mondatot az asztalnál írtuk:")).toContainText(printed);
  await reader.getByText("Mi változott ezen az oldalon?").click();
  await expect(reader.getByText("Drágább lett a belépő.")).toBeVisible();
  await reader.getByRole("link", { name: "Minden változás" }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "Mi változott?" })).toBeVisible();
  const change = reader.getByRole("listitem").filter({ hasText: "Drágább lett a belépő." });
  await expect(change.getByRole("link", { name: /^Machu Picchu/ })).toHaveAttribute(
    "href",
    pagePath(page, "hu"),
  );
  await context.close();

  // The former text can be looked at, and the release's stands again behind a question.
  await chooseMore(panel, "Korábbi változatok…");
  const versions = admin.getByRole("dialog", { name: "Korábbi változatok (Magyar)" });
  await versions.getByRole("radio").last().check();
  await expect(versions.locator("ins").filter({ hasText: "asztalnál" })).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "dialog[open]" })).toEqual([]);
  await versions.getByRole("button", { name: "Bezárás" }).click();
  await chooseMore(panel, "Vissza az alapszöveghez…");
  await admin.getByRole("dialog").getByRole("button", { name: "Vissza az alapszöveghez" }).click();
  await expect(text.getByText("Ezt a mondatot")).toHaveCount(0);
});

test("a draft outlives the page, and what two people change meanwhile stands together", async ({
  page: admin,
  editor,
}) => {
  await admin.goto(editGuidePath(page, "hu"));
  const text = await openText(admin);
  const panel = admin.getByRole("tabpanel", { name: "Magyar" });
  const [lead, section] = [text.locator("p").first(), text.locator("h2").first()];
  await endOf(section);
  await admin.keyboard.type(" Mos");
  await expect(panel.getByText("Nincs elmentve: Magyar.")).toBeVisible();
  // The last letter of a page that is left at once.
  await admin.keyboard.type("t");
  admin.once("dialog", (question) => void question.accept());
  await admin.reload();
  await panel.getByRole("button", { name: "Piszkozat folytatása" }).click();
  await expect(section).toHaveText(/ Most$/);

  await saveLead(editor, "A másik szerkesztő bevezetője.");
  await panel.getByRole("button", { name: "Mentés", exact: true }).click();
  await expect(panel.getByText(/Amit ő írt át, már itt van/)).toBeVisible();
  await expect(lead).toHaveText("A másik szerkesztő bevezetője.");
  await expect(section).toHaveText(/ Most$/);
  expect(await accessibilityFindings(admin, aroundText)).toEqual([]);
  await panel.getByRole("button", { name: "Mentés piszkozatként" }).click();
  await expect(panel.getByText("Piszkozatként elmentve, az olvasók még nem látják.")).toBeVisible();

  await endOf(lead);
  await admin.keyboard.type(" Előbb nézzük meg.");
  const opened = admin.context().waitForEvent("page");
  await panel.getByRole("button", { name: "Előnézet" }).click();
  const preview = await opened;
  await expect(preview.getByRole("complementary", { name: "Előnézet" })).toContainText("Új változat");
  await expect(preview.getByText("A másik szerkesztő bevezetője. Előbb nézzük meg.")).toBeVisible();
  await preview.close();
  await expect(panel.getByRole("textbox", { name: "Az előnézet címe" })).toHaveValue(/signature=/);
  expect(await accessibilityFindings(admin, aroundText)).toEqual([]);
  await chooseMore(panel, "Időzítés…");
  const schedule = admin.getByRole("dialog", { name: "Mikor jelenjen meg?" });
  await schedule.getByLabel("Nap").fill("2020-01-01");
  await schedule.getByRole("button", { name: "Időzítés" }).click();
  await expect(schedule.getByRole("alert")).toHaveText("Ez az időpont már elmúlt.");
  await schedule.getByLabel("Nap").fill("2060-01-01");
  expect(await accessibilityFindings(admin, { part: "dialog[open]" })).toEqual([]);
  await schedule.getByRole("button", { name: "Időzítés" }).click();
  await expect(panel.getByText(/magától jelenik meg ekkor: 2060/)).toBeVisible();
  await panel.getByRole("button", { name: "Közzététel" }).click();
  await expect(panel.getByText("Elmentve és közzétéve.")).toBeVisible();
  const { document } = await editor.readAdminDocument(page, "hu");
  expect(JSON.stringify(document)).toContain("A másik szerkesztő bevezetője.");
  expect(JSON.stringify(document)).toContain(" Most");
});

test("a page of the guide is hidden from readers, with all that leads to it, and shown again", async ({
  page: admin,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  const status = async () => (await reader.goto(pagePath("altitude-health", "hu")))?.status();
  expect(await status()).toBe(200);
  await admin.goto(editGuidePath("altitude-health", "hu"));
  await openText(admin);
  await admin.getByRole("button", { name: "Elrejtés az olvasók elől…" }).click();
  expect(await accessibilityFindings(admin, { part: "dialog[open]" })).toEqual([]);
  await admin.getByRole("dialog").getByRole("button", { name: "Elrejtés" }).click();
  await expect(admin.getByText("Ezt az oldalt az olvasók most nem látják.")).toBeVisible();

  expect(await status()).toBe(404);
  for (const page of ["home", "peru-guide", "safety-health", "trip-planner"] as const) {
    await reader.goto(pagePath(page, "hu"));
    await expect(reader.locator(`a[href^="${pagePath("altitude-health", "hu")}"]`)).toHaveCount(0);
  }
  await admin.getByRole("button", { name: "Megjelenítés az olvasóknak" }).click();
  await expect(admin.getByRole("link", { name: "Az oldal, ahogy az olvasók látják" })).toBeVisible();
  expect(await status()).toBe(200);
  await context.close();
});

async function openText(admin: Page): Promise<Locator> {
  await expectLoaded(admin);
  const text = admin.getByRole("textbox", { name: "Szöveg (Magyar)" });
  await expect(text.locator("h2").first()).toBeVisible();
  return text;
}

async function chooseMore(panel: Locator, action: string): Promise<void> {
  await panel.getByRole("button", { name: "Továbbiak" }).click();
  await panel.getByRole("button", { name: action }).click();
}

async function endOf(block: Locator): Promise<void> {
  await block.click();
  await block.page().keyboard.press("End");
}

async function saveLead(editor: AdminClient, words: string): Promise<void> {
  const { document, version } = await editor.readAdminDocument(page, "hu");
  const [, ...rest] = document.content;
  const lead = { type: "paragraph" as const, content: [{ type: "text" as const, text: words }] };
  await editor.changeDocument(page, "hu", { document: { ...document, content: [lead, ...rest] }, version });
}
