import type { Page } from "@playwright/test";
import { mediaPath } from "#api/media.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, openPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { animation, jpegFile, pictureFile } from "#tests/support/samples/pictures.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";

test.beforeEach(({ page }) => signInPage(page));

async function expectAccessible(page: Page, part = "main"): Promise<void> {
  expect(await accessibilityFindings(page, { part })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test("several pictures are uploaded, one is described, takes another's place everywhere, and the unused one goes", async ({
  page,
  editor,
}) => {
  const former = await jpegFile(640, 400);
  const { id, cover } = await editor.createPost(hungarianPost("Sziklaváros"), { file: former });
  await editor.describePicture(cover?.hash ?? "", {
    name: "regi.jpg",
    alts: {},
    credit: "",
    focal: { x: 50, y: 50 },
  });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/hu/admin/media");
  await page.getByLabel("Képek kiválasztása…").setInputFiles([
    { name: "uj.jpg", mimeType: "image/jpeg", buffer: await pictureFile("jpeg", 900, 600) },
    { name: "mozgo.gif", mimeType: "image/gif", buffer: await animation("gif", 90, 60) },
    { name: "szoveg.jpg", mimeType: "image/jpeg", buffer: Buffer.from("not a picture") },
  ]);
  const uploads = page.getByRole("list", { name: "Feltöltések" });
  await expect(uploads.getByRole("listitem").filter({ hasText: "uj.jpg" })).toContainText("feltöltve");
  await expect(uploads.getByRole("listitem").filter({ hasText: "szoveg.jpg" })).toContainText(
    "nem lehet képként megnyitni",
  );
  await expect(page.getByText("2 kép feltöltve, 1 nem sikerült.")).toBeVisible();
  const card = (name: string) =>
    page.getByRole("region", { name: "Képtár" }).getByRole("listitem").filter({ hasText: name });
  await expect(card("mozgo.gif")).toContainText("animált kép");
  await expect(card("regi.jpg")).toContainText("1 helyen látszik");
  await expect(card("regi.jpg").getByRole("checkbox")).toHaveCount(0);
  await expectAccessible(page);

  await card("uj.jpg").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "uj.jpg" })).toBeFocused();
  await page.getByLabel("Balról (%)").focus();
  await page.keyboard.press("End");
  await page.getByLabel("Felülről (%)").fill("20");
  await page.getByLabel("Magyar").fill("Kőfalak napkeltekor");
  await page.getByLabel("Készítette").fill("Kiss Pál");
  await page.getByRole("link", { name: "Vissza a képekhez" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Vissza a képhez" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mentés" }).click();
  await expect(page.getByText("Elmentve.")).toBeVisible();
  await page.getByRole("link", { name: "Vissza a képekhez" }).click();
  await expect(card("uj.jpg").getByRole("link")).toBeFocused();

  await card("regi.jpg").getByRole("link").click();
  await expect(page.getByRole("link", { name: "Sziklaváros" })).toHaveAttribute(
    "href",
    `/hu/admin/edit/${id}`,
  );
  await expect(page.getByText("Csak az a kép törölhető")).toBeVisible();
  await page.getByRole("button", { name: "Csere mindenhol…" }).click();
  const panel = page.getByRole("region", { name: "Csere mindenhol: regi.jpg" });
  await expect(panel).toBeFocused();
  await panel.getByLabel("Keresés").fill("napkeltekor");
  await expect(panel.getByRole("button", { name: "mozgo.gif" })).toHaveCount(0);
  await panel.getByRole("button", { name: "uj.jpg" }).click();
  await expect(panel).toContainText("1 bejegyzés módosul");
  await expect(panel).toBeFocused();
  await expectAccessible(page, "section:focus");
  await panel.getByRole("button", { name: "Csere", exact: true }).click();
  await expect(page.getByText("1 bejegyzésben kicseréltük.")).toBeVisible();
  await expect(page.getByText("Egy bejegyzésben sincs.", { exact: true })).toBeVisible();

  await page.goto("/hu/post/sziklavaros");
  await expect(page.getByText("Fotó: Kiss Pál")).toBeVisible();
  const shown = page.locator("article picture img").first();
  await expect(shown).toHaveCSS("object-position", "100% 20%");
  expect(await shown.getAttribute("src")).not.toBe(mediaPath(cover?.hash ?? "", 1280, "jpeg"));

  await editor.addPicture(await jpegFile(64, 40), "magaban.jpg");
  await page.goto("/hu/admin/media");
  await page.getByLabel("Csak a nem használt képek").check();
  await expect(card("uj.jpg")).toHaveCount(0);
  await card("regi.jpg").getByRole("checkbox", { name: "Kijelölés: regi.jpg" }).check();
  await card("mozgo.gif").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Kijelöltek törlése…" }).click();
  await page
    .getByRole("dialog", { name: "Törlitek ezt a 2 képet?" })
    .getByRole("button", { name: "Törlés" })
    .click();
  await expect(card("regi.jpg")).toHaveCount(0);
  await expect(page.getByText("2 kép törölve.")).toBeFocused();

  await card("magaban.jpg").getByRole("link").click();
  await page.getByRole("button", { name: "Kép törlése…" }).click();
  const question = page.getByRole("dialog", { name: "Törlitek ezt a képet?" });
  await question.getByRole("button", { name: "Törlés" }).click();
  await expect(card("magaban.jpg")).toHaveCount(0);
  await expect(page.getByText("1 kép törölve.")).toBeFocused();
  await editor.deletePost(id);
});

test("a stored picture is put into a post's text and becomes its cover, with what is said of it in the text's language", async ({
  page,
  editor,
}) => {
  const { hash } = await editor.addPicture(await jpegFile(300, 200), "titicaca.jpg");
  const said = { name: "titicaca.jpg", credit: "Kiss Pál", focal: { x: 20, y: 80 } };
  await editor.describePicture(hash, { ...said, alts: { hu: "Kék tó", en: "Blue lake" } });
  const { id } = await editor.createPost(hungarianPost("Tó"));
  await openPost(page, id);
  const hungarian = page.getByRole("tabpanel", { name: "Magyar" });
  await hungarian.locator("[contenteditable=true]").click();
  await hungarian.getByRole("button", { name: "Kép", exact: true }).click();
  const dialog = page.getByRole("dialog");
  // The browser's own words, in its language, are not seen: the admin area names the button and the file.
  const field = dialog.getByLabel("Fájl kiválasztása…");
  await expect(field).toHaveAccessibleName("Képfájl Fájl kiválasztása…");
  await expect(field).toHaveCSS("opacity", "0");
  await expect(dialog.getByText("Még nincs kiválasztott fájl")).toBeVisible();
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), field.press("Space")]);
  await chooser.setFiles({ name: "kakas.jpg", mimeType: "image/jpeg", buffer: await pictureFile("jpeg") });
  await expect(field).toHaveAccessibleDescription(/kakas\.jpg/);
  await dialog.getByRole("button", { name: "Választás a képtárból…" }).click();
  await dialog.getByLabel("Keresés").fill("nincs ilyen");
  await page.keyboard.press("Enter");
  // It searches, and does not send the dialog.
  await expect(dialog.getByText("Nincs ilyen kép.")).toBeVisible();
  await expect(dialog.getByText("Egy képet ki kell választani.")).toHaveCount(0);
  await dialog.getByLabel("Keresés").fill("titicaca");
  await dialog.getByRole("button", { name: "titicaca.jpg" }).click();
  await expect(dialog.getByText("Kiválasztva.")).toBeVisible();
  await expect(dialog.getByText("Még nincs kiválasztott fájl")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Választás a képtárból…" })).toBeFocused();
  for (const [width, height] of [
    [390, 700],
    [1280, 720],
  ] as const) {
    await expectToFit(page, width, height);
    await expect(dialog.getByRole("button", { name: "Beszúrás" })).toBeInViewport({ ratio: 1 });
  }
  await expect(dialog.getByLabel("A kép leírása")).toHaveValue("Kék tó");
  expect(await accessibilityFindings(page, { part: "dialog" })).toEqual([]);
  await dialog.getByRole("button", { name: "Beszúrás" }).click();
  await expect(hungarian.getByRole("img", { name: "Kék tó" })).toBeVisible();

  const cover = page.getByRole("group", { name: "Borítókép" });
  await cover.getByRole("button", { name: "Választás a képtárból…" }).click();
  const library = page.getByRole("dialog", { name: "Borítókép a képtárból" });
  await library.getByLabel("Keresés").fill("kék");
  await library.getByLabel("Keresés").press("Enter");
  expect(await accessibilityFindings(page, { part: "dialog" })).toEqual([]);
  await library.getByRole("button", { name: "titicaca.jpg" }).click();
  await expect(cover.getByRole("button", { name: "Választás a képtárból…" })).toBeFocused();
  await expect(cover.getByRole("status")).toHaveText("Új borítókép: titicaca.jpg");
  await expect(hungarian.getByLabel("A borítókép leírása")).toHaveValue("Kék tó");
  // The device keeps it, and gives it back.
  await expect(page.getByText("Megőrizve ezen az eszközön")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Piszkozat folytatása" }).click();
  await expect(cover.getByRole("status")).toHaveText("Új borítókép: titicaca.jpg");
  await expect(cover.locator("img")).toHaveCSS("object-position", "20% 80%");
  // It comes with the first change, and moves the buttons beside it.
  await expect(page.getByRole("button", { name: "Változtatások elvetése" })).toBeVisible();
  await page.getByRole("button", { name: "Mentés piszkozatként" }).click();
  await expect.poll(async () => (await editor.readPicture(hash)).uses.length).toBe(2);
  await expect(cover.getByRole("status")).toHaveText("A jelenlegi borítókép");
  const stored = await editor.readFullPost(id);
  expect(stored.cover).toMatchObject({ hash, focal: { x: 20, y: 80 } });
  expect(stored.drafts?.hu?.coverAlt).toBe("Kék tó");
  expect(stored.drafts?.hu?.content).toContain(
    `<img src="${mediaPath(hash, 1280, "jpeg")}" alt="Kék tó" width="300" height="200">`,
  );

  // Nothing is asked of the pictures: they were answered.
  const decorates = hungarian.getByRole("checkbox", { name: "A borítókép csak díszít" });
  await hungarian.getByLabel("Összefoglaló").fill("Kék víz.");
  await decorates.check();
  await expect(hungarian.getByLabel("A borítókép leírása")).toBeDisabled();
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  // The draft that was saved before goes out with it.
  const look = page.getByRole("dialog", { name: "Mi jelenjen meg?" });
  await expect(look).toContainText("Most módosult. Saját piszkozat.");
  await look.getByRole("button", { name: "Közzététel" }).click();
  await expect(page).toHaveURL("/hu/admin");
  await page.getByRole("link", { name: "Szerkesztés: Tó" }).click();
  await expect(decorates).toBeChecked();
  await page.goto("/hu/post/to");
  await expect(page.locator("article picture img").first()).toHaveAttribute("alt", "");
  await editor.deletePost(id);
});
