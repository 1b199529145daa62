import { starterPosts } from "#content/facts/pages/starter-posts.ts";
import type { APIRequestContext, Page } from "@playwright/test";
import { expect, openDashboard, openNewPost, openPost } from "#tests/support/browser/admin-journey.ts";
import { signInPage, test, untilWritable } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";

// The editors are in Lima; its readers' clocks are in Budapest.
test.use({ timezoneId: "America/Lima" });
test.beforeEach(({ page }) => signInPage(page));

async function openLanguage(page: Page, language: string) {
  await page.getByRole("tab", { name: language }).click();
  return page.getByRole("tabpanel", { name: language });
}

/** On the dashboard, to which a save leads: it stays until the form is there, and has a form of its own. */
async function openFromList(page: Page, id: string): Promise<void> {
  await page.locator(`main a[href="/hu/admin/edit/${id}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Bejegyzés szerkesztése" })).toBeVisible();
  await untilWritable(page);
}

/** To a visitor: who asks for a post that is not there comes to the blog. */
async function isShown(request: APIRequestContext, path: string): Promise<boolean> {
  return new URL((await request.get(path)).url()).pathname === path;
}

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mentés piszkozatként" }).click();
  await expect(page.getByText("Elmentve.").first()).toBeVisible();
}

test("a draft is kept in the admin area alone, then one language is published and another scheduled @core", async ({
  page,
  request,
  editor,
}) => {
  await openNewPost(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Kovács Anna");
  const hungarian = await openLanguage(page, "Magyar");
  await hungarian.locator("[contenteditable=true]").click();
  await page.keyboard.type("Még cím sincs.");
  await page.getByRole("button", { name: "Mentés piszkozatként" }).click();
  await expect(page).toHaveURL(/\/hu\/admin\/edit\/[0-9a-f]{24}$/);
  const id = page.url().split("/").at(-1) ?? "";
  expect((await request.get(`/api/post/${id}`)).status()).toBe(404);
  await expect(page.getByRole("tab", { name: "Magyar" })).toContainText("piszkozat");
  await expect(hungarian.locator("[contenteditable=true]")).toHaveText("Még cím sincs.");

  // Published it must have a title, and only then.
  await hungarian.getByRole("button", { name: "Csak e nyelv közzététele" }).click();
  await expect(page.getByRole("alert")).toContainText("Ehhez még hiányzik:");
  await expect(hungarian.getByLabel("Cím", { exact: true })).toBeFocused();
  await hungarian.getByLabel("Cím", { exact: true }).fill("Piszkozatból lett");
  const english = await openLanguage(page, "English");
  await english.getByLabel("Cím", { exact: true }).fill("Made of a draft");
  await openLanguage(page, "Magyar");
  await hungarian.getByRole("button", { name: "Csak e nyelv közzététele" }).click();
  await expect(page.getByRole("tab", { name: "Magyar" })).toContainText("közzétéve");
  await expect(page.getByRole("tab", { name: "English" })).toContainText("piszkozat");
  expect(await isShown(request, "/hu/post/piszkozatbol-lett")).toBe(true);
  expect(await isShown(request, "/en/post/made-of-a-draft")).toBe(false);
  await openLanguage(page, "English");
  await english.getByRole("button", { name: "Időzítés…" }).click();
  const dialog = page.getByRole("dialog", { name: "Közzététel időzítése" });
  await expect(dialog.getByRole("checkbox", { name: "English" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Magyar" })).not.toBeChecked();
  await dialog.getByLabel("Nap").fill("2020-01-05");
  await dialog.getByLabel("Időpont").fill("21:00");
  await dialog.getByRole("button", { name: "Időzítés", exact: true }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Ez az időpont már elmúlt.");
  await dialog.getByLabel("Nap").fill("2037-01-05");
  await expect(dialog).toContainText("Ennek az eszköznek az időzónája: America/Lima");
  await expect(dialog.getByLabel("Nap")).toHaveAccessibleDescription("hétfő");
  await expect(dialog).toContainText("Budapesten: 2037. január 6., kedd 3:00");
  await expect(dialog).toContainText("Limában: 2037. január 5., hétfő 21:00");
  await dialog.getByRole("button", { name: "Időzítés", exact: true }).click();
  // It has a title alone, which is said before it is timed to go out.
  const look = page.getByRole("dialog", { name: "Mi jelenjen meg?" });
  await expect(look).toContainText(/2037\. január 5\., hétfő 21:00.*Saját piszkozat\. Nincs szövege\./);
  await look.getByRole("button", { name: "Időzítés" }).click();
  await expect(look.getByRole("alert")).toHaveText("Legalább egy nyelvet ki kell jelölni.");
  await look.getByRole("checkbox", { name: "English" }).check();
  await look.getByRole("button", { name: "Időzítés" }).click();
  await expect(page.getByRole("tab", { name: "English" })).toContainText("időzítve");
  await expect(english.getByText("Időzítve, a megjelenés ideje: 2037. január 5., hétfő 21:00")).toBeVisible();
  expect((await editor.readFullPost(id)).states).toEqual({
    hu: "published",
    en: { at: "2037-01-06T02:00:00.000Z" },
    es: "none",
  });

  // A scheduled text is written on, and keeps its time; then the schedule is taken back.
  await english.getByLabel("Összefoglaló").fill("On schedule");
  await saveDraft(page);
  await expect(page.getByRole("tab", { name: "English" })).toContainText("időzítve");
  await english.getByRole("button", { name: "Időzítés törlése" }).click();
  await expect(page.getByRole("tab", { name: "English" })).toContainText("piszkozat");
  await openLanguage(page, "Magyar");
  await hungarian.getByRole("button", { name: "Elrejtés az olvasók elől" }).click();
  await expect(page.getByRole("tab", { name: "Magyar" })).toContainText("elrejtve");
  expect(await isShown(request, "/hu/post/piszkozatbol-lett")).toBe(false);
  await editor.deletePost(id);
});

test("what is published in one language alone is changed by Ctrl+S, and no schedule is lost by the main button", async ({
  page,
  editor,
}) => {
  const en = { title: "Autumn hike", summary: "Short.", content: "<p>English text</p>" };
  const at = "2037-01-06T02:00:00.000Z";
  const { id } = await editor.createPost(
    { ...writtenPost(), translations: { en } },
    { states: { en: "published" } },
  );
  await openPost(page, id);
  const english = await openLanguage(page, "English");
  await english.getByLabel("Összefoglaló").fill("Once more.");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL("/hu/admin");
  await editor.changePost(id, hungarianPost("Őszi túra"), { states: { hu: { at } } });
  await openFromList(page, id);
  await (await openLanguage(page, "English")).getByLabel("Összefoglaló").fill("And again.");
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(page).toHaveURL("/hu/admin");
  const { states, translations } = await editor.readFullPost(id);
  expect(states).toEqual({ hu: { at }, en: "published", es: "none" });
  expect(translations.en?.summary).toBe("And again.");
  await editor.deletePost(id);
});

test("a published text is changed in peace, and what others wrote meanwhile neither asks nor goes out unasked", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(writtenPost());
  await openPost(page, id);
  const hungarian = await openLanguage(page, "Magyar");
  await hungarian.getByLabel("Cím", { exact: true }).fill("Téli túra");
  await page.keyboard.press("Control+s");
  // Ctrl+S publishes what is published altogether, as the main button does, and what it did is told.
  await expect(page).toHaveURL("/hu/admin");
  const told = page.getByRole("alert").filter({ hasText: "Közzétéve magyarul." });
  await expect(told.getByRole("link", { name: "Téli túra" })).toHaveAttribute("href", "/hu/post/teli-tura");
  await openFromList(page, id);
  await hungarian.getByLabel("Cím", { exact: true }).fill("Tavaszi túra");
  const es = { title: "Caminata de invierno", summary: "", content: "" };
  await editor.changePost(id, { ...writtenPost(), translations: { es } }, { states: { es: "draft" } });
  await page.getByRole("button", { name: "Mentés piszkozatként" }).click();
  await expect(page.getByRole("tab", { name: "Magyar" })).toContainText("közzétéve, módosítva");
  const { translations, drafts } = await editor.readFullPost(id);
  expect(translations.hu?.title).toBe("Téli túra");
  expect(drafts?.hu?.title).toBe("Tavaszi túra");
  expect(drafts?.es?.title).toBe("Caminata de invierno");

  // The Hungarian draft is one's own; that of Spanish has no text, and waits for who chooses it.
  const look = page.getByRole("dialog", { name: "Mi jelenjen meg?" });
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await expect(look.getByRole("listitem")).toHaveText([
    /^Magyar.*Saját piszkozat\./,
    /^Español.*Saját piszkozat\. Nincs szövege\./,
  ]);
  await expect(look.getByRole("checkbox", { name: "Español" })).not.toBeChecked();
  await expect(look.getByRole("checkbox", { name: "Magyar" })).toBeChecked();
  await look.getByRole("checkbox", { name: "Español" }).check();
  await look.getByRole("button", { name: "Közzététel" }).click();
  await expect(page.getByRole("alert")).toContainText("Ehhez még hiányzik:");
  const spanish = await openLanguage(page, "Español");
  await spanish.getByLabel("Összefoglaló").fill("Corta");
  await page.getByRole("button", { name: "Bejegyzés frissítése" }).click();
  await look.getByRole("button", { name: "Közzététel" }).click();
  await expect(page).toHaveURL("/hu/admin");
  const published = await editor.readFullPost(id);
  expect(published.translations).toMatchObject({
    hu: { title: "Tavaszi túra" },
    es: { title: "Caminata de otoño" },
  });
  expect(published.drafts).toMatchObject({ es: { summary: "Corta" } });
  await editor.deletePost(id);
});

test("a source that moves on marks its translations, which are brought up to date, and is restored", async ({
  page,
  editor,
}) => {
  const { id } = await editor.createPost(writtenPost());
  await openPost(page, id);
  const hungarian = await openLanguage(page, "Magyar");
  await hungarian.getByLabel("Összefoglaló").fill("Nagyon rövid összefoglaló.");
  await hungarian.getByRole("button", { name: "Csak e nyelv közzététele" }).click();
  await expect(page.getByRole("tab", { name: "English" })).toContainText("elavult");
  await expect(page.getByRole("tab", { name: "Español" })).toContainText("elavult");
  await expect(page.getByRole("tab", { name: "Magyar" })).not.toContainText("elavult");

  const english = await openLanguage(page, "English");
  const changes = english.getByRole("region", { name: "A forrás változásai" });
  await expect(changes.getByRole("definition")).toHaveText("Rövid Nagyon rövid összefoglaló.");
  await expect(changes.getByRole("deletion")).toHaveText("Rövid");
  await expect(changes.getByRole("insertion")).toHaveText("Nagyon rövid");
  await english.getByLabel("Összefoglaló").fill("A very short summary.");
  await changes.getByRole("button", { name: "A fordítás újra naprakész" }).click();
  await expect(page.getByRole("tab", { name: "English" })).not.toContainText("elavult");
  await expect(
    page.getByRole("tabpanel", { name: "English" }).getByLabel("Cím", { exact: true }),
  ).toBeFocused();
  await expect(page.getByRole("tab", { name: "English" })).toContainText("közzétéve, módosítva");
  expect(await editor.readFullPost(id)).toMatchObject({
    outdated: ["es"],
    translations: { en: { summary: "A short summary." } },
    drafts: { en: { summary: "A very short summary." } },
  });

  await openLanguage(page, "Magyar");
  await hungarian.getByLabel("Cím", { exact: true }).fill("Még nincs mentve");
  const open = hungarian.getByRole("button", { name: "Korábbi változatok…" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Korábbi változatok (Magyar)" });
  const former = dialog.getByRole("radio", { name: "Őszi túra" });
  await expect(former).toHaveCount(2);
  await former.last().check();
  await expect(dialog.getByRole("insertion")).toHaveText(["Még nincs mentve", "Nagyon rövid"]);
  // On a phone too, without scrolling: the list takes a part of the height alone.
  const before = page.viewportSize();
  await expectToFit(page, 390, 480);
  await expect(dialog.getByRole("heading", { level: 3 })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole("radio").first()).toBeInViewport({ ratio: 1 });
  if (before) await page.setViewportSize(before);
  await expect(dialog.getByRole("button", { name: "Visszaállítás" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await hungarian.getByLabel("Cím", { exact: true }).fill("Őszi túra");
  await open.click();
  await former.last().check();
  await expect(dialog.getByRole("radio").last()).toHaveAccessibleName(/\d{4}\. .+ szerkeszto Őszi túra/);
  await dialog.getByRole("button", { name: "Visszaállítás" }).click();
  await expect(hungarian.getByLabel("Összefoglaló")).toHaveValue("Rövid összefoglaló.");
  await expect(page.getByRole("tab", { name: "Magyar" })).toContainText("közzétéve, módosítva");
  const restored = await editor.readFullPost(id);
  expect(restored.translations.hu?.summary).toBe("Nagyon rövid összefoglaló.");
  expect(restored.drafts?.hu?.summary).toBe("Rövid összefoglaló.");
  // The form goes on from there: no conflict with the restoration.
  await hungarian.getByRole("button", { name: "Csak e nyelv közzététele" }).click();
  await expect(page.getByText("Elmentve.").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "Magyar" })).not.toContainText("módosítva");
  await editor.deletePost(id);
});

test("the dashboard shows where each language of every post stands, and narrows the list by it", async ({
  page,
  editor,
}) => {
  const states = { hu: "published", en: "draft", es: { at: "2037-01-06T02:00:00.000Z" } } as const;
  const { id } = await editor.createPost(writtenPost(), { states });
  const untitled = {
    ...writtenPost(),
    translations: { en: { title: "", summary: "A thought", content: "" } },
  };
  const { id: other } = await editor.createPost(untitled, { states: { en: "draft" } });
  await editor.changePost(id, hungarianPost("Őszi túra", "<p>Más</p>"));
  await openDashboard(page);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Őszi túra" }) });
  await expect(row.getByRole("list", { name: "A nyelvek állapota" }).getByRole("listitem")).toContainText([
    "Magyar: közzétéve",
    "English: piszkozat, elavult",
    "Español: időzítve",
  ]);
  await expect(row.getByText("időzítve: 2037. jan. 5., hétfő 21:00")).toBeVisible();
  const draft = page.getByRole("listitem").filter({ hasText: "A thought" });
  await expect(draft.getByRole("heading")).toHaveText("Cím nélkül");
  await expect(draft.getByRole("link")).toHaveText(["Szerkesztés"]);
  const filter = page.getByLabel("Mely bejegyzések?");
  const titles = page.getByRole("listitem").filter({ has: page.locator("a[href*='/admin/edit/']") });
  const all = starterPosts.length + 2;
  for (const [choice, count] of [
    [`Mind (${all})`, all],
    ["Van piszkozata (2)", 2],
    ["Időzített (1)", 1],
    ["Elrejtett (0)", 0],
    ["Elavult fordítású (1)", 1],
  ] as const) {
    await filter.selectOption({ label: choice });
    await expect(titles).toHaveCount(count);
  }
  const search = page.getByRole("searchbox", { name: "Keresés a bejegyzések között" });
  await search.fill("Őszi");
  await expect(page).toHaveURL(/search=/);
  // The address is the newer word of what is searched for.
  await page
    .getByRole("navigation", { name: "Adminfelület" })
    .getByRole("link", { name: "Bejegyzések", exact: true })
    .click();
  await expect(search).toHaveValue("");
  await expect(titles).toHaveCount(all);
  await search.fill("túra");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=t%C3%BAra/);
  await editor.deletePost(id);
  await editor.deletePost(other);
});
