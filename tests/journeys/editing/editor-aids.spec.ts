import { editGuidePath } from "#i18n/addresses.ts";
import { languages } from "#i18n/languages.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, openNewPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";

test.beforeEach(({ page }) => signInPage(page));

test("a post is written with a link to a section, found and replaced words and a look at its length", async ({
  page,
  editor,
}) => {
  await openNewPost(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Kovács Anna");
  const panel = page.getByRole("tabpanel", { name: "Magyar" });
  const title = panel.getByLabel("Cím", { exact: true });
  await title.fill("Lima ".repeat(13));
  await expect(title).toHaveAccessibleDescription(/64 karakter: a keresők körülbelül 60 után levágják/);
  await title.fill("Két nap Limában");
  await expect(title).toHaveAccessibleDescription(/15 karakter \(a keresőkben körülbelül 60 látszik\)/);
  await panel.getByLabel("Összefoglaló").fill("Múzeumok.");
  const text = panel.getByRole("textbox", { name: "Tartalom" });
  await text.click();
  await page.keyboard.type("Tíz sol, húsz sol, harminc Sol. ");

  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog", { name: "Link beszúrása" });
  const address = dialog.getByRole("combobox", { name: "Link címe" });
  await address.pressSequentially("larco muz");
  await expect(dialog.getByRole("option").first()).toContainText("Larco Múzeum");
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(address).toHaveValue("/hu/lima-latnivalok#larco");
  await expect(dialog.getByRole("status")).toContainText("Mindenki a saját nyelvű oldalra jut.");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link", { name: "Larco Múzeum" })).toBeVisible();

  await page.keyboard.press("Control+f");
  const bar = panel.getByRole("search", { name: "Keresés a szövegben" });
  await expect(bar.getByLabel("Keresett szöveg")).toBeFocused();
  await page.keyboard.type("sol");
  await expect(bar.getByRole("status")).toHaveText("1. / 3");
  await page.keyboard.press("Enter");
  await expect(bar.getByRole("status")).toHaveText("2. / 3");
  await bar.getByLabel("Kis- és nagybetű eltér").check();
  await expect(bar.getByRole("status")).toHaveText("2. / 2");
  await bar.getByLabel("Csere erre").fill("$5");
  await bar.getByRole("button", { name: "Az összes cseréje" }).click();
  await expect(bar.getByRole("status")).toHaveText("2 csere kész");
  await expect(text).toContainText("Tíz $5, húsz $5, harminc Sol.");
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(text).toContainText("Tíz sol, húsz sol, harminc Sol.");

  await page.keyboard.press("F1");
  const sheet = page.getByRole("dialog", { name: "Gyorsbillentyűk" });
  await expect(sheet.getByRole("region", { name: "Formázás" })).toContainText("Félkövér");
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+/");
  await expect(sheet).toContainText("F1");
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();

  await expect(panel.getByText("8 szó · kb. 1 perc olvasás")).toBeVisible();
  await panel.getByText("Webcím és keresők").click();
  await expect(panel.getByText("› hu › post › ket-nap-limaban")).toBeVisible();
  await expect(panel.getByText("Két nap Limában | Irány Peru")).toBeVisible();
  await panel.getByLabel("Webcím").fill("Limai hétvége");
  await expect(panel.getByText("› hu › post › limai-hetvege")).toBeVisible();
  await panel.getByLabel("Cím a keresőknek").fill("Lima két napra");
  await expect(panel.getByText("Lima két napra | Irány Peru")).toBeVisible();
  await page.getByLabel("A blog elején áll").check();

  await page.getByRole("button", { name: "Bejegyzés létrehozása" }).click();
  await expect(page).toHaveURL(/\/hu\/blog/);
  const { posts } = await editor.listAdminPosts("hu", { search: "Két nap Limában", within: "titles" });
  expect(posts).toMatchObject([{ isPinned: true, slugs: { es: "limai-hetvege" } }]);
  await page.goto(`/es/post/${posts[0]?.slugs.es}`);
  await expect(page).toHaveTitle("Lima két napra | Irány Peru");
  await page.getByRole("link", { name: "Larco Múzeum" }).click();
  await expect(page).toHaveURL(/\/es\/atracciones-lima#larco$/);
  for (const { id } of posts) await editor.deletePost(id);
});

test("no choice of a style or a word's language is cut off, in whatever language and width", async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(editGuidePath("treks", language));
    // The third one inserts: it shows its choices only while it is open.
    const choices = page.getByRole("toolbar").locator("select:not([data-roving=insert])");
    await expect(choices).toHaveCount(2);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const lacking = await choices.evaluateAll((all) =>
        all.map((choice) => {
          const free = document.importNode(choice, true);
          Object.assign(free.style, { flex: "none", width: "max-content", minWidth: "0", maxWidth: "none" });
          choice.after(free);
          const missing = free.getBoundingClientRect().width - choice.getBoundingClientRect().width;
          free.remove();
          return missing;
        }),
      );
      for (const choice of await choices.all()) await expect(choice).toBeInViewport({ ratio: 1 });
      for (const pixels of lacking) expect(pixels, `${language} ${width}`).toBeLessThan(1);
    }
  }
});
