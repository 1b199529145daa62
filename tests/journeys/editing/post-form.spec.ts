import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { longestWait } from "#app/admin/post-form/save/save-machine.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import {
  administrator,
  expect,
  openNewPost,
  openPost,
  signInPage,
  test,
} from "#tests/support/browser/admin-journey.ts";

const cover = "content/facts/starter-covers/lunch-in-lima.jpg";

/** The panel of one language, with its tab opened. */
async function openLanguage(page: Page, language: string) {
  await page.getByRole("tab", { name: language }).click();
  return page.getByRole("tabpanel", { name: language });
}

function editorIn(panel: Awaited<ReturnType<typeof openLanguage>>) {
  return panel.locator("[contenteditable=true]");
}

test.beforeEach(({ page }) => signInPage(page));

const hungarianPost = (title: string) => ({
  author: "Anna",
  category: "Art" as const,
  translations: {
    hu: { title, summary: "Összefoglaló", content: "<p>Eredeti szöveg</p>" },
    en: { title: `${title} en`, summary: "Summary", content: "<p>Original</p>" },
    es: { title: `${title} es`, summary: "Resumen", content: "<p>Original</p>" },
  },
});

test("what was typed survives a closed tab, which asks first, and goes when it is thrown away", async ({
  page,
  context,
}) => {
  await openNewPost(page);
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Elveszett cím");
  await page.locator("input[type=file]").first().setInputFiles(cover);
  await editorIn(panel).click();
  await page.keyboard.type("Az utolsó mondat is megmarad.");
  await expect(page.getByText(/Megőrizve ezen az eszközön/)).toBeVisible();
  // Like a crash: the page has no time to ask anything.
  await page.close({ runBeforeUnload: false });

  const next = await context.newPage();
  await next.goto("/hu/admin/new");
  await next.getByRole("button", { name: "Piszkozat folytatása", exact: true }).click();
  const kept = await openLanguage(next, "Magyar");
  await expect(kept.getByLabel("Cím", { exact: true })).toHaveValue("Elveszett cím");
  await expect(editorIn(kept)).toHaveText("Az utolsó mondat is megmarad.");
  await expect(next.getByText("lunch-in-lima.jpg")).toBeVisible();

  await next.reload();
  await next.getByRole("button", { name: "Piszkozat elvetése", exact: true }).click();
  const title = (await openLanguage(next, "Magyar")).getByLabel("Cím", { exact: true });
  await expect(title).toHaveValue("");

  await title.fill("Ezt még el kell menteni");
  const question = next.waitForEvent("dialog");
  await next.close({ runBeforeUnload: true });
  const asked = await question;
  expect(asked.type()).toBe("beforeunload");
  await asked.dismiss();
  await expect(title).toHaveValue("Ezt még el kell menteni");
});

test.describe("with the clock put forward", () => {
  test.use({ ownContext: true });

  test("what keeps a new post from being saved is told, and nothing typed is lost by it; a busy server is asked again @core", async ({
    page,
    editor,
  }) => {
    await page.clock.install();
    await openNewPost(page);
    let [status, json] = [200, { error: "", code: "internal" } as Record<string, unknown>];
    let sent = 0;
    await intercept(page, "**/api/post", (route) => {
      sent += 1;
      if (status === 200) return route.fallback();
      return route.fulfill({ status, headers: { "retry-after": "5" }, json });
    });

    const author = page.getByLabel("Szerző", { exact: true });
    await author.fill("");
    const save = page.getByRole("button", { name: "Bejegyzés létrehozása" });
    await save.click();
    const alert = page.getByRole("alert");
    const listed = alert.getByRole("listitem");
    await expect(listed).toHaveText([
      "Szerző: A szerzőt meg kell adni.",
      "Cím (Magyar): A címet meg kell adni.",
    ]);
    await expect(author).toBeFocused();
    await page.getByRole("tab", { name: "English" }).click();
    await listed.getByRole("button", { name: "Cím (Magyar)" }).click();
    const panel = page.getByRole("tabpanel", { name: "Magyar" });
    const title = panel.getByLabel("Cím", { exact: true });
    await expect(title).toBeFocused();
    // From here on: after half a minute of writing a draft would be sent, too.
    status = 500;
    await title.fill("Amíg áll az adatbázis");
    await author.fill("Anna");
    await expect(listed).toHaveCount(0);
    await editorIn(panel).click();
    await page.keyboard.type("Ez még nincs sehol.");

    await page.keyboard.press("Control+s");
    await expect(alert.filter({ hasText: "A bejegyzést nem sikerült létrehozni" })).toBeVisible();
    await expect(title).toHaveValue("Amíg áll az adatbázis");
    await expect(save).toBeEnabled();
    [status, json] = [402, { error: "The quota is used up.", code: "quota_used_up" }];
    await page.keyboard.press("Control+s");
    await expect(alert.filter({ hasText: "The quota is used up." })).toBeVisible();
    // A text that nobody has opened yet has the focus too when the server finds something wrong in it.
    [status, json] = [
      400,
      { error: "", code: "invalid_field", fieldErrors: { "translations.es.content": "wrong" } },
    ];
    await page.keyboard.press("Control+s");
    await expect(editorIn(page.getByRole("tabpanel", { name: "Español" }))).toBeFocused();
    await page.getByRole("tab", { name: "Magyar" }).click();
    await page.getByRole("navigation", { name: "Főmenü" }).getByRole("link", { name: "Blog" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Maradás" }).click();
    await expect(page).toHaveURL("/hu/admin/new");

    // The server answers like this while its database hangs.
    [status, json] = [503, { error: "the database cannot be reached at the moment", code: "unavailable" }];
    sent = 0;
    await save.click();
    const told = page.getByText(/A szerver most nem tud menteni.*a mentés magától újra próbálkozik/).first();
    await expect(told).toBeVisible();
    await page.clock.fastForward(longestWait);
    await expect.poll(() => sent).toBeGreaterThan(1);
    await expect(told).toBeVisible();
    await expect(editorIn(panel)).toHaveText("Ez még nincs sehol.");
    // Words that are typed while the save retries are saved too.
    await editorIn(panel).press("End");
    await page.keyboard.type(" És ez sem.");
    status = 200;
    await page.clock.fastForward(longestWait);
    await expect(page).toHaveURL("/hu/blog");
    const { id, content } = await editor.readPost("amig-all-az-adatbazis", "hu");
    expect(content).toBe("<p>Ez még nincs sehol. És ez sem.</p>");
    await editor.deletePost(id);
  });
});

test("an edit is not sent without a title in every language; without a connection or a session it waits, and goes on", async ({
  page,
  context,
  editor,
}) => {
  const { id, updatedAt } = await editor.createPost(hungarianPost("Cím nélkül"));
  await openPost(page, id);
  const save = page.getByRole("button", { name: "Bejegyzés frissítése" });
  const spanish = (await openLanguage(page, "Español")).getByLabel("Cím", { exact: true });
  await spanish.fill(" ");
  const panel = await openLanguage(page, "Magyar");
  await panel.getByLabel("Cím", { exact: true }).fill("Kapcsolat nélkül írt cím");
  await save.click();
  await expect(page.getByText("Minden nyelven meg kell adni a címet").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "Español" })).toHaveAttribute("aria-selected", "true");
  expect((await editor.readFullPost(id)).updatedAt).toBe(updatedAt);

  await spanish.fill("Sin conexión");
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText(/Nincs kapcsolat/).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL("/hu/admin");
  expect((await editor.readFullPost(id)).translations).toMatchObject({
    hu: { title: "Kapcsolat nélkül írt cím" },
    es: { title: "Sin conexión" },
  });

  await page.getByRole("link", { name: "Szerkesztés: Kapcsolat nélkül írt cím" }).click();
  await (await openLanguage(page, "Magyar")).getByLabel("Összefoglaló").fill("Lejárt közben");
  await page.context().clearCookies({ name: "irany_peru_session" });
  await save.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Jelszó", { exact: true }).fill("rossz jelszo");
  await dialog.getByRole("button", { name: "Bejelentkezés és mentés" }).click();
  await expect(dialog.getByText("Hibás jelszó.")).toBeVisible();
  await dialog.getByLabel("Jelszó", { exact: true }).fill(administrator.password);
  await dialog.getByRole("button", { name: "Bejelentkezés és mentés" }).click();
  await expect(page).toHaveURL("/hu/admin");
  expect((await editor.readFullPost(id)).translations.hu?.summary).toBe("Lejárt közben");
  await editor.deletePost(id);
});

test("a picture pasted into the text is stored; a second editor who was faster is shown beside mine, and nothing is overwritten @core", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(hungarianPost("Verseny"));
  await openPost(page, id);
  const save = page.getByRole("button", { name: "Bejegyzés frissítése" });
  const panel = await openLanguage(page, "Magyar");
  const base64 = (await readFile(cover)).toString("base64");
  await editorIn(panel).evaluate(async (element, data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], "kep.jpg", { type: "image/jpeg" }));
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, base64);
  await expect(editorIn(panel).locator("img")).toHaveCount(1);
  await save.click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Csak díszít" }).check();
  await page.getByRole("button", { name: "Tovább", exact: true }).click();
  await expect(page).toHaveURL("/hu/admin");
  const content = (await editor.readFullPost(id)).translations.hu?.content ?? "";
  expect(content).toMatch(/<img src="\/media\/[0-9a-f]{32}\/1280\.jpeg"/);

  await page.getByRole("link", { name: "Szerkesztés: Verseny" }).click();
  await (await openLanguage(page, "Magyar")).getByLabel("Cím", { exact: true }).fill("Az én címem");
  const theirs = hungarianPost("Verseny");
  theirs.translations.hu = { title: "A másik címe", summary: "A másik összefoglalója", content };
  await editor.changePost(id, theirs);
  await save.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Az én címem");
  await expect(dialog).toContainText("A másik címe");
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  expect((await editor.readFullPost(id)).translations.hu?.title).toBe("A másik címe");
  // Proposed is what each of us changed.
  await dialog.getByRole("button", { name: "Mentés így" }).click();
  await expect(page).toHaveURL("/hu/admin");
  const { hu } = (await editor.readFullPost(id)).translations;
  expect(hu?.title).toBe("Az én címem");
  expect(hu?.summary).toBe("A másik összefoglalója");
  await editor.deletePost(id);
});
