import type { BrowserContext, CDPSession, Cookie, Page } from "@playwright/test";
import type { Profile } from "#api/accounts/accounts.ts";
import { paths } from "#api/paths.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import { administrator } from "../servers/http-client.ts";
import { expect, test as base } from "./journey.ts";
import { describePage, watchPage } from "./watch-page.ts";

let visitors = 0;

interface Options {
  /** For journeys that put the clock forward or prepare their pages, which cannot be undone: a browser context of their own. */
  ownContext: boolean;
}

interface Kept {
  context: BrowserContext;
  /** That of its first page, which stays empty. */
  cdp: CDPSession;
}

interface Shared {
  /** The context of the worker's journeys in a time zone. */
  keptContext: (timezoneId: string | undefined) => Promise<Kept>;
}

/**
 * A journey in the admin area, where calls may fail on purpose: the browser reports each refused call as an error,
 * which is none of the page. Everything else that the page complains about still fails its test.
 */
export const test = base.extend<Options, Shared>({
  ownContext: [false, { option: true }],
  // The files that a page is made of are fetched and compiled once in each worker: a third of the work of opening a page.
  keptContext: [
    async ({ browser, site }, use) => {
      const kept = new Map<string | undefined, Kept>();
      await use(async (timezoneId) => {
        const former = kept.get(timezoneId);
        if (former) return former;
        const context = await browser.newContext({
          baseURL: site.url,
          reducedMotion: "reduce",
          serviceWorkers: "block",
          extraHTTPHeaders: {},
          ...(timezoneId !== undefined && { timezoneId }),
        });
        const cdp = await context.newCDPSession(await context.newPage());
        kept.set(timezoneId, { context, cdp });
        return { context, cdp };
      });
      for (const { context } of kept.values()) await context.close();
    },
    { scope: "worker" },
  ],
  context: async (
    { browser, keptContext, ownContext, javaScriptEnabled, timezoneId, extraHTTPHeaders, site },
    use,
  ) => {
    if (ownContext || javaScriptEnabled === false) {
      const own = await browser.newContext();
      await use(own);
      return own.close();
    }
    const { context, cdp } = await keptContext(timezoneId);
    await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(context);
    const [, page, ...others] = context.pages();
    for (const other of others) await other.close();
    if (page) await emptyPage(page);
    // All but the files that the browser has fetched.
    await cdp.send("Storage.clearDataForOrigin", { origin: site.url, storageTypes: "all" });
    await context.clearCookies();
    await context.clearPermissions();
    return undefined;
  },
  // That of the last journey, unless it was closed: what it has compiled is there for the next.
  page: async ({ context }, use) => use(context.pages()[1] ?? (await context.newPage())),
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
    // A call that a busy machine's database did not answer in time is refused, and shown in the page alone.
    if (errors.length > 0)
      errors.push({ message: `${await describePage(page)}\n${warningsOf(site.output())}` });
    expect(complaints).toEqual([]);
  },
});

/** Leaves a page as a new one would be. */
async function emptyPage(page: Page): Promise<void> {
  for (const event of ["console", "pageerror", "request", "response", "dialog"] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
  await page.goto("about:blank");
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: null });
}

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

/** The last lines of a site's log that warn of something. */
function warningsOf(output: string): string {
  const lines = output.split("\n").filter((line) => /"level":(40|50|60)/.test(line));
  return ["The site warned of:", ...lines.slice(-10)].join("\n");
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
