import type { Page } from "@playwright/test";
import { paths } from "#api/paths.ts";
import type { PocketList } from "#api/pocket/pocket-list.ts";
import { pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import { pagePath } from "#i18n/addresses.ts";
import { searchPath } from "#i18n/search/search-address.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import {
  expect,
  expectHydration,
  cachedAddresses,
  readPage,
  test,
} from "#tests/support/browser/offline-journey.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { administrator } from "#tests/support/servers/http-client.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

const path = pagePath("pocket-peru", "en");

/** Records the files that the page downloads for offline use from now on. */
function watchTaking(page: Page): string[] {
  const taken: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const isList = pathname.startsWith("/api/pocket/");
    if (!isList && request.headers()[pocketDownloadHeader]) taken.push(pathname + search);
  });
  return taken;
}

/** Addresses in the pocket; the list, by which it was filled, comes last. */
function readPocket(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has("pocket-en"))) return [];
    const keys = await (await caches.open("pocket-en")).keys();
    return keys.map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

test("the guide is downloaded, goes on after an interruption, is read, searched and used in flight mode, updated and removed", async ({
  page,
  context,
  editor,
  request,
  site,
}) => {
  // All that a reader does with it, on one download; its list is drawn from all pages, which takes a busy machine minutes.
  test.slow();
  const complaints = watchPage(page, { onlyOrigin: site.url });
  const askForList = () => request.get(paths.pocket({ language: "en" }));
  const readList = async () => {
    await expect.poll(async () => (await askForList()).status(), { timeout: 300_000 }).toBe(200);
    return (await (await askForList()).json()) as PocketList;
  };
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const block = page.getByRole("region", { name: "The guide in English" });
  // For the first reader, every page of the language is drawn.
  await expect(block.getByRole("button", { name: "Download the guide" })).toBeVisible({ timeout: 300_000 });
  await expect(block).toContainText(/To download: [\d.]+.MB\. On the device it takes [\d.]+.MB\./);
  await expect(block).toContainText(/The browser has .+ of room/);
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await block.getByText("Posts").tap();
  await block.getByRole("button", { name: "None" }).tap();
  await block.getByRole("checkbox").first().tap();

  await block.getByRole("button", { name: "Download the guide" }).tap();
  await expect.poll(async () => (await readPocket(page)).length).toBeGreaterThan(30);
  await block.getByRole("button", { name: "Pause" }).tap();
  await expect(block.getByRole("status")).toHaveText(/^The download is paused/);
  await expect(block.getByRole("button", { name: "Resume" })).toBeFocused();
  const there = await readPocket(page);

  // The choice and what is there outlive the page; what is there is not fetched again.
  await page.reload();
  await expect(block).toContainText(/Interrupted: [\d.]+.MB still to come/);
  const taken = watchTaking(page);
  await block.getByRole("button", { name: "Resume" }).tap();
  // Some 400 files, which a busy machine sends slowly.
  await expect(block).toContainText(/On this device: [\d.]+.MB/, { timeout: 300_000 });
  expect(taken.filter((address) => there.includes(address))).toEqual([]);
  const list = await readList();
  const [post] = list.posts;
  const wanted = [...list.entries, ...(post?.entries ?? [])].map(({ address }) => address);
  const pocket = await readPocket(page);
  expect(pocket.toSorted()).toEqual([...wanted, paths.pocket({ language: "en" })].toSorted());

  // Every picture that this phone shows of a page is in it.
  for (const shown of [pagePath("home", "en"), pagePath("top-ten", "en"), pagePath("blog", "en")]) {
    await page.goto(shown);
    const pictures = await page.evaluate(async () => {
      const all = [...document.querySelectorAll("main img")] as HTMLImageElement[];
      for (const picture of all) picture.loading = "eager";
      await Promise.all(all.map((picture) => picture.decode().catch(() => {})));
      return all.map(({ currentSrc }) => new URL(currentSrc).pathname);
    });
    expect(pictures.length, shown).toBeGreaterThan(2);
    expect(pocket, shown).toEqual(expect.arrayContaining(pictures));
  }

  await test.step("what the pocket has is not kept once more with its page", async () => {
    const files = async () =>
      (await cachedAddresses(page)).filter((address) => address.startsWith("/assets/"));
    await page.goto(path);
    await expectHydration(page, path);
    const before = await files();
    // It tells what it has used when it is hidden.
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await readPage(page, pagePath("privacy", "en"));
    expect((await files()).filter((address) => !before.includes(address)).length).toBeLessThan(10);
  });
  expect(complaints).toEqual([]);

  await test.step("in flight mode, pages that were never opened before are read, searched and used", async () => {
    await context.setOffline(true);
    await page.goto(pagePath("weather", "en"));
    await expect(page.getByRole("complementary", { name: "No connection" })).toBeVisible();
    await page.goto(pagePath("blog", "en"));
    const article = page.getByRole("article").first();
    const cover = article.locator("img").first();
    expect(
      await cover.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBeGreaterThan(0);
    await article.getByRole("link").first().click();
    await expect(page).toHaveURL(/\/en\/post\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await page.goto(pagePath("packing-list", "en"));
    await hydratePage(page);
    await page.getByRole("checkbox").first().check();
    await page.goto(searchPath("en", "soroche"));
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: /altitude|soroche/i })
        .first(),
    ).toBeVisible();
    // The page itself says what is there, and that nobody can tell whether it has changed.
    await page.goto(path);
    await expect(block).toContainText("On this device");
    await context.setOffline(false);
    complaints.splice(0);
  });

  // Only what a correction changes is fetched.
  const id = "country.emergency";
  const fact = (await editor.listFacts()).facts.find((one) => one.id === id);
  const source = { name: "PNP", url: null };
  await editor.changeFact(id, { value: fact?.value ?? {}, source, checkedOn: "2026-11-20" });
  // Readers get the new list when the editors have paused, an editor at once.
  expect((await request.post("/api/login", { data: administrator })).status()).toBe(200);
  const former = new Map(list.entries.map(({ address, digest }) => [address, digest]));
  const changed = (await readList()).entries.filter(({ address, digest }) => former.get(address) !== digest);
  await page.goto(path);
  // They are drawn anew, as for the first reader.
  await expect(block).toContainText(/pages have changed since: \d+\. The update takes [\d.]+.MB/, {
    timeout: 300_000,
  });
  taken.length = 0;
  await block.getByRole("button", { name: "Update" }).tap();
  await expect(block.getByRole("status")).toHaveText("The update is done.");
  expect(taken.toSorted()).toEqual(changed.map(({ address }) => address).toSorted());
  expect(taken.length).toBeLessThan(list.entries.length / 4);

  // Files that were given up are not downloaded.
  await block.getByText("Posts").tap();
  await block.getByRole("button", { name: "None" }).tap();
  await expect(block).toContainText("there is nothing to download");
  taken.length = 0;
  await block.getByRole("button", { name: "Update" }).tap();
  await expect(block).toContainText(/On this device: [\d.]+.MB/);
  expect(taken).toEqual([]);

  // React takes the page over without undoing what the script has shown.
  await hydratePage(page);
  await expect(block).toContainText("On this device");
  await block.getByRole("button", { name: "Remove from this device" }).tap();
  await block.getByRole("button", { name: "Keep it" }).tap();
  await expect(block.getByRole("button", { name: "Remove from this device" })).toBeFocused();
  await block.getByRole("button", { name: "Remove from this device" }).tap();
  await page.keyboard.press("Escape");
  await expect(block.getByRole("button", { name: "Keep it" })).toBeHidden();
  await expect(block.getByRole("button", { name: "Remove from this device" })).toBeFocused();
  const other = await page.context().newPage();
  await other.goto(path);
  const otherBlock = other.getByRole("region", { name: "The guide in English" });
  await expect(otherBlock).toContainText("On this device");
  await block.getByRole("button", { name: "Remove from this device" }).tap();
  await block.getByRole("button", { name: "Remove", exact: true }).tap();
  await expect(otherBlock).toContainText("Not on this device yet");
  await expect(block.getByRole("status")).toHaveText(/^Removed/);
  expect(await readPocket(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("pocketPeru"))).toBe(null);
  expect(complaints).toEqual([]);
  await editor.restoreFact(id);
});
