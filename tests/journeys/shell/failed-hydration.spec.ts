import { pagePath, postPath } from "#i18n/addresses.ts";
import { contactForm } from "#tests/support/browser/contact-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { focusButton, hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test as base } from "#tests/support/browser/journey.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";

// A page whose data or modules are gone cannot hydrate, and goes on without React.

const test = base.extend({
  watchedPage: async ({ page }, use) => {
    const complaints = watchPage(page, {
      isExpected: (error) => error.text().startsWith("Failed to load resource"),
    });
    await use();
    expect(complaints).toEqual([]);
  },
});

test("the page of a deleted post asks for its data once, and works without", async ({ page, editor }) => {
  const { id, translations } = await editor.createPost(hungarianPost("Rövid életű"));
  await page.goto(postPath(translations.hu?.slug ?? "", "hu"));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/hydration\/|reload-when-safe/.test(request.url())) asked.push(request.url());
  });
  await editor.deletePost(id);
  const refused = page.waitForResponse(/\/hydration\//);
  await focusButton(page);
  expect((await refused).status()).toBe(404);
  // The page has then dealt with the refusal, too.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await focusButton(page);
  await page.getByRole("contentinfo").getByRole("radio").nth(2).check();
  await expect(page.locator("html[data-scheme=dark]")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rövid életű");
  expect(asked).toHaveLength(1);
  await page.getByRole("contentinfo").getByRole("link", { name: "Gasztronómia" }).click();
  await expect(page).toHaveURL(pagePath("gastronomy", "hu"));
  // Where nothing ever was, an error page stands.
  await page.goto("/hu/nincs-ilyen");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("nem található");
  for (const width of [390, 768]) await expectToFit(page, width);
});

test("a page from before an update reloads itself when nobody is writing, and keeps what was typed", async ({
  page,
}) => {
  // The server has another build by now: the modules named in the page that it sent before are gone.
  const home = pagePath("home", "hu");
  let isOld = true;
  await page.route(home, async (route) => {
    if (!isOld) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/\/assets\/([\w.-]+)\.js/g, "/assets/$1-former.js");
    return route.fulfill({ response, body });
  });
  await page.goto(home);
  isOld = false;
  const form = contactForm(page, "hu");
  const looked = page.waitForResponse(home);
  await form.message.click();
  await focusButton(page);
  await form.message.focus();
  await page.keyboard.type("Üdv a hegyekből");
  await looked;
  await page.keyboard.type(", Ági");
  await expect(form.message).toHaveValue("Üdv a hegyekből, Ági");
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().type)).toBe(
    "navigate",
  );
  const reloaded = page.waitForEvent("load");
  await page.getByRole("heading", { level: 1 }).click();
  await reloaded;
  await expect(form.message).toHaveValue("Üdv a hegyekből, Ági");
});

test("a hydrated page fetches nothing ahead for who saves data", async ({ page, context }) => {
  let ahead = 0;
  page.on("request", (request) => {
    if (request.url().includes("/assets/guide-page")) ahead += 1;
  });
  await page.clock.install();
  async function pointAtLink(): Promise<void> {
    await page.goto(pagePath("blog", "en"));
    await hydratePage(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Gastronomy" }).hover();
    // More than the router waits until it believes that the reader means it.
    await page.clock.runFor(5_000);
  }
  await pointAtLink();
  await expect.poll(() => ahead).toBeGreaterThan(0);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  ahead = 0;
  await pointAtLink();
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).hover();
  await page.clock.runFor(5_000);
  expect(ahead).toBe(0);
});
