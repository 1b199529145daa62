import type { Browser } from "@playwright/test";
import { countBytes, type ByteCounts } from "#tests/support/browser/count-bytes.ts";
import { openAndSettle, wakePage, withPhonePage } from "./wake-page.ts";

export interface Weight {
  /** Until nothing more comes of itself. */
  loaded: ByteCounts;
  /** After the first touch. */
  awake: ByteCounts;
}

export function weighPage(browser: Browser, url: string): Promise<Weight> {
  return withPhonePage(browser, async (page) => {
    const bytes = await countBytes(page);
    await openAndSettle(page, url);
    const loaded = bytes();
    await wakePage(page);
    return { loaded, awake: bytes() };
  });
}
