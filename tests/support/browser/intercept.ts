import { expect, type Page } from "@playwright/test";

/**
 * Like `page.route`, for a page that is open already: returns only when the browser really asks us. Without this wait a
 * request that leaves in the next moment can still reach the server.
 */
export async function intercept(page: Page, ...route: Parameters<Page["route"]>): Promise<void> {
  await page.route(...route);
  await page.route("/healthz", (probe) => probe.fulfill({ body: "intercepted" }));
  await expect
    .poll(() => page.evaluate(async () => (await fetch("/healthz", { cache: "no-store" })).text()))
    .toBe("intercepted");
}
