import { pagePath } from "#i18n/addresses.ts";
import { expectNothingWider } from "#tests/support/browser/expect-to-fit.ts";
import { expect, walk as test } from "#tests/support/browser/journey.ts";

// The footer is laid out when the reader comes near. With less room kept for it until then, the End key stops too early.

const widths = [390, 768, 1440];

/** Runs in the page, whose styles follow a new width at its next frame. */
async function heightInNextFrame(element: Element): Promise<number> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  return element.getBoundingClientRect().height;
}

for (const [name, language] of [
  ["top-ten", "hu"],
  ["weather", "es"],
] as const) {
  test(`${name} in ${language} keeps the room that its footer takes when it is laid out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(pagePath(name, language));
    const footer = page.getByRole("contentinfo");
    async function rooms(): Promise<number[]> {
      const measured: number[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingWider(page, width);
        measured.push(await footer.evaluate(heightInNextFrame));
      }
      return measured;
    }
    const kept = await rooms();
    expect(await footer.evaluate((element) => getComputedStyle(element).contentVisibility)).toBe("auto");
    await footer.evaluate((element) => (element.style.contentVisibility = "visible"));
    const needed = await rooms();
    for (const [index, room] of kept.entries()) {
      expect(room, `${widths[index]} px`).toBeGreaterThanOrEqual(needed[index] ?? Infinity);
      // The owner's details take more lines once they are filled in.
      expect(room, `${widths[index]} px`).toBeLessThanOrEqual((needed[index] ?? 0) + 400);
    }
  });
}
