import { pagePath } from "#i18n/addresses.ts";
import { expect, test, visit } from "#tests/support/browser/journey.ts";

visit(
  "a reader opens the search by its key, is offered what it may be, and goes there without hydrating React @core",
  async ({ page }) => {
    const modules: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") modules.push(new URL(request.url()).pathname);
    });
    const { promise: untilTyped, resolve: sendScript } = Promise.withResolvers<void>();
    await page.route("/search.js", (route) => untilTyped.then(() => route.continue()), { times: 1 });
    await page.goto(pagePath("weather", "en"));
    await page.keyboard.press("/");
    const field = page.getByRole("searchbox", { name: "Search this site" }).or(page.getByRole("combobox"));
    await expect(field).toBeFocused();
    const status = page.locator("form").filter({ has: field }).getByRole("status");
    // Faster than the script comes.
    await page.keyboard.type("xqzw");
    sendScript();
    await expect(status).toHaveText("Nothing found");
    await expect(status).toBeInViewport();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Escape");
    await expect(status).toBeEmpty();
    await expect(field).toBeFocused();
    await field.fill("");
    await page.keyboard.type("tap wat");
    const options = page.getByRole("listbox").getByRole("option");
    await expect(options.first()).toContainText("tap water");
    await expect(status).toHaveText(/^\d suggestions, choose one with the arrow keys$/);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await options.first().getAttribute("id")) ?? "",
    );
    await page.keyboard.press("Escape");
    await expect(options).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.type("e");
    await expect(options.first()).toBeVisible();
    expect(modules).toEqual(["/search.js"]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/peru-questions#tap-water$/);
  },
);

visit("a reader for whom the key gets in the way turns it off, on this device", async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem("searchKey"));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/search.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pagePath("search", "en"));
  const box = page.getByRole("checkbox", { name: "The / key opens the search on every page" });
  await expect(box).toBeChecked();
  const field = page
    .getByRole("banner")
    .getByRole("searchbox")
    .or(page.getByRole("banner").getByRole("combobox"));
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  // Before there is a script that answers it.
  await box.uncheck();
  letGo();
  await expect.poll(kept).toBe("off");
  await page.goto(pagePath("weather", "en"));
  await page.keyboard.press("/");
  // By the time that this is answered, the key has been handled.
  await page.getByRole("button", { name: "Search this site" }).focus();
  await expect(field).toBeHidden();
  await page.goto(pagePath("search", "en"));
  await expect(box).not.toBeChecked();
  await box.check();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  expect(await kept()).toBe(null);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's field leads to the results, which can be narrowed, and on to other pages when there are none @core", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pagePath("blog", "hu"));
    await page.getByRole("button", { name: "Keresés az oldalon" }).click();
    await page.getByRole("searchbox", { name: "Keresés az oldalon" }).fill("magassagi betegseg");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/hu\/kereses\?q=magassagi\+betegseg$/);
    await expect(page).toHaveTitle(/^magassagi betegseg – Keresés/);
    const results = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    await expect(results.first().locator("mark").first()).toBeVisible();
    await page
      .getByRole("navigation", { name: "Szűkítés" })
      .getByRole("link", { name: /^Útikalauz/ })
      .click();
    await expect(page).toHaveURL(/kind=guide$/);
    for (const result of await results.all()) await expect(result).toContainText("Útikalauz");
    const field = page.getByRole("searchbox", { name: "Mit kerestek?" });
    await expect(field).toHaveValue("magassagi betegseg");
    await field.fill("xqzw");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox")).toBeHidden();
    await expect(page.getByText("Nincs találat erre: „xqzw”")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Gyakori kérdések" })).toBeVisible();
  });
});
