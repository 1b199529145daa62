import type { Browser, Page } from "@playwright/test";
import { countBytes, type ByteCounts } from "#tests/support/browser/count-bytes.ts";
import { openAndSettle, hydrateAndSettle, settle, withPhonePage } from "./phone-page.ts";

export interface Weight {
  /** Bytes until the page has stopped loading by itself. */
  loaded: ByteCounts;
  /** After menu, slides, contact form and consent were used, as far as the page has them; the language is a link. */
  used: ByteCounts;
  /** After it was hydrated. */
  hydrated: ByteCounts;
}

const used = [
  "header [popovertarget=_menu]",
  "[data-by=slides] button",
  "[data-by=contact] [name=from_name]",
  "footer [data-by=consent]",
];

export function weighPage(browser: Browser, url: string): Promise<Weight> {
  return withPhonePage(browser, async (page) => {
    const bytes = await countBytes(page);
    await openAndSettle(page, url);
    const loaded = bytes();
    for (const control of used) await use(page, control);
    await settle(page);
    const afterUse = bytes();
    await hydrateAndSettle(page);
    return { loaded, used: afterUse, hydrated: bytes() };
  });
}

async function use(page: Page, control: string): Promise<void> {
  // By a script: the menu that was opened before covers what lies below it.
  await page.evaluate((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    element?.click();
  }, control);
}
