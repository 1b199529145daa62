import type { Browser } from "@playwright/test";
import { countBytes, type ByteCounts } from "#tests/support/browser/count-bytes.ts";
import { openAndSettle, wakeAndSettle, withPhonePage } from "./phone-page.ts";

export interface Weight {
  /** Until nothing more comes of itself. */
  loaded: ByteCounts;
  /** After it was woken. */
  awake: ByteCounts;
}

export function weighPage(browser: Browser, url: string): Promise<Weight> {
  return withPhonePage(browser, async (page) => {
    const bytes = await countBytes(page);
    await openAndSettle(page, url);
    const loaded = bytes();
    await wakeAndSettle(page);
    return { loaded, awake: bytes() };
  });
}
