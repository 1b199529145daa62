import type { CDPSession, Page } from "@playwright/test";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, test, untilWritable } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { httpClient } from "#tests/support/servers/http-client.ts";

const password = "Machu Picchu 2430";
const username = "Nagy Péter";

test.use({ ownContext: true });

/** A device with a finger print reader, as Chromium plays it. */
async function addDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  // Counts the questions of a page and lets them pass: a finger must not lie there before the name field's is asked.
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      Reflect.set(window, "asked", Number(Reflect.get(window, "asked") ?? 0) + 1);
      return get(options);
    };
  });
  return {
    asked: (times: number) =>
      page.waitForFunction((count) => Number(Reflect.get(window, "asked") ?? 0) >= count, times),
    /** Whether a finger lies on it at each question; else it waits. */
    touch: (enabled: boolean) =>
      cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
    /** Whether it is the right finger. */
    recognise: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    credentials: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

test("an editor adds a passkey, signs in with it by the button, where a session ends while a post is saved and by the name field, and removes it", async ({
  page,
  editor,
  site,
}) => {
  const other = httpClient(site.url);
  await other.register({ username, password });
  await editor.approveAccount(username);
  const device = await addDevice(page);

  await gotoHydrated(page, "/en/admin/account");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Passkeys" });
  await expect(panel).toContainText("This account has no passkey yet.");
  await panel.getByLabel("Name of the new passkey").fill("Telephone");
  await panel.getByLabel("Current password").fill("wrong guess");
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByRole("alert")).toContainText("This is not your current password.");
  await panel.getByLabel("Current password").fill(password);
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(10);
  await expect(page.locator(":focus")).toHaveText(/^The second factor is on\./);
  // The panel beside it says so too, and offers no more than another one.
  const factor = page.getByRole("region", { name: "Second factor" });
  await expect(factor.getByRole("alert")).toContainText("your passkey is the second factor");
  await expect(factor.getByRole("button", { name: "Set up an app" })).toBeVisible();
  await panel.getByRole("button", { name: "I have kept the codes" }).click();
  await expect(panel.getByRole("listitem")).toContainText("Telephone");
  await expect(page.locator(":focus")).toHaveText(/^The passkey is ready\./);
  await expect(panel).toContainText("10 recovery codes are left");
  expect(await device.credentials()).toHaveLength(1);
  // The device has one already.
  await panel.getByLabel("Current password").fill(password);
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await expect(panel.getByRole("alert")).toContainText("This device has a passkey for this account already.");
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  for (const width of [390, 1440]) await expectToFit(page, width);

  await device.touch(false);
  await page.context().clearCookies();
  // Where the session ends while a post is saved, the page's own form may come over the dialog: who signs in there is not asked again.
  const { promise: late, resolve: answerLate } = Promise.withResolvers<void>();
  await page.route(adminPaths.todos, (route) => late.then(() => route.continue()));
  await gotoHydrated(page, `/en/login?to=${encodeURIComponent("/en/admin/new")}`);
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username webauthn");
  await device.asked(1);
  await device.touch(true);
  await device.recognise(false);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("No passkey was chosen");
  await device.asked(3);
  await device.recognise(true);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/en\/admin\/new$/);
  await untilWritable(page);
  await page.getByLabel("Author", { exact: true }).fill("Anna");
  await page.context().clearCookies();
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Use a passkey");
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  const answered = page.waitForResponse((answer) => answer.ok() && answer.url().endsWith(adminPaths.todos));
  answerLate();
  await answered;
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel("Author", { exact: true })).toHaveValue("Anna");
  // The save that waited is answered, a post without a title refused; with no request under way the next one asks anew.
  await expect(page.getByRole("alert")).toBeVisible();
  // Else its own button opens another one.
  await page.context().clearCookies();
  await page.keyboard.press("Control+s");
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await (await page.request.get("/api/profile")).json()).toMatchObject({ username });

  // The name field's list, of which Chromium takes the only passkey.
  await page.context().clearCookies();
  await gotoHydrated(page, "/en/admin/account");
  await expect(panel.getByRole("listitem")).toContainText("Last used");
  await panel.getByRole("button", { name: "Remove: Telephone" }).click();
  await panel.getByRole("listitem").getByLabel("Current password").fill("wrong guess");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("This is not your current password.");
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await panel.getByRole("listitem").getByLabel("Current password").fill(password);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("The passkey is removed here.");
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  await expect(page.locator(":focus")).toHaveText(/^The passkey is removed here\./);

  // The device still has it.
  await device.touch(false);
  await page.context().clearCookies();
  await gotoHydrated(page, "/en/login");
  await device.asked(1);
  await device.touch(true);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This passkey is not known here");
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
});
