import type { Locator, Page } from "@playwright/test";
import type { AdminClient } from "#api/admin/admin-client.ts";
import { editGuidePath } from "#i18n/addresses.ts";
import { expect, openNewPost, openPost, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { hungarianPost, writtenPost } from "#tests/support/samples/written-post.ts";
import { httpClient } from "#tests/support/servers/http-client.ts";

// The clock is put forward.
test.use({ ownContext: true });
test.beforeEach(({ page }) => signInPage(page));

/** Puts the clock half a minute of writing ahead. */
const writeOn = (page: Page) => page.clock.fastForward(30_000);

const goToPosts = (page: Page) =>
  page.getByRole("navigation", { name: "Adminfelület" }).getByRole("link", { name: "Bejegyzések" }).click();

test("what is written reaches the server by itself, and another device goes on with it @core", async ({
  page,
  site,
  editor,
  browser,
}) => {
  const anna = await addColleague(site.url, editor, "Anna");
  const { id, updatedAt } = await editor.createPost(writtenPost());
  await anna.tellPresence(id, "annas-form", { language: "en" });

  await page.clock.install();
  await openPost(page, id);
  await expect(
    page.getByText(/Anna is szerkeszti ezt a bejegyzést \d+:\d+ óta\. Nyelv: English\./),
  ).toBeVisible();
  expect((await anna.tellPresence(id, "annas-form", { language: "en" })).others).toMatchObject([
    { username: "szerkeszto", language: "hu" },
  ]);
  const title = page.getByLabel("Cím", { exact: true }).first();
  await title.fill("Téli túra");
  await writeOn(page);
  await expect(page.getByText(/A szerveren is megvan: \d+:\d+/)).toBeVisible();
  await expect(page.getByText(/Megőrizve ezen az eszközön/).first()).toBeVisible();
  expect((await editor.readFullPost(id)).updatedAt).toBe(updatedAt);

  // Away for a while: told quietly, and made good by itself.
  let isAway = true;
  const json = { error: "the database cannot be reached at the moment", code: "unavailable" };
  await intercept(page, "**/autosaves", (route) =>
    isAway ? route.fulfill({ status: 503, json }) : route.fallback(),
  );
  await title.fill("Téli túra a hóban");
  await writeOn(page);
  await expect(page.getByText(/A szerverre még nem jutott el/)).toBeVisible();
  isAway = false;
  await writeOn(page);
  await expect(page.getByText(/A szerveren is megvan/)).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: site.url });
  await signInPage(elsewhere);
  await elsewhere.goto(`/hu/admin/edit/${id}`);
  const offer = elsewhere
    .getByRole("status")
    .filter({ hasText: "Egy másik eszközön vagy böngészőben íródott" });
  await expect(offer).toContainText("Téli túra a hóban");
  await anna.changePost(id, hungarianPost("Anna túrája"), { states: { hu: "draft" } });
  await offer.getByRole("button", { name: "Piszkozat folytatása" }).click();
  await expect(elsewhere.getByLabel("Cím", { exact: true }).first()).toHaveValue("Téli túra a hóban");
  // A change that Anna saved meanwhile is not overwritten: the form asks.
  await elsewhere.getByRole("button", { name: "Mentés piszkozatként" }).click();
  const conflict = elsewhere.getByRole("dialog");
  await expect(conflict).toContainText("Anna túrája");
  await expect(conflict.getByRole("radio", { name: "Anna változata Anna túrája" })).not.toBeChecked();
  await conflict.getByRole("button", { name: "Mentés így" }).click();
  await expect(elsewhere.getByText("Elmentve.").first()).toBeVisible();
  expect(await editor.listAutosaves(id)).toEqual([]);
  await expect
    .poll(async () => (await anna.tellPresence(id, "annas-form", { language: "en" })).others.length)
    .toBe(1);

  // A colleague's unsaved text is among the former ones, with what is different in it.
  const basedOn = (await editor.readFullPost(id)).updatedAt;
  const text = { title: "Anna új túrája", summary: "Rövid összefoglaló.", content: "<p>Magyar szöveg</p>" };
  await anna.autosave(id, { texts: { hu: text }, basedOn });
  const hungarian = elsewhere.getByRole("tabpanel", { name: "Magyar" });
  await hungarian.getByRole("button", { name: "Korábbi változatok…" }).click();
  const dialog = elsewhere.getByRole("dialog", { name: "Korábbi változatok (Magyar)" });
  await dialog.getByRole("radio", { name: /Anna, nem mentett szöveg/ }).check();
  await expect(dialog.getByRole("deletion").first()).toContainText("Anna új");
  await dialog.getByRole("button", { name: "Átvétel az űrlapba" }).click();
  await expect(hungarian.getByLabel("Cím", { exact: true })).toHaveValue("Anna új túrája");
  expect((await editor.readFullPost(id)).updatedAt).toBe(basedOn);
  const left = elsewhere.waitForResponse((answer) => answer.request().method() === "DELETE");
  await goToPosts(elsewhere);
  await elsewhere.getByRole("button", { name: "Kilépés" }).click();
  await left;
  await elsewhere.close();
  // An editor who has left the form does not count as present any more.
  await goToPosts(page);
  await page.getByRole("button", { name: "Kilépés" }).click();
  const others = async () => (await anna.tellPresence(id, "annas-form", { language: "en" })).others;
  await expect.poll(others).toEqual([]);
  await editor.deletePost(id);
});

test("what is written in a page reaches the server too, beside its source, and goes on elsewhere", async ({
  page,
  site,
  editor,
  browser,
}) => {
  const place = ["treks", "en"] as const;
  const bela = await addColleague(site.url, editor, "Béla");
  await bela.tellPagePresence("treks", "belas-form", { language: "es" });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.clock.install();
  const english = await openInEnglish(page);
  await expect(
    page.getByText(/Béla is szerkeszti ezt az oldalt \d+:\d+ óta\. Nyelv: Español\./),
  ).toBeVisible();
  await english.getByLabel("A forrással egymás mellett").check();
  const source = english.getByRole("region", { name: "A forrás (Magyar)" });
  const text = english.getByRole("textbox", { name: "Szöveg (English)" });
  const { document: hungarian } = await editor.readAdminDocument("treks", "hu");
  await expect(source.locator("[data-step]")).toHaveCount(hungarian.content.length + 1);
  const [left, right] = [await source.boundingBox(), await text.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  await text.locator("h2").nth(1).click();
  await expect(source.locator("[data-current]")).toHaveText("Inka-ösvény");
  await english.getByLabel("A forrás nyelve").selectOption("Español");
  await expect(english.getByRole("region", { name: "A forrás (Español)" })).toContainText("Camino Inca");

  const title = english.getByLabel("Cím", { exact: true });
  await title.fill("Our treks");
  await writeOn(page);
  await expect(english.getByText(/A szerveren is megvan: \d+:\d+/)).toBeVisible();
  expect((await editor.readAdminDocument(...place)).version).toBe(0);

  const { document, version } = await bela.readAdminDocument(...place);
  const [, ...rest] = document.content;
  const lead = { type: "paragraph" as const, content: [{ type: "text" as const, text: "Béla’s lead." }] };
  document.content = [lead, ...rest];
  document.attrs.title = "Béla’s ways";
  await bela.changeDocument(...place, { document, version, draft: { publishAt: null } });

  const elsewhere = await browser.newPage({ baseURL: site.url });
  await signInPage(elsewhere);
  const there = await openInEnglish(elsewhere);
  const offer = there.getByRole("status").filter({ hasText: "Egy másik eszközön vagy böngészőben íródott" });
  await expect(offer).toContainText("Our treks");
  await offer.getByRole("button", { name: "Piszkozat folytatása" }).click();
  await expect(there.getByLabel("Cím", { exact: true })).toHaveValue("Our treks");
  await expect(there.getByText(/Amit csak ő írt át, már itt van/)).toBeVisible();
  await expect(there.getByRole("textbox", { name: "Szöveg (English)" }).locator("p").first()).toHaveText(
    "Béla’s lead.",
  );
  await expect(there.getByRole("button", { name: "Mindenhol Béla szövegének átvétele" })).toBeVisible();
  await there.getByRole("button", { name: "Maradjon az enyém" }).click();
  await there.getByRole("button", { name: "Mentés piszkozatként" }).click();
  await expect(there.getByText("Piszkozatként elmentve, az olvasók még nem látják.")).toBeVisible();
  expect(await editor.listDocumentAutosaves(...place)).toEqual([]);
  await elsewhere.close();

  // The form that stayed open hears of it, and has an unsaved text of a colleague among the former ones.
  await page.clock.fastForward(20_000);
  await expect(page.getByText(/Amióta itt meg van nyitva, valaki más elmentette/)).toBeVisible();
  const saved = await editor.readAdminDocument(...place);
  const theirs = { document: structuredClone(saved.document), note: "" };
  theirs.document.attrs.title = "Béla’s treks";
  await bela.autosaveDocument(...place, { text: theirs, version: saved.version });
  await english.getByRole("button", { name: "Mentés piszkozatként" }).click();
  await expect(english.getByText(/Amit ő írt át, már itt van/)).toBeVisible();
  await expect(english.getByRole("region", { name: "Eltérések" })).toBeFocused();
  await english.getByRole("button", { name: "Továbbiak" }).click();
  await english.getByRole("button", { name: "Korábbi változatok…" }).click();
  const versions = page.getByRole("dialog", { name: "Korábbi változatok (English)" });
  await versions.getByRole("radio", { name: /Béla, nem mentett szöveg/ }).check();
  await versions.getByRole("button", { name: "Visszahozás a szerkesztőbe" }).click();
  await expect(title).toHaveValue("Béla’s treks");
  await editor.removeDocumentDraft(...place, saved.version);
});

test("a new post is a draft after half a minute, and is created once", async ({ page, editor }) => {
  await page.clock.install();
  await openNewPost(page);
  await page.getByLabel("Szerző", { exact: true }).fill("Kovács Anna");
  const title = page.getByLabel("Cím", { exact: true }).first();
  await title.fill("Fél perc után");
  const text = page.getByRole("textbox", { name: "Tartalom" }).first();
  await text.click();
  await page.keyboard.type("/kép");
  await page.keyboard.press("Enter");
  const picture = page.getByRole("dialog");
  await picture.getByLabel("Képfájl").setInputFiles("content/facts/starter-covers/lunch-in-lima.jpg");
  await picture.getByLabel("A kép csak díszít").check();
  await picture.getByRole("button", { name: "Beszúrás" }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type("Elöl hátul");
  for (const _ of "hátul") await page.keyboard.press("ArrowLeft");
  await writeOn(page);
  await expect(page.getByText("Piszkozatként elmentve.").first()).toBeVisible();
  // The picture has an address now, and the cursor is where it was.
  await expect(text.locator("img")).toHaveAttribute("src", /^\//);
  await page.keyboard.type("és ");
  await expect(text.getByText("Elöl és hátul")).toBeVisible();
  const found = async () =>
    (await editor.listAdminPosts("hu")).posts.filter((post) => /perc/.test(post.title));
  expect(await found()).toMatchObject([{ title: "Fél perc után", states: { hu: "draft" } }]);
  await title.fill("Egy perc után");
  await writeOn(page);
  await expect(page.getByText(/A szerveren is megvan/)).toBeVisible();
  await page.getByRole("button", { name: "Bejegyzés létrehozása" }).click();
  await expect(page).toHaveURL("/hu/blog");
  const [post, ...others] = await found();
  expect(others).toEqual([]);
  expect(post).toMatchObject({ title: "Egy perc után", states: { hu: "published" } });
  expect(await editor.listAutosaves(post?.id ?? "")).toEqual([]);
  await editor.deletePost(post?.id ?? "");
});

test("a translation is made beside its source, block by block, and may become the source", async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const paragraphs = (word: string, length: number) =>
    Array.from({ length: 20 }, (_, n) => `<p>${`${word} ${n + 1}. `.repeat(length)}</p>`).join("");
  const { id } = await editor.createPost(
    writtenPost({
      translations: {
        hu: { title: "Őszi túra", summary: "Rövid.", content: paragraphs("Bekezdés", 90) },
        en: { title: "Autumn hike", summary: "Short.", content: paragraphs("Paragraph", 25) },
      },
    }),
  );
  await openPost(page, id);
  await page.getByRole("tab", { name: "English" }).click();
  const english = page.getByRole("tabpanel", { name: "English" });
  const source = english.getByRole("region", { name: "A forrás (Magyar)" });
  await english.getByLabel("A forrással egymás mellett").check();
  await expect(source).toContainText("Őszi túra");
  await expect(source).toContainText("Bekezdés 20.");
  const translated = english.locator("[contenteditable=true]");
  /** The numbers of the blocks on both sides at the height at which they are kept scroll-synced. */
  const steps = async () => {
    const boxes = [await source.boundingBox(), await translated.boundingBox()];
    const middles = boxes.map((box) => (box ? box.x + box.width / 2 : 0));
    return page.evaluate(
      (at) => at.map((x) => /\d+/.exec(document.elementFromPoint(x, 124)?.textContent ?? "")?.[0]).join(" "),
      middles,
    );
  };
  await page.mouse.move(2, 2);
  const scrollTo = (element: Element) => scrollBy(0, element.getBoundingClientRect().top - 100);
  await translated.getByText("Paragraph 9.").evaluate(scrollTo);
  await expect.poll(steps).toBe("9 9");
  await source.hover();
  const away = await source.getByText("Bekezdés 14.").evaluate((block) => block.getBoundingClientRect().top);
  await page.mouse.wheel(0, away - 100);
  await expect.poll(steps).toBe("14 14");
  await translated.getByText("Paragraph 14.").click();
  await expect(source.locator("[data-current]")).toContainText("Bekezdés 14.");

  // Copied over as a start, with the way back.
  const own = (await translated.textContent()) ?? "";
  await english.getByRole("button", { name: "Másolás a magyarból" }).click();
  await page.getByRole("button", { name: "Felülírás" }).click();
  await expect(english.getByLabel("Cím", { exact: true })).toHaveValue("Őszi túra");
  await expect(translated).toContainText("Bekezdés 20.");
  await english.getByRole("button", { name: "Másolás visszavonása" }).click();
  await expect(english.getByLabel("Cím", { exact: true })).toHaveValue("Autumn hike");
  await expect(translated).toHaveText(own);

  await english.getByRole("button", { name: "Legyen ez a forrás…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Legyen ez a forrás" }).click();
  await expect(english.getByText("Ez a forrás: a többi nyelv ebből készül.")).toBeVisible();
  await expect(source).toHaveCount(0);
  await page.getByRole("tab", { name: "Magyar" }).click();
  const hungarian = page.getByRole("tabpanel", { name: "Magyar" });
  await expect(hungarian.getByRole("region", { name: "A forrás (English)" })).toContainText("Paragraph 20.");
  await expect(hungarian.getByRole("button", { name: "Másolás az angolból" })).toBeVisible();
  await editor.deletePost(id);
});

/** An editor who works elsewhere. */
async function addColleague(url: string, editor: AdminClient, username: string): Promise<AdminClient> {
  const colleague = httpClient(url);
  const account = { username, password: "titkos jelszo 2" };
  await colleague.register(account);
  await editor.approveAccount(username);
  await colleague.signIn(account);
  return colleague;
}

/** Opens the page of treks. @returns the panel of its English text */
async function openInEnglish(page: Page): Promise<Locator> {
  await page.goto(editGuidePath("treks", "hu"));
  await page.getByRole("tab", { name: "English" }).click();
  const panel = page.getByRole("tabpanel", { name: "English" });
  await expect(panel.getByRole("textbox", { name: "Szöveg (English)" }).locator("h2").first()).toBeVisible();
  return panel;
}
