import type { Page } from "@playwright/test";
import { paths } from "#api/paths.ts";
import type { PocketList } from "#api/pocket/pocket-list.ts";
import { takingAlongHeader } from "#api/pocket/taking-along.ts";
import { pagePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { wakePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { administrator } from "#tests/support/servers/http-client.ts";

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

const path = pagePath("pocket-peru", "en");

/** What the page fetches to take it along, from now on. */
function watchTaking(page: Page): string[] {
  const taken: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    const isList = pathname.startsWith("/api/pocket/");
    if (!isList && request.headers()[takingAlongHeader]) taken.push(pathname + search);
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

test("the guide is taken along, goes on after an interruption, is updated and removed", async ({
  page,
  editor,
  request,
}) => {
  const readList = async () =>
    (await (await request.get(paths.pocket({ language: "en" }))).json()) as PocketList;
  await page.goto(path);
  const block = page.getByRole("region", { name: "The guide in English" });
  // For the first reader, every page of the language is drawn.
  await expect(block.getByRole("button", { name: "Take it along" })).toBeVisible({ timeout: 90_000 });
  await expect(block).toContainText(/To download: [\d.]+.MB\. On the device it takes [\d.]+.MB\./);
  await expect(block).toContainText(/The browser has .+ of room/);
  expect(await accessibilityFindings(page)).toEqual([]);
  await block.getByText("Posts").tap();
  await block.getByRole("button", { name: "None" }).tap();
  await block.getByRole("checkbox").first().tap();

  await block.getByRole("button", { name: "Take it along" }).tap();
  await expect.poll(async () => (await readPocket(page)).length).toBeGreaterThan(30);
  await block.getByRole("button", { name: "Pause" }).tap();
  await expect(block.getByRole("status")).toHaveText(/^The download is paused/);
  await expect(block.getByRole("button", { name: "Go on" })).toBeFocused();
  const there = await readPocket(page);

  // The choice and what is there outlive the page; what is there is not fetched again.
  await page.reload();
  await expect(block).toContainText(/Interrupted: [\d.]+.MB still to come/);
  const taken = watchTaking(page);
  await block.getByRole("button", { name: "Go on" }).tap();
  await expect(block).toContainText(/With you: [\d.]+.MB/);
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
  await expect(block).toContainText(/pages changed since: \d+\. The update takes [\d.]+.MB/);
  taken.length = 0;
  await block.getByRole("button", { name: "Update" }).tap();
  await expect(block.getByRole("status")).toHaveText("The update is done.");
  expect(taken.toSorted()).toEqual(changed.map(({ address }) => address).toSorted());
  expect(taken.length).toBeLessThan(list.entries.length / 4);

  // What is given up is no download.
  await block.getByText("Posts").tap();
  await block.getByRole("button", { name: "None" }).tap();
  await expect(block).toContainText("there is nothing to download");
  taken.length = 0;
  await block.getByRole("button", { name: "Update" }).tap();
  await expect(block).toContainText(/With you: [\d.]+.MB/);
  expect(taken).toEqual([]);

  // React takes the page over without undoing what the script has shown.
  await wakePage(page);
  await expect(block).toContainText("With you");
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
  await expect(otherBlock).toContainText("With you");
  await block.getByRole("button", { name: "Remove from this device" }).tap();
  await block.getByRole("button", { name: "Remove", exact: true }).tap();
  await expect(otherBlock).toContainText("Not on this device yet");
  await expect(block.getByRole("status")).toHaveText(/^Removed/);
  expect(await readPocket(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("pocketPeru"))).toBe(null);
  await editor.restoreFact(id);
});
