import { expect, test as base } from "@playwright/test";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";
import { startVideoPlatform, type VideoPlatformServer } from "#tests/support/servers/video-platform.ts";

interface Fixtures {
  mood: VideoPlatformServer["mood"];
  platform: VideoPlatformServer;
  /** Hosts but the site's own that the page asked for anything. */
  otherHosts: string[];
}

/** Each test has a site of its own, because a site keeps what the platform answered. */
const test = base.extend<Fixtures>({
  mood: ["answering", { option: true }],
  platform: async ({ mood }, use) => {
    const platform = await startVideoPlatform(mood);
    await use(platform);
    await platform.end();
  },
  baseURL: async ({ platform }, use) => {
    await runJourneySite(platform.settings, (site) => use(site.url));
  },
  otherHosts: async ({ page, baseURL }, use) => {
    const hosts: string[] = [];
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) hosts.push(origin);
    });
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<button>the player</button>" }),
    );
    await use(hosts);
  },
});

const videos = ["Machu Picchu at dawn", "Cusco & the Sacred Valley", "Lima from inside"].map(
  (title, index) => ({
    id: { videoId: `video-${index}___` },
    snippet: { title, description: "", publishedAt: "2026-09-15T10:00:00Z" },
  }),
);

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
  expect(otherHosts).toEqual([]);

  await play.focus();
  await page.keyboard.press("Enter");
  const player = section.locator("iframe");
  await expect(player).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/video-1___?autoplay=1");
  await expect(player).toHaveAttribute("title", "Cusco & a Szent-völgy");
  await expect(player).toBeFocused();
  await expect(section.getByRole("link")).toHaveCount(2);
  await expect(section.frameLocator("iframe").getByText("the player")).toBeVisible();
  expect(new Set(otherHosts)).toEqual(new Set(["https://www.youtube-nocookie.com"]));
});

test.describe("a page that comes before its videos", () => {
  test.use({ mood: "failing" });

  test("does not jump by more than a line when they come", async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      let goOn = () => {};
      const gate = new Promise<void>((resolve) => (goOn = resolve));
      await page.route("**/api/videos", async (route) => {
        await gate;
        await route.fulfill({ json: { items: videos } });
      });
      await page.goto("/en/");
      const section = page.getByRole("region", { name: "Our latest videos" });
      await expect(section.getByText("Loading videos...")).toBeVisible();
      const before = await section.evaluate((element) => element.clientHeight);
      goOn();
      await expect(section.getByRole("listitem")).toHaveCount(3);
      const after = await section.evaluate((element) => element.clientHeight);
      expect(Math.abs(after - before)).toBeLessThan(width === 390 ? 90 : 40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.unroute("**/api/videos");
    }
  });
});

test.describe("a channel without videos", () => {
  test.use({ mood: "empty" });
  test("says so in three languages", async ({ page }) => {
    for (const [language, name, text] of [
      ["hu", "Legfrissebb videóink", "A videók betöltése nem sikerült"],
      ["en", "Our latest videos", "Failed to load videos"],
      ["es", "Nuestros últimos videos", "No se pudieron cargar los videos"],
    ] as const) {
      await page.goto(`/${language}/`);
      await expect(page.getByRole("region", { name }).getByText(text)).toBeVisible();
    }
  });
});

test.describe("a platform that fails", () => {
  test.use({ mood: "failing" });
  test("leaves the page without the section", async ({ page, platform }) => {
    await page.goto("/hu/");
    await expect(page.getByRole("heading", { name: "Friss bejegyzések" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Legfrissebb videóink" })).toHaveCount(0);
    expect(platform.searches).toHaveLength(1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no promise of videos, but they are in the page once the server has them", async ({
    page,
  }) => {
    await page.goto("/hu/");
    await expect(page.getByText("Videók betöltése...")).toBeHidden();
    const section = page.getByRole("region", { name: "Legfrissebb videóink" });
    await expect(async () => {
      await page.reload();
      await expect(section.getByRole("listitem")).toHaveCount(3, { timeout: 500 });
    }).toPass();
    await expect(section.getByRole("link").first()).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=video-0___",
    );
  });
});
