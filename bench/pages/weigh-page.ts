import type { Browser } from "@playwright/test";
import { countBytes, type ByteCounts } from "#tests/support/browser/count-bytes.ts";
import { openAndSettle, hydrateAndSettle, withPhonePage } from "./phone-page.ts";

export interface Weight {
  /** Bytes until the page has stopped loading by itself. */
  loaded: ByteCounts;
  /** After it was hydrated. */
  hydrated: ByteCounts;
}

export function weighPage(browser: Browser, url: string): Promise<Weight> {
  return withPhonePage(browser, async (page) => {
    const bytes = await countBytes(page);
    await openAndSettle(page, url);
    const loaded = bytes();
    await hydrateAndSettle(page);
    return { loaded, hydrated: bytes() };
  });
}
