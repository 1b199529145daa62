import { languages } from "#i18n/languages.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { bannerOf, test } from "#tests/support/browser/consent-journey.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";

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

test("on a phone the question covers nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const path of ["/hu/", "/hu/blog"]) {
    await page.goto(path);
    const banner = await bannerOf(page).banner.boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    const main = await page.getByRole("main").boundingBox();
    if (!banner || !header || !main) throw new Error("something is not shown");
    expect(banner.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(main.y).toBeGreaterThanOrEqual(banner.y + banner.height);
    await page.evaluate(() => scrollTo(0, 2000));
    await expect(bannerOf(page).banner).not.toBeInViewport();
  }
});

const sizes = [
  [390, 844],
  [768, 900],
  [1280, 720],
  [1440, 900],
] as const;

for (const language of languages) {
  test(`in ${language} the first screen has the site's name and the slide's words beside the question`, async ({
    page,
  }) => {
    await gotoHydrated(page, `/${language}/`);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const box = await bannerOf(page, language).banner.boundingBox();
      const [top, bottom] = [box?.y ?? NaN, (box?.y ?? NaN) + (box?.height ?? NaN)];
      const slide = page.locator("main header [role=group]:not([inert])");
      const title = slide.getByRole("heading", { level: 2 });
      for (const shown of [page.getByRole("heading", { level: 1 }), title]) {
        await expect(shown).toBeInViewport({ ratio: 1 });
      }
      const controls = page.getByRole("button", { name: /2.*: / });
      for (const part of [title, slide.locator("p").last(), slide.getByRole("link"), controls]) {
        const { y, height: tall } = (await part.boundingBox()) ?? { y: NaN, height: NaN };
        expect(y >= bottom || y + tall <= top, `${width}: ${y} to ${y + tall}, ${top} to ${bottom}`).toBe(
          true,
        );
      }
    }
  });
}

test("the words below the picture stay where they are when the question goes", async ({ page, context }) => {
  for (const [width, height] of [[360, 740], ...sizes] as const) {
    await context.clearCookies();
    await page.setViewportSize({ width, height });
    await gotoHydrated(page, "/hu/");
    const heading = page.getByRole("heading", { level: 1 });
    const before = (await heading.boundingBox())?.y ?? NaN;
    await bannerOf(page).decline.click();
    await expect(bannerOf(page).banner).toBeHidden();
    expect(Math.abs(((await heading.boundingBox())?.y ?? NaN) - before), `${width}`).toBeLessThan(8);
  }
});

test("the question is as tall in every language, and letters a little wider or narrower move nothing", async ({
  page,
}) => {
  const places = new Map<number, Set<string>>();
  for (const language of languages) {
    await gotoHydrated(page, `/${language}/blog`);
    const { banner, accept, decline } = bannerOf(page, language);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // As the stand-ins are until the site's own letters have come.
      for (const spacing of ["0", "-0.01em", "0.008em"]) {
        await banner.evaluate((element, value) => (element.style.letterSpacing = value), spacing);
        const boxes = await Promise.all([banner, accept, decline].map((part) => part.boundingBox()));
        const place = boxes
          .map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round))
          .join(" ");
        places.set(width, new Set(places.get(width)).add(place));
      }
    }
  }
  for (const [width, found] of places) expect([...found], `${width}`).toHaveLength(1);
});

test("on a wide screen nothing with the focus is behind the card", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await gotoHydrated(page, "/hu/blog");
  const hidden = await page.evaluate(() => {
    const banner = document.querySelector("[aria-labelledby=_consent]");
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("main a, footer a, footer button")) {
      element.focus();
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (banner?.contains(hit)) found.push(element.textContent);
    }
    return found;
  });
  expect(hidden).toEqual([]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const card = await bannerOf(page).banner.boundingBox();
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
});

for (const [colorScheme, rules] of [
  ["light", "all"],
  ["dark", "colours"],
] as const) {
  test(`the answers' edges can be seen in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await gotoHydrated(page, "/hu/blog");
    const { accept, decline } = bannerOf(page);
    for (const button of [accept, decline]) {
      expect(await button.evaluate(ringContrast)).toBeGreaterThanOrEqual(3);
    }
  });

  test(`the question and the privacy page have no accessibility finding in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    for (const [width, path] of [
      [390, "/hu/adatvedelem"],
      [1440, "/es/privacidad"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("region").first()).toBeVisible();
      expect(await accessibilityFindings(page, { rules }), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
