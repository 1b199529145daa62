import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, openNewPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";

const photo = "content/facts/starter-covers/lunch-in-lima.jpg";

test.beforeEach(({ page }) => signInPage(page));

test("blocks are chosen behind a slash, pictures are asked for before publishing, and readers see them", async ({
  page,
  editor,
}) => {
  await openNewPost(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Kovács Anna");
  const panel = page.getByRole("tabpanel", { name: "Magyar" });
  await panel.getByLabel("Cím", { exact: true }).fill("Mennyibe kerül Cusco?");
  await panel.getByLabel("Összefoglaló").fill("Árak és egy tanács.");
  const text = panel.getByRole("textbox", { name: "Tartalom" });
  await text.click();
  const menu = panel.getByRole("listbox", { name: "Beszúrható elemek" });

  await page.keyboard.type("/");
  await expect(menu.getByRole("option")).toHaveCount(13);
  await page.keyboard.press("ArrowUp");
  await expect(menu.getByRole("option", { name: "Elválasztó vonal" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.keyboard.type("xyz");
  await expect(panel.getByRole("status").getByText("Nincs ilyen elem.")).toBeVisible();
  for (const _ of "xyz") await page.keyboard.press("Backspace");
  await page.keyboard.type("tabla");
  await expect(menu.getByRole("option")).toHaveText(["Táblázat"]);
  const current = await text.getAttribute("aria-activedescendant");
  await expect(menu.getByRole("option")).toHaveAttribute("id", current ?? "");
  await page.keyboard.press("Enter");
  for (const cell of ["Mi", "Mennyi", "Hol", "Boleto", "130 sol"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Plaza de Armas");
  await panel.getByRole("button", { name: "Sor beszúrása alá" }).click();
  await expect(text.getByRole("row")).toHaveCount(4);
  await panel.getByRole("button", { name: "A táblázat címe és fejléce" }).click();
  const settings = page.getByRole("dialog", { name: "A táblázat címe és fejléce" });
  await settings.getByLabel("A táblázat címe").fill("Árak");
  await settings.getByLabel("Az első oszlop fejléc").check();
  await settings.getByRole("button", { name: "Mentés" }).click();

  await page.keyboard.press("Control+End");
  await page.keyboard.type("/tipp");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Vigyetek kabátot.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/képg");
  await page.keyboard.press("Enter");
  const gallery = page.getByRole("dialog", { name: "Képgaléria beszúrása" });
  await gallery.getByLabel(/Képfájlok/).setInputFiles([photo, photo]);
  const chosen = gallery.getByRole("list", { name: "A kiválasztott képek" });
  await expect(chosen.locator("img")).toHaveCount(2);
  await gallery.getByLabel(/Képfájlok/).setInputFiles({
    name: "IMG_1.HEIC",
    mimeType: "image/heic",
    buffer: Buffer.from("\0\0\0\x24ftypheic\0\0\0\0mif1heic", "latin1"),
  });
  await expect(gallery.getByText("Ez HEIC-kép")).toContainText("Legkompatibilisebb");
  await gallery.getByRole("button", { name: "Választás a képtárból…" }).click();
  await gallery.getByRole("region").getByRole("listitem").first().getByRole("button").click();
  await expect(chosen.locator("img")).toHaveCount(3);
  await chosen.getByRole("button", { name: "Kivétel: 3. kép" }).click();
  // The words about a picture move with it.
  await chosen.getByLabel("A kép leírása: 2. kép").fill("Ebéd");
  await chosen.getByRole("button", { name: "Előrébb: 2. kép" }).click();
  await expect(chosen.getByLabel("A kép leírása: 1. kép")).toHaveValue("Ebéd");
  await chosen.getByLabel("A kép leírása: 1. kép").fill("");
  await gallery.getByRole("button", { name: "Beszúrás" }).click();
  await expect(text.locator("figure")).toHaveCount(2);
  await expect(gallery).toHaveCount(0);
  await expect(text).toBeFocused();
  // The first button behind the text's own beginning is that of its first picture.
  await page.keyboard.press("Tab");
  await expect(text.getByRole("button", { name: "Nincs leírása" }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  const picture = page.getByRole("dialog", { name: "Kép szerkesztése" });
  await picture.getByLabel("Képaláírás").fill("Ebéd");
  await picture.getByLabel("A kép forrása").fill("Kiss Éva");
  await picture.getByRole("button", { name: "Mentés" }).click();
  await expect(picture).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press("Alt+Shift+ArrowRight");
  await expect(text.locator("figure").nth(1)).toContainText("Ebéd · Kiss Éva");

  await page.getByRole("button", { name: "Bejegyzés létrehozása" }).click();
  const question = page.getByRole("dialog", { name: "Mi látszik a képeken?" });
  await question.getByLabel("Csak díszít: 1. kép (Magyar)").check();
  await question.getByRole("button", { name: "Tovább", exact: true }).click();
  const second = question.getByLabel("2. kép (Magyar)", { exact: true });
  await expect(second).toBeFocused();
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  await second.fill("Egy tál ceviche");
  await question.getByRole("button", { name: "Tovább", exact: true }).click();
  await expect(page).toHaveURL("/hu/blog");

  await page.goto("/hu/post/mennyibe-kerul-cusco");
  const table = page.getByRole("region", { name: "Árak" }).getByRole("table", { name: "Árak" });
  await expect(table.getByRole("columnheader")).toHaveText(["Mi", "Mennyi", "Hol"]);
  await expect(table.getByRole("rowheader")).toHaveText(["Boleto"]);
  await expect(page.getByRole("article").getByRole("complementary")).toHaveText("TippVigyetek kabátot.");
  await expect(page.getByRole("figure", { name: /Ebéd/ }).getByRole("img")).toHaveAttribute(
    "alt",
    "Egy tál ceviche",
  );
  expect(await accessibilityFindings(page, { part: "article" })).toEqual([]);
  await expectToFit(page, 390);
  await editor.deletePost((await editor.readFullPost("mennyibe-kerul-cusco")).id);
});
