import { test as base } from "@playwright/test";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { test, youtube } from "#tests/support/browser/consent-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";
import { startVideoPlatform, type VideoPlatformServer } from "#tests/support/servers/video-platform.ts";

test("the latest videos are shown, and a player comes in place by the keyboard alone", async ({
  page,
  otherHosts,
}) => {
  await page.goto("/hu/");
  const section = page.getByRole("region", { name: "Legfrissebb videóink" });
  await expect(section.getByRole("listitem")).toHaveCount(3);
  await expect(section.getByRole("heading", { level: 3 })).toHaveText([
    "Machu Picchu hajnalban",
    "Cusco & a Szent-völgy",
    "Lima 'belülről'",
  ]);
  await expect(section.getByText("2026. szeptember 15.")).toBeVisible();
  const play = section.getByRole("link", { name: "Videó lejátszása: Cusco & a Szent-völgy" });
  await play.scrollIntoViewIfNeeded();
  const thumbnail = play.locator("img");
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect([...otherHosts]).toEqual([]);

  await play.focus();
  await page.keyboard.press("Enter");
  const player = section.locator("iframe");
  await expect(player).toHaveAttribute("src", `${youtube}/embed/video-1___?autoplay=1`);
  await expect(player).toHaveAttribute("title", "Cusco & a Szent-völgy");
  await expect(player).toBeFocused();
  await expect(section.getByRole("link")).toHaveCount(2);
  await expect(section.frameLocator("iframe").getByText("the player")).toBeVisible();
  expect([...otherHosts]).toEqual([youtube]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the videos are in the page once the server has them", async ({ page }) => {
    const section = page.getByRole("region", { name: "Legfrissebb videóink" });
    await expect(async () => {
      await page.goto("/hu/");
      await expect(section.getByRole("listitem")).toHaveCount(3, { timeout: 500 });
    }).toPass();
    await expect(section.getByRole("link").first()).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=video-0___",
    );
  });
});

/** A site that cannot have its videos, so that each page asks for them anew. */
const failing = base.extend<{ platform: VideoPlatformServer }>({
  platform: async ({}, use) => {
    const platform = await startVideoPlatform("failing");
    await use(platform);
    await platform.end();
  },
  baseURL: async ({ platform }, use) => {
    await runJourneySite(platform.settings, (site) => use(site.url));
  },
});

const videos = ["Machu Picchu at dawn", "Cusco & the Sacred Valley", "Lima from inside"].map(
  (title, index) => ({
    id: { videoId: `video-${index}___` },
    snippet: { title, description: "", publishedAt: "2026-09-15T10:00:00Z" },
  }),
);

failing(
  "a page without its videos promises none; when they come late, nothing jumps",
  async ({ browser, page, platform, baseURL }) => {
    const unscripted = await browser.newPage({ javaScriptEnabled: false });
    await unscripted.goto(`${baseURL}/hu/`);
    await expect(unscripted.getByRole("heading", { name: "Friss bejegyzések" })).toBeVisible();
    await expect(unscripted.getByText("Videók betöltése...")).toBeHidden();
    await unscripted.close();

    await page.goto("/hu/");
    await expect(page.getByRole("heading", { name: "Friss bejegyzések" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Legfrissebb videóink" })).toHaveCount(0);
    expect(platform.searches).toHaveLength(1);

    await page.route("**/api/videos", (route) => route.fulfill({ json: { items: [] } }));
    await page.goto("/es/");
    const none = page.getByRole("region", { name: "Nuestros últimos videos" });
    await expect(none.getByText("No se pudieron cargar los videos")).toBeVisible();

    const section = page.getByRole("region", { name: "Our latest videos" });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      let goOn = () => {};
      const gate = new Promise<void>((resolve) => (goOn = resolve));
      await page.route("**/api/videos", async (route) => {
        await gate;
        await route.fulfill({ json: { items: videos } });
      });
      await page.goto("/en/");
      await expect(section.getByText("Loading videos...")).toBeVisible();
      const before = await section.evaluate((element) => element.clientHeight);
      goOn();
      await expect(section.getByRole("listitem")).toHaveCount(3);
      const after = await section.evaluate((element) => element.clientHeight);
      expect(Math.abs(after - before)).toBeLessThan(width === 390 ? 90 : 40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);
