import type { Page } from "@playwright/test";
import { administrator } from "../servers/http-client.ts";
import { expect, test as base } from "./journey.ts";
import { describePage, watchPage } from "./watch-page.ts";

/**
 * A journey in the admin area, where calls may fail on purpose: the browser reports each refused call as an error,
 * which is none of the page. Everything else that the page complains about still fails its test.
 */
export const test = base.extend({
  watchedPage: async ({ page, site, editor }, use, { errors }) => {
    // Made with the first call of the editor, so that every page finds an administrator.
    await editor.readProfile();
    const complaints = watchPage(page, {
      isExpected: (error) => error.location().url.startsWith(`${site.url}/api/`),
      onlyOrigin: site.url,
    });
    await use();
    if (errors.length > 0) errors.push({ message: await describePage(page) });
    expect(complaints).toEqual([]);
  },
});

let signIns = 0;

/** Signs the page's browser in, past the form. Each comes from an address of its own: one may try only a few times. */
export async function signInPage(page: Page): Promise<void> {
  signIns += 1;
  const headers = { "x-forwarded-for": `198.18.${signIns >> 8}.${signIns & 255}` };
  const answer = await page.request.post("/api/login", { data: administrator, headers });
  expect(answer.status()).toBe(200);
}

/** Opens the dashboard and waits until its lists have come: they move the form below them away from a click. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto("/hu/admin");
  await page.waitForLoadState("networkidle");
}

export { administrator, expect };
