import type { Browser, Page } from "@playwright/test";
import type { Language } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedMessages } from "#i18n/loading/loaded-messages.ts";
import { openAndSettle, slowDown, hydrateAndSettle, withPhonePage } from "./phone-page.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

type Control = "menu" | "slider" | "form" | "language";

/** Without hydration the language is a link to another document. */
export function controlsOf(isHydrated: boolean): Control[] {
  return ["menu", "slider", "form", ...(isHydrated ? (["language"] as const) : [])];
}

/** Milliseconds; browsers report nothing of interactions that were answered sooner. */
const shortestReported = 16;

/** Milliseconds in which an interaction's paint has long been reported, on a slowed processor too. */
const settleTime = 600;

interface ResponseOptions {
  /** The page's. */
  language: Language;
  /** How many times the processor is slowed down. */
  slowness: number;
  /** Whether React has the page. */
  isHydrated: boolean;
}

/**
 * Milliseconds from an interaction to the next paint (as INP counts them), the longest of each control's interactions on the home page.
 */
export async function responseTimes(
  browser: Browser,
  url: string,
  { language, slowness, isHydrated }: ResponseOptions,
): Promise<Partial<Record<Control, number>>> {
  await loadMessages(language);
  const { slider } = loadedMessages(language);
  return withPhonePage(browser, async (page) => {
    await page.addInitScript(noteActs);
    await slowDown(page, slowness);
    await openAndSettle(page, url);
    if (isHydrated) await hydrateAndSettle(page);
    const acts: Record<Control, () => Promise<void>> = {
      menu: async () => {
        await page.locator("header [popovertarget=_menu]").tap();
        await page.keyboard.press("Escape");
      },
      slider: async () => {
        await page.getByRole("button", { name: slider.next }).tap();
        await page.getByRole("button", { name: slider.previous }).tap();
      },
      form: async () => {
        await page.locator("[name=from_name]").tap();
        await page.keyboard.type("Anna");
        await page.locator("form:has([name=from_name]) [type=submit]").tap();
      },
      language: () => page.locator("header a[hreflang]:not([aria-current=true])").first().tap(),
    };
    const times: [Control, number][] = [];
    for (const control of controlsOf(isHydrated))
      times.push([control, await longestResponse(page, acts[control])]);
    return fromEntriesOf(times);
  });
}

async function longestResponse(page: Page, act: () => Promise<void>): Promise<number> {
  // Responses that are still under way belong to the action before.
  await page.waitForTimeout(settleTime);
  await page.evaluate(() => window.responses?.splice(0));
  await act();
  await page.waitForTimeout(settleTime);
  const durations = await page.evaluate(() => window.responses ?? []);
  return Math.max(shortestReported, ...durations);
}

declare global {
  interface Window {
    /** Milliseconds of the acts since it was last emptied. */
    responses?: number[];
  }
}

/** Runs in the page, before its own scripts. */
function noteActs(): void {
  const responses: number[] = (window.responses = []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) responses.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
