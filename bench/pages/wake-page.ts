import type { Browser, BrowserContext, Page } from "@playwright/test";
import { phone } from "#tests/support/browser/count-bytes.ts";

/** The phone of the byte budgets, with a screen that can be touched. */
export async function withPhonePage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context: BrowserContext = await browser.newContext({ ...phone, hasTouch: true });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
}

const awake = "html[data-hydrated]";

export async function isAwake(page: Page): Promise<boolean> {
  return (await page.locator(awake).count()) > 0;
}

/** Touches the page where nothing reacts, and waits until React has hydrated it and brought all that it wants. */
export async function wakePage(page: Page): Promise<void> {
  await page
    .locator("h1")
    .first()
    .tap({ position: { x: 2, y: 2 } });
  await page.locator(awake).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

/** Chromium's way to stand in for a phone's slow processor. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: times });
}
