import type { AdminClient } from "#api/admin/admin-client.ts";
import { guideListPath, pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, expectLoaded, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { htmlFile, pictureFile } from "#tests/support/samples/pictures.ts";

/** A page's own text is long, and looked at when it is opened. */
const aroundText = { part: "main", except: "[contenteditable=true]" };

test.beforeEach(({ page }) => signInPage(page));

test("an owner makes a page of their own in one language, with a picture and a gallery, which readers find in the menu, adds another language, and deletes it", async ({
  page: admin,
  editor,
  browser,
}) => {
  const one = await addPicture(editor, 1650);
  await admin.goto(guideListPath("hu"));
  await expectLoaded(admin);
  await admin.getByRole("button", { name: "Új oldal" }).click();
  const form = admin.getByRole("dialog", { name: "Új oldal" });
  await form.getByRole("button", { name: "Létrehozás" }).click();
  await expect(form.getByText("Ezt ki kell tölteni.")).toHaveCount(1);
  await form.getByLabel("Cím (Magyar)", { exact: true }).fill("Útjaink (Magyar)");
  await form.getByLabel("Webcím (Magyar)").fill("blog");
  await form.getByRole("button", { name: "Létrehozás" }).click();
  await expect(form.getByText("Ez a webcím már foglalt.")).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "dialog[open]" })).toEqual([]);
  await form.getByLabel("Webcím (Magyar)").fill("Amerre járunk");
  await form.getByRole("button", { name: "Létrehozás" }).click();

  const text = admin.getByRole("textbox", { name: "Szöveg (Magyar)" });
  await text.click();
  await admin.keyboard.type("Húsz éve járjuk Perut.");
  const panel = admin.getByRole("tabpanel", { name: "Magyar" });
  const insert = panel.getByRole("combobox", { name: "Beszúrás" });
  const dialog = admin.getByRole("dialog");
  const choose = (name: string) => dialog.getByRole("button", { name, exact: true }).click();
  await insert.selectOption("Kép");
  await dialog.getByRole("button", { name: "Beszúrás", exact: true }).click();
  await expect(dialog.getByText("Egy képet ki kell választani.")).toBeVisible();
  await choose(one);
  await dialog.getByLabel("Képaláírás").fill("A csapat");
  expect(await accessibilityFindings(admin, { part: "dialog[open]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Beszúrás", exact: true }).click();
  await expect(text.locator("figure")).toHaveCount(1);
  await insert.selectOption("Képgaléria");
  // Several files at once; what is wrong with one is told by its name, and the others arrive.
  const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
  await dialog
    .getByLabel("Képek kiválasztása…")
    .setInputFiles([
      fileOf("lama.jpg", await pictureFile("jpeg", 1651, 1030)),
      fileOf("rossz.jpg", htmlFile()),
      fileOf("kondor.jpg", await pictureFile("jpeg", 1652, 1030)),
    ]);
  await expect(dialog.getByText("2 kép feltöltve, 1 nem sikerült.")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "rossz.jpg" })).toContainText("sérült");
  await dialog.getByLabel("A kép leírása: 1. kép").fill("Láma");
  expect(await accessibilityFindings(admin, { part: "dialog[open]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Beszúrás", exact: true }).click();
  await expect(text.locator(".gallery figure")).toHaveCount(2);
  await panel.getByRole("button", { name: "Közzététel" }).click();
  await expect(panel.getByText(/\(felülről számolva\).*: 1, 3$/)).toBeVisible();
  // Each picture leads to its own description.
  for (const [index, alt] of [
    [0, "Hárman egy hágón"],
    [2, "Kondor"],
  ] as const) {
    await text.locator("figure button").nth(index).click();
    await dialog.getByLabel("A kép leírása").fill(alt);
    await dialog.getByRole("button", { name: "Mentés", exact: true }).click();
  }

  await admin.getByRole("tab", { name: "English" }).click();
  await admin.getByRole("tabpanel", { name: "English" }).getByLabel("Cím", { exact: true }).fill("Our ways");
  await admin.getByRole("textbox", { name: "Szöveg (English)" }).click();
  await admin.keyboard.type("Twenty years in Peru.");
  await admin.getByRole("tab", { name: "Magyar" }).click();
  await expect(panel.getByText("Nincs elmentve: Magyar és English.")).toBeVisible();
  await panel.getByRole("button", { name: "Közzététel" }).click();
  const outcome = "Elmentve és közzétéve: Magyar. Piszkozatként elmentve: English.";
  await expect(panel.getByText(outcome)).toBeVisible();
  expect(await accessibilityFindings(admin, aroundText)).toEqual([]);

  // The only text of a language is discarded, and brought back.
  await admin.getByRole("tab", { name: "English" }).click();
  const english = admin.getByRole("tabpanel", { name: "English" });
  const title = english.getByLabel("Cím", { exact: true });
  await english.getByRole("button", { name: "Továbbiak" }).click();
  await english.getByRole("button", { name: "Piszkozat elvetése…" }).click();
  await dialog.getByRole("button", { name: "Piszkozat elvetése" }).click();
  await expect(english.getByRole("region", { name: "A piszkozat elvetve." })).toBeFocused();
  await expect(title).toHaveValue("");
  // The editor is looked at again when it is resized; there is nothing to be saved.
  await admin.setViewportSize({ width: 800, height: 900 });
  await expect(english.getByText(/az oldalnak még nincs szövege/)).toBeVisible();
  await english.getByRole("button", { name: "Elvetés visszavonása" }).click();
  await expect(title).toHaveValue("Our ways");
  await expect(title).toBeFocused();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(pagePath("home", "hu"));
  await reader
    .getByRole("navigation", { name: "Főmenü" })
    .getByRole("link", { name: "Útjaink (Magyar)" })
    .click();
  await expect(reader).toHaveURL(/\/hu\/amerre-jarunk$/);
  await expect(reader.getByText("Húsz éve járjuk Perut.")).toBeVisible();
  await expect(reader.getByRole("article").getByRole("heading")).toHaveCount(1);
  await expect(reader.locator("figure", { hasText: "A csapat" }).getByRole("img")).toHaveAttribute(
    "alt",
    "Hárman egy hágón",
  );
  const described = reader.locator(".gallery img");
  await expect(described).toHaveCount(2);
  await expect(described.first()).toHaveAttribute("alt", "Láma");
  expect((await reader.request.get("/en/our-ways")).status()).toBe(404);

  await admin.getByRole("link", { name: "Az oldal, ahogy az olvasók látják" }).click();
  await admin.getByRole("link", { name: "Szerkesztés", exact: true }).click();
  await expect(admin).toHaveURL(/\/admin\/guide\/own-[0-9a-f]{12}$/);
  await admin.getByRole("button", { name: "Az oldal törlése…" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Törlés" }).click();
  await expect(admin).toHaveURL(guideListPath("hu"));
  expect((await reader.reload())?.status()).toBe(404);
  await context.close();
});

/** Puts a picture into the library; its size makes it another one than those of other journeys. @returns its name */
async function addPicture(editor: AdminClient, width: number): Promise<string> {
  const name = `${width}.jpg`;
  await editor.addPicture(new Blob([new Uint8Array(await pictureFile("jpeg", width, 1030))]), name);
  return name;
}
