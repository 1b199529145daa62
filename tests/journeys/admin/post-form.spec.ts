import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { intercept } from "#tests/support/browser/intercept.ts";
import { expect, openDashboard, signInPage, test } from "#tests/support/browser/admin-journey.ts";

const cover = "content/facts/starter-covers/lunch-in-lima.jpg";

const texts = {
  Magyar: {
    title: "Tavaszi út a Szent Völgyben",
    summary: "Öt nap a völgyben.",
    heading: "Az első nap",
    line: "Korán indultunk.",
  },
  English: {
    title: "Spring in the Sacred Valley",
    summary: "Five days in the valley.",
    heading: "The first day",
    line: "We set out early.",
  },
  Español: {
    title: "Primavera en el Valle Sagrado",
    summary: "Cinco días en el valle.",
    heading: "El primer día",
    line: "Salimos temprano.",
  },
} as const;

/** The panel of one language, with its tab opened. */
async function openLanguage(page: Page, language: string) {
  await page.getByRole("tab", { name: language }).click();
  return page.getByRole("tabpanel", { name: language });
}

function editorIn(panel: Awaited<ReturnType<typeof openLanguage>>) {
  return panel.locator("[contenteditable=true]");
}

async function writeLanguage(page: Page, language: keyof typeof texts): Promise<void> {
  const { title, summary, heading, line } = texts[language];
  const panel = await openLanguage(page, language);
  await panel.getByLabel("Cím", { exact: true }).fill(title);
  await panel.getByLabel("Összefoglaló").fill(summary);
  await panel.getByLabel("A borítókép leírása").fill(title);
  await editorIn(panel).click();
  await panel.getByLabel("Bekezdés stílusa").selectOption({ label: "Címsor 2" });
  await editorIn(panel).pressSequentially(heading);
  await page.keyboard.press("Enter");
  await page.keyboard.type(line);
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Felsorolás" }).click();
  await page.keyboard.type("Pisac");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Moray");
}

test.beforeEach(({ page }) => signInPage(page));

test("a post is written in all languages, read, edited, renamed, deleted @core", async ({ page, editor }) => {
  await openDashboard(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Kovács Anna");
  await page.getByLabel("Kategória").selectOption({ label: "Felfedezés" });
  await page.locator("input[type=file]").first().setInputFiles(cover);
  for (const language of Object.keys(texts) as (keyof typeof texts)[]) await writeLanguage(page, language);
  const hungarian = await openLanguage(page, "Magyar");
  await editorIn(hungarian).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await hungarian.getByRole("button", { name: "Kép", exact: true }).click();
  const picture = page.getByRole("dialog");
  await picture.getByLabel("Képfájl").setInputFiles(cover);
  await picture.getByLabel("Helyettesítő szöveg").fill("Egy tál ceviche");
  await picture.getByRole("button", { name: "Beszúrás" }).click();
  await hungarian.getByRole("button", { name: "Videó" }).click();
  const video = page.getByRole("dialog");
  await video.getByLabel("A videó címe").fill("https://youtu.be/dQw4w9WgXcQ");
  await video.getByRole("button", { name: "Beszúrás" }).click();

  await page.getByRole("button", { name: "Bejegyzés létrehozása" }).click();
  await expect(page).toHaveURL("/hu/blog");

  for (const [prefix, slug, { title, heading, line }] of [
    ["hu", "tavaszi-ut-a-szent-volgyben", texts.Magyar],
    ["en", "spring-in-the-sacred-valley", texts.English],
    ["es", "primavera-en-el-valle-sagrado", texts.Español],
  ] as const) {
    await page.goto(`/${prefix}/post/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { name: heading, level: 2 })).toBeVisible();
    await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByRole("article").getByRole("listitem")).toHaveText(["Pisac", "Moray"]);
  }
  await page.goto("/hu/post/tavaszi-ut-a-szent-volgyben");
  await expect(page.getByRole("img", { name: "Egy tál ceviche" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("link", { name: /YouTube/ })).toHaveAttribute(
    "href",
    /dQw4w9WgXcQ/,
  );

  await openDashboard(page);
  await page.getByRole("link", { name: `Szerkesztés: ${texts.Magyar.title}` }).click();
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Nyári út a Szent Völgyben");
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(page).toHaveURL("/hu/admin");
  await page.goto("/hu/post/tavaszi-ut-a-szent-volgyben");
  await expect(page).toHaveURL("/hu/post/nyari-ut-a-szent-volgyben");
  const whole = await editor.readWholePost("nyari-ut-a-szent-volgyben");
  expect(whole.translations.hu?.content).toContain("<h2>Az első nap</h2>");
  expect(whole.translations.hu?.content).toMatch(
    /<img src="\/media\/[0-9a-f]{32}\/1280\.jpeg" alt="Egy tál ceviche"/,
  );

  await openDashboard(page);
  await page.getByRole("button", { name: "Törlés: Nyári út a Szent Völgyben" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Törlés" }).click();
  await expect(page.getByRole("heading", { name: "Nyári út a Szent Völgyben" })).toHaveCount(0);
  await expect(editor.readWholePost(whole.id)).rejects.toMatchObject({ status: 404 });
});

const hungarianPost = (title: string) => ({
  author: "Anna",
  category: "Art" as const,
  translations: {
    hu: { title, summary: "Összefoglaló", content: "<p>Eredeti szöveg</p>" },
    en: { title: `${title} en`, summary: "Summary", content: "<p>Original</p>" },
    es: { title: `${title} es`, summary: "Resumen", content: "<p>Original</p>" },
  },
});

test("an edit without a title in every language is not sent, and says so", async ({ page, editor }) => {
  const { id, updatedAt } = await editor.createPost(hungarianPost("Cím nélkül"));
  await page.goto(`/hu/admin/edit/${id}`);
  await (await openLanguage(page, "Español")).getByLabel("Cím", { exact: true }).fill(" ");
  await (await openLanguage(page, "Magyar")).getByLabel("Összefoglaló").fill("Más");
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(page.getByText("Minden nyelven meg kell adni a címet").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "Español" })).toHaveAttribute("aria-selected", "true");
  expect((await editor.readWholePost(id)).updatedAt).toBe(updatedAt);
  await editor.deletePost(id);
});

test("what was typed survives a closed tab, and goes when it is thrown away", async ({ page, context }) => {
  await openDashboard(page);
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Elveszett cím");
  await page.locator("input[type=file]").first().setInputFiles(cover);
  await editorIn(panel).click();
  await page.keyboard.type("Az utolsó mondat is megmarad.");
  await expect(page.getByText(/Megőrizve ezen az eszközön/)).toBeVisible();
  // Like a crash: the page has no time to ask anything.
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await openDashboard(next);
  await next.getByRole("button", { name: "Folytatás", exact: true }).click();
  const kept = await openLanguage(next, "Magyar");
  await expect(kept.getByLabel("Cím", { exact: true })).toHaveValue("Elveszett cím");
  await expect(editorIn(kept)).toHaveText("Az utolsó mondat is megmarad.");
  await expect(next.getByText("lunch-in-lima.jpg")).toBeVisible();

  await next.reload();
  await next.getByRole("button", { name: "Eldobás", exact: true }).click();
  await expect((await openLanguage(next, "Magyar")).getByLabel("Cím", { exact: true })).toHaveValue("");
});

test("without a connection saving waits, and goes on by itself", async ({ page, context, editor }) => {
  const { id } = await editor.createPost(hungarianPost("Kapcsolat"));
  await page.goto(`/hu/admin/edit/${id}`);
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Kapcsolat nélkül írt cím");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(page.getByText(/Nincs kapcsolat/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL("/hu/admin");
  expect((await editor.readWholePost(id)).translations.hu?.title).toBe("Kapcsolat nélkül írt cím");
  await editor.deletePost(id);
});

test("a session that ends while writing is renewed in place, and the save goes on", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(hungarianPost("Lejárat"));
  await page.goto(`/hu/admin/edit/${id}`);
  await (await openLanguage(page, "Magyar")).getByLabel("Összefoglaló").fill("Lejárt közben");
  await page.context().clearCookies({ name: "irany_peru_session" });
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Jelszó", { exact: true }).fill("rossz jelszo");
  await dialog.getByRole("button", { name: "Bejelentkezés és mentés" }).click();
  await expect(dialog.getByText("Hibás jelszó.")).toBeVisible();
  await dialog.getByLabel("Jelszó", { exact: true }).fill("titkos jelszo 1");
  await dialog.getByRole("button", { name: "Bejelentkezés és mentés" }).click();
  await expect(page).toHaveURL("/hu/admin");
  expect((await editor.readWholePost(id)).translations.hu?.summary).toBe("Lejárt közben");
  await editor.deletePost(id);
});

test("a second editor who was faster is shown beside mine, and nothing is overwritten @core", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(hungarianPost("Verseny"));
  await page.goto(`/hu/admin/edit/${id}`);
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Az én címem");
  const theirs = hungarianPost("Verseny");
  Object.assign(theirs.translations.hu, { title: "A másik címe", summary: "A másik összefoglalója" });
  await editor.changePost(id, theirs);

  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Az én címem");
  await expect(dialog).toContainText("A másik címe");
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  expect((await editor.readWholePost(id)).translations.hu?.title).toBe("A másik címe");
  // Proposed is what each of us changed.
  await dialog.getByRole("button", { name: "Mentés így" }).click();
  await expect(page).toHaveURL("/hu/admin");
  const { hu } = (await editor.readWholePost(id)).translations;
  expect(hu?.title).toBe("Az én címem");
  expect(hu?.summary).toBe("A másik összefoglalója");
  await editor.deletePost(id);
});

test("leaving with unsaved changes asks first", async ({ page }) => {
  await openDashboard(page);
  await (await openLanguage(page, "Magyar")).getByLabel("Cím", { exact: true }).fill("Félbehagyott");
  await page.getByRole("navigation", { name: "Főmenü" }).getByRole("link", { name: "Blog" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Maradás" }).click();
  await expect(page).toHaveURL("/hu/admin");
  await page.getByRole("navigation", { name: "Főmenü" }).getByRole("link", { name: "Blog" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kilépés" }).click();
  await expect(page).toHaveURL("/hu/blog");
});

test("Ctrl+S saves, and a refused save keeps everything that was typed @core", async ({ page }) => {
  await openDashboard(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Anna");
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Visszautasítva");
  await intercept(page, "**/api/post", (route) =>
    route.fulfill({ status: 500, json: { error: "", code: "internal" } }),
  );
  await page.keyboard.press("Control+s");
  const alert = page.getByRole("alert");
  await expect(alert.filter({ hasText: "A bejegyzést nem sikerült létrehozni" })).toBeVisible();
  await expect(panel.getByLabel("Cím", { exact: true })).toHaveValue("Visszautasítva");
  await expect(page.getByRole("button", { name: "Bejegyzés létrehozása" })).toBeEnabled();
  await intercept(page, "**/api/post", (route) =>
    route.fulfill({ status: 402, json: { error: "The quota is used up.", code: "quota_used_up" } }),
  );
  await page.keyboard.press("Control+s");
  await expect(alert.filter({ hasText: "The quota is used up." })).toBeVisible();
});

test("fields that the server refuses are all named, and lead to themselves", async ({ page }) => {
  await openDashboard(page);
  const author = page.getByLabel("Szerző", { exact: true });
  await author.fill("");
  await page.getByRole("button", { name: "Bejegyzés létrehozása" }).click();
  const listed = page.getByRole("alert").getByRole("listitem");
  await expect(listed).toHaveText([
    "Szerző: A szerzőt meg kell adni.",
    "Cím (Magyar): A magyar cím kötelező.",
  ]);
  await expect(author).toBeFocused();
  await page.getByRole("tab", { name: "English" }).click();
  await listed.getByRole("button", { name: "Cím (Magyar)" }).click();
  const title = page.getByRole("tabpanel", { name: "Magyar" }).getByLabel("Cím", { exact: true });
  await expect(title).toBeFocused();
  await title.fill("Van már");
  await author.fill("Anna");
  await expect(listed).toHaveCount(0);
});

test("a picture pasted into the text is stored when the post is saved", async ({ page, editor }) => {
  const { id } = await editor.createPost(hungarianPost("Beillesztés"));
  await page.goto(`/hu/admin/edit/${id}`);
  const panel = await openLanguage(page, "Magyar");
  const base64 = (await readFile(cover)).toString("base64");
  await editorIn(panel).evaluate(async (element, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "kep.jpg", { type: "image/jpeg" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, base64);
  await expect(editorIn(panel).locator("img")).toHaveCount(1);
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Csak díszít" }).check();
  await page.getByRole("button", { name: "Közzététel folytatása" }).click();
  await expect(page).toHaveURL("/hu/admin");
  const { hu } = (await editor.readWholePost(id)).translations;
  expect(hu?.content).toMatch(/<img src="\/media\/[0-9a-f]{32}\/1280\.jpeg"/);
  await editor.deletePost(id);
});
