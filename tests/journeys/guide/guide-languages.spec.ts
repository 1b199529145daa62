import { pagePath } from "#i18n/addresses.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { walk as test } from "#tests/support/browser/journey.ts";
import { printingPages } from "#tests/support/browser/walked-pages.ts";

// Every page that is walked through hydrates in Hungarian, in tests/journeys/guide/guide-pages.spec.ts. In another language the same
// code draws other words; what only a language can break is what Intl says, to Node and to a browser.
for (const language of ["en", "es"] as const) {
  for (const guidePage of ["peru-guide", ...printingPages] as const) {
    test(`in ${language} React finds on ${guidePage} what it would draw itself`, async ({ page }) => {
      await gotoHydrated(page, pagePath(guidePage, language));
    });
  }
}
