import type { Page } from "@playwright/test";
import {
  expect,
  openNewPost,
  signInPage,
  test,
  untilWritable,
} from "#tests/support/browser/admin-journey.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { keysOf } from "#i18n/typed-keys.ts";

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

test("a post is written in three languages, read, edited, renamed and deleted @core", async ({
  page,
  editor,
}) => {
  test.slow();
  await signInPage(page);
  await openNewPost(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Kovács Anna");
  await page.getByLabel("Kategória").selectOption({ label: "Felfedezés" });
  await page.locator("input[type=file]").first().setInputFiles(cover);
  for (const language of keysOf(texts)) await writeLanguage(page, language);
  const hungarian = await openLanguage(page, "Magyar");
  await editorIn(hungarian).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await hungarian.getByRole("button", { name: "Kép", exact: true }).click();
  const picture = page.getByRole("dialog");
  await picture.getByLabel("Képfájl").setInputFiles(cover);
  await picture.getByLabel("A kép leírása").fill("Egy tál ceviche");
  await picture.getByRole("button", { name: "Beszúrás" }).click();
  await hungarian.getByRole("button", { name: "Videó" }).click();
  const video = page.getByRole("dialog");
  await video.getByLabel("A videó címe").fill("https://youtu.be/dQw4w9WgXcQ");
  await video.getByRole("button", { name: "Beszúrás" }).click();

  await page.getByRole("button", { name: "Bejegyzés létrehozása" }).click();
  await expect(page).toHaveURL("/hu/blog");
  const told = page.getByRole("alert").filter({ hasText: "Közzétéve magyarul, angolul és spanyolul." });
  await expect(told.getByRole("link", { name: texts.English.title })).toHaveAttribute("lang", "en");

  const whole = await editor.readFullPost("tavaszi-ut-a-szent-volgyben");
  for (const [language, slug, { title, summary, heading, line }] of [
    ["hu", "tavaszi-ut-a-szent-volgyben", texts.Magyar],
    ["en", "spring-in-the-sacred-valley", texts.English],
    ["es", "primavera-en-el-valle-sagrado", texts.Español],
  ] as const) {
    const written = `<h2>${heading}</h2><p>${line}</p><ul><li><p>Pisac</p></li><li><p>Moray</p></li></ul>`;
    expect(whole.translations[language]).toMatchObject({ slug, title, summary, coverAlt: title });
    expect(whole.translations[language]?.content.startsWith(written), language).toBe(true);
  }
  expect(whole.translations.hu?.content).toMatch(
    /<img src="\/media\/[0-9a-f]{32}\/1280\.jpeg" alt="Egy tál ceviche"/,
  );
  await told.getByRole("link", { name: texts.Magyar.title }).click();
  await expect(page).toHaveURL("/hu/post/tavaszi-ut-a-szent-volgyben");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.Magyar.title);
  await expect(page.getByRole("heading", { name: texts.Magyar.heading, level: 2 })).toBeVisible();
  await expect(page.getByText(texts.Magyar.line)).toBeVisible();
  const article = page.getByRole("article");
  await expect(article.getByRole("listitem")).toHaveText(["Pisac", "Moray"]);
  await expect(article.getByRole("img", { name: "Egy tál ceviche" })).toBeVisible();
  await expect(article.getByRole("link", { name: /YouTube/ })).toHaveAttribute("href", /dQw4w9WgXcQ/);

  await page.getByRole("link", { name: "Szerkesztés", exact: true }).click();
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Nyári út a Szent Völgyben");
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(page).toHaveURL("/hu/admin");
  const former = await page.request.get("/hu/post/tavaszi-ut-a-szent-volgyben");
  expect(new URL(former.url()).pathname).toBe("/hu/post/nyari-ut-a-szent-volgyben");

  await page.getByRole("button", { name: "Törlés: Nyári út a Szent Völgyben" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Törlés" }).click();
  await expect(page.getByRole("heading", { name: "Nyári út a Szent Völgyben" })).toHaveCount(0);
  await expect(editor.readFullPost(whole.id)).rejects.toMatchObject({ status: 404 });

  // Whose name stood on the last post says nothing of who writes the next one.
  await page.getByRole("link", { name: "Új bejegyzés" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Új bejegyzés" })).toBeFocused();
  await untilWritable(page);
  await expect(page.getByLabel("Szerző", { exact: true })).toHaveValue(administrator.username);
});
