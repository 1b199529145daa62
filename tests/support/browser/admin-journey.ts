import type { Cookie, Page } from "@playwright/test";
import type { Profile } from "#api/accounts/accounts.ts";
import { paths } from "#api/paths.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import { administrator } from "../servers/http-client.ts";
import { expect, test as base } from "./journey.ts";
import { describePage, watchPage } from "./watch-page.ts";

let visitors = 0;

/**
 * A journey in the admin area, where calls may fail on purpose: the browser reports each refused call as an error,
 * which is none of the page. Everything else that the page complains about still fails its test.
 */
export const test = base.extend({
  // From an address of its own, because one may sign in only a few times from each.
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ "x-forwarded-for": `198.18.${visitors >> 8}.${visitors & 255}` });
  },
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

let session: Cookie[] = [];

/**
 * Signs the page's browser in, past the form. The journeys of a worker share a session; where one of them has ended it, the
 * next makes another.
 */
export async function signInPage(page: Page): Promise<void> {
  await page.context().addCookies(session);
  const profile = (await (await page.request.get(paths.profile)).json()) as Profile;
  if (profile.username === administrator.username) return;
  const answer = await page.request.post(paths.login, { data: administrator });
  expect(answer.status()).toBe(200);
  session = (await page.context().cookies()).filter(({ name }) => name === sessionCookie);
}

/** Waits until an admin page has what it loads: meanwhile it says that it does so. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[role=status]").filter({ hasText: /…$/ })).toHaveCount(0);
  // The form waits, dimmed, until it knows whether there is a draft.
  await expect(page.locator("form[inert]")).toHaveCount(0);
}

/** Opens the dashboard and waits until its lists have come: they move the form below them away from a click. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto("/hu/admin");
  await expectLoaded(page);
}

/** Opens the form for a new post alone: on the dashboard it stands below lists that move it when they come. */
export async function openNewPost(page: Page): Promise<void> {
  await page.goto("/hu/admin/new");
  await untilWritable(page);
}

/** Opens the form of a post that there is. */
export async function openPost(page: Page, id: string): Promise<void> {
  await page.goto(`/hu/admin/edit/${id}`);
  await untilWritable(page);
}

/** Waits for a post's form: what is typed into it before it knows whether there is a draft goes nowhere, as with a person's keys. */
export async function untilWritable(page: Page): Promise<void> {
  await page.locator("form:not([inert]) [contenteditable=true]").first().waitFor();
}

export { administrator, expect };
