import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { bannerOf, test } from "#tests/support/browser/consent-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { expect } from "#tests/support/browser/journey.ts";

/** How much an element's ring stands out from the box behind it, by WCAG's measure. */
function ringContrast(element: Element): number {
  const behind = element.closest("section");
  const luminances = [getComputedStyle(element).boxShadow, behind && getComputedStyle(behind).backgroundColor]
    .map(
      (colour) =>
        /rgb\((\d+), (\d+), (\d+)\)/
          .exec(colour ?? "")
          ?.slice(1)
          .map(Number) ?? [],
    )
    .map((parts) => parts.map((part) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4)))
    .map(([red = NaN, green = NaN, blue = NaN]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

test("the question covers nothing: not on a phone, and on a wide screen nothing that has the focus", async ({
  page,
}) => {
  const { banner } = bannerOf(page);
  await page.setViewportSize({ width: 390, height: 700 });
  for (const path of ["/hu/", "/hu/blog"]) {
    await page.goto(path);
    const box = await banner.boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    const main = await page.getByRole("main").boundingBox();
    if (!box || !header || !main) throw new Error("something is not shown");
    expect(box.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(main.y).toBeGreaterThanOrEqual(box.y + box.height);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(banner).not.toBeInViewport();
  }

  await page.setViewportSize({ width: 1024, height: 640 });
  await expect(banner).toBeInViewport();
  const hidden = await page.evaluate(() => {
    const card = document.querySelector("[aria-labelledby=_consent]");
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("main a, footer a, footer button")) {
      element.focus();
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (card?.contains(hit)) found.push(element.textContent);
    }
    return found;
  });
  expect(hidden).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const card = await banner.boundingBox();
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
});

/** Runs in the page. @returns where the question and its answers stand with letters as wide as those of the substitute fonts, and the site's own */
function placesByLetters(banner: HTMLElement | SVGElement): string[] {
  return ["-0.01em", "0.008em", "0"].map((spacing) => {
    banner.style.letterSpacing = spacing;
    const parts = [banner, ...banner.querySelectorAll("button")].map((part) => part.getBoundingClientRect());
    return parts.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).join(" ");
  });
}

const sizes = [
  [390, 844],
  [768, 900],
  [1280, 720],
  [1440, 900],
] as const;

test("in every language the first screen has the site's name and the slide's words beside the question, which is as tall whatever its letters", async ({
  page,
}) => {
  const places = new Map<number, Set<string>>();
  for (const language of ["hu", "en", "es"] as const) {
    await page.goto(`/${language}/`);
    const { banner } = bannerOf(page, language);
    const heading = page.getByRole("heading", { level: 1 });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const box = await banner.boundingBox();
      const [top, bottom] = [box?.y ?? NaN, (box?.y ?? NaN) + (box?.height ?? NaN)];
      const slide = page.locator("main header [role=group]:not([inert])");
      const title = slide.getByRole("heading", { level: 2 });
      for (const shown of [heading, title]) await expect(shown).toBeInViewport({ ratio: 1 });
      const controls = page.getByRole("button", { name: /2.*: / });
      for (const part of [title, slide.locator("p").last(), slide.getByRole("link"), controls]) {
        const { y, height: tall } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
        const place = `${language}, ${width}: ${y} to ${y + tall}, ${top} to ${bottom}`;
        expect(y >= bottom || y + tall <= top, place).toBe(true);
      }

      // Widths of letters as they are with the substitute fonts, until the site's own fonts have come.
      for (const place of await banner.evaluate(placesByLetters))
        places.set(width, new Set(places.get(width)).add(place));
    }
  }
  for (const [width, found] of places) expect([...found], `${width}`).toHaveLength(1);
});

test("the words below the picture stay where they are when the question goes", async ({ page }) => {
  // A page that hydrates only by the first answer writes that answer once more.
  await gotoHydrated(page, "/hu/");
  const { banner, decline } = bannerOf(page);
  const heading = page.getByRole("heading", { level: 1 });
  for (const [width, height] of [[360, 740], ...sizes] as const) {
    await page.setViewportSize({ width, height });
    // The state of a visitor who comes for the first time.
    await page.evaluate(() => (document.documentElement.dataset["consent"] = "pending"));
    await expect(banner).toBeVisible();
    const before = (await heading.boundingBox())?.y ?? NaN;
    await decline.click();
    await expect(banner).toBeHidden();
    expect(Math.abs(((await heading.boundingBox())?.y ?? NaN) - before), `${width}`).toBeLessThan(8);
  }
});

test("the question and the privacy page have no accessibility finding in either scheme, and the answers' edges can be seen", async ({
  page,
}) => {
  test.slow();
  for (const [width, path, language] of [
    [390, "/hu/adatvedelem", "hu"],
    [1440, "/es/privacidad", "es"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const { banner, accept, decline } = bannerOf(page, language);
    await expect(banner).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const [colorScheme, rules] of [
      ["light", "all"],
      ["dark", "colours"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFindings(page, { rules }), `${path}, ${colorScheme}`).toEqual([]);
      for (const button of [accept, decline]) {
        expect(await button.evaluate(ringContrast), colorScheme).toBeGreaterThanOrEqual(3);
      }
    }
  }
});
