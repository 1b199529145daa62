import { pagePath } from "#i18n/addresses.ts";
import { wakePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";

// The footer is laid out when the reader comes near. With less room kept for it until then, the End key stops too early.

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`a page of ${width} px keeps the room that its footer takes when it is laid out`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [pagePath("top-ten", "hu"), pagePath("weather", "es")]) {
      await page.goto(path);
      const footer = page.getByRole("contentinfo");
      const room = () => footer.evaluate((element) => element.getBoundingClientRect().height);
      const kept = await room();
      await wakePage(page);
      const needed = await room();
      expect(kept, path).toBeGreaterThanOrEqual(needed);
      expect(kept, path).toBeLessThanOrEqual(needed + 40);
    }
  });
}
