import { signInPage } from "#tests/support/browser/admin-journey.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, cachedAddresses, readPage, test } from "#tests/support/browser/offline-journey.ts";
import { startWorkerProxy } from "#tests/support/browser/worker-proxy.ts";

/** A slow machine takes its time. */
const age = /It was fetched (just now|\d+ minutes? ago) \(/;

test("the first page of all is readable without a connection, and tells its age @core", async ({
  page,
  context,
}) => {
  await page.goto("/en/peru-weather");
  const heading = await page.getByRole("heading", { level: 1 }).textContent();
  await readPage(page, "/en/peru-weather");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  await expect(page.getByRole("complementary", { name: "No connection" })).toContainText(age);
});

test("where nobody answers, links of a hydrated page lead to what is kept, with its age", async ({
  page,
  site,
}) => {
  const reached = await startWorkerProxy(site.url);
  await readPage(page, `${reached.url}/en/costs`);
  await readPage(page, `${reached.url}/en/phrasebook`);
  await hydratePage(page);
  // The browser takes itself for connected all the same.
  await reached.close();
  const bar = page.getByRole("complementary", { name: "No connection" });
  await page.getByRole("contentinfo").locator("a[href='/en/costs']").click();
  await expect(page).toHaveURL(/costs$/);
  await expect(bar).toContainText(age);
  await page.getByRole("contentinfo").locator("a[href='/en/privacy']").click();
  const kept = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(kept.first()).toBeVisible();
  expect(
    (await kept.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toSorted(),
  ).toEqual(["/en/costs", "/en/phrasebook"]);
});

test("of who is signed in nothing is kept: neither the admin area nor a preview", async ({
  page,
  editor,
  context,
}) => {
  const [post] = await editor.listPosts("en");
  await signInPage(page);
  await readPage(page, "/en/privacy");
  await page.goto("/en/admin");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const { url } = await editor.previewPost(post?.id ?? "", "en");
  const { pathname, search } = new URL(url);
  await page.goto(pathname + search);
  await readPage(page, "/en/blog");
  const kept = await cachedAddresses(page);
  expect(kept.filter((address) => /admin|preview|profile|api/.test(address))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto("/en/admin")).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  // The browser's own page about it comes later than the refusal.
  await page.waitForURL("chrome-error://chromewebdata/");
  await page.goto("/en/peru-weather");
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveTitle(/^Privacy/);
});
