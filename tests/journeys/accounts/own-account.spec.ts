import { Secret, TOTP } from "otpauth";
import type { Page } from "@playwright/test";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { httpClient } from "#tests/support/servers/http-client.ts";

const password = "Machu Picchu 2430";
const newPassword = "Huayna Picchu 2693";

async function signIn(page: Page, username: string, secret: string): Promise<void> {
  await gotoHydrated(page, "/en/admin/account");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.keyboard.press("Enter");
}

test("an editor changes the password, sets up a second factor, and signs in with it @core", async ({
  page,
  editor,
  site,
}) => {
  const username = "Kovács Anna";
  const elsewhere = httpClient(site.url);
  await elsewhere.register({ username, password });
  await editor.approveAccount(username);
  await elsewhere.signIn({ username, password });

  await signIn(page, username, password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(2);
  await expect(sessions.getByText("this device")).toHaveCount(1);

  const change = page.getByRole("region", { name: "Password" });
  await change.getByLabel("Current password").fill(password);
  await change.getByLabel("New password").fill("password");
  await change.getByRole("button", { name: "Change the password" }).click();
  await expect(change.getByRole("alert")).toContainText("among the most common ones");
  await change.getByLabel("New password").fill(newPassword);
  await change.getByRole("button", { name: "Change the password" }).click();
  await expect(change.getByRole("alert")).toContainText("The password is changed");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect(await elsewhere.readProfile()).toEqual({});

  const factor = page.getByRole("region", { name: "Second factor" });
  await factor.getByLabel("Current password").fill(newPassword);
  await factor.getByRole("button", { name: "Set it up" }).click();
  const qrCode = factor.getByRole("img", { name: "QR code for the authenticator app" });
  await expect.poll(() => qrCode.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const secret = (await factor.locator("code").innerText()).replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await factor.getByLabel("Code", { exact: true }).fill("000000");
  await factor.getByRole("button", { name: "Turn it on" }).click();
  await expect(factor.getByRole("alert")).toContainText("This code is wrong");
  await factor.getByLabel("Code", { exact: true }).fill(totp.generate());
  await factor.getByRole("button", { name: "Turn it on" }).click();
  const codes = factor.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ""] = await codes.allInnerTexts();
  await factor.getByRole("button", { name: "I have kept the codes" }).click();
  await expect(factor.getByRole("alert")).toContainText("10 recovery codes are left");
  await expect(factor.getByRole("heading")).toBeFocused();

  await page.context().clearCookies();
  await signIn(page, username, newPassword);
  await expect(page.getByRole("alert")).toContainText("This account needs a code too.");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("This code is wrong");
  await page.getByLabel("Code").fill(recoveryCode);
  await page.keyboard.press("Enter");
  await expect(factor.getByRole("alert")).toContainText("9 recovery codes are left");
});

test("an administrator invites somebody, gives a new sign-in link, disables the account and removes it", async ({
  page,
  site,
  browser,
}) => {
  await signInPage(page);
  await page.goto("/hu/admin/people");
  await page.getByLabel("Kinek szól?").fill("bela@example.com");
  await page.getByRole("button", { name: "Meghívó készítése" }).click();
  const link = await page.getByLabel("A meghívó linkje").inputValue();

  const guest = await browser.newPage();
  // The site does not know the port that the system chose for the test.
  await guest.goto(new URL(link).href.replace(new URL(link).origin, site.url));
  await expect(guest.getByRole("alert")).toContainText("rögtön be lehet jelentkezni");
  // Without a prefix the page keeps its address, and so the invitation, in another language.
  await guest.goto(guest.url().replace("/hu/register", "/register"));
  await guest.getByRole("link", { name: "Español" }).click();
  await expect(guest.getByRole("alert")).toContainText("podrás iniciar sesión");
  await guest.getByRole("link", { name: "Magyar" }).click();
  await expect(guest.getByRole("alert")).toContainText("rögtön be lehet jelentkezni");
  await guest.getByLabel("Felhasználónév").fill("Béla");
  await guest.getByLabel("Jelszó", { exact: true }).fill(password);
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("Bejelentkezve: Béla")).toBeVisible();
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Béla" });
  await row.getByRole("button", { name: "Új belépési link…: Béla" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Link készítése" }).click();
  await row.getByRole("button", { name: "A belépési link visszavonása: Béla" }).click();
  await expect(page.getByLabel("A belépési link", { exact: true })).toHaveCount(0);
  await expect(row).not.toContainText("belépési link;");
  await row.getByRole("button", { name: "Új belépési link…: Béla" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Link készítése" }).click();
  await expect(row).toContainText("Fel nem használt belépési link; lejár:");
  const signInLink = await page.getByLabel("A belépési link", { exact: true }).inputValue();
  await guest.goto(signInLink.replace(new URL(signInLink).origin, site.url));
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Új jelszó");
  const fresh = guest.getByLabel("Új jelszó", { exact: true });
  await fresh.fill("password");
  await guest.keyboard.press("Enter");
  await expect(guest.getByRole("alert")).toContainText("leggyakoribb");
  await expect(fresh).toBeFocused();
  await fresh.fill(newPassword);
  await guest.keyboard.press("Enter");
  await expect(guest.getByText("Bejelentkezve: Béla")).toBeVisible();
  await guest.close();

  await row.getByRole("button", { name: "Letiltás: Béla" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Letiltás" }).click();
  await expect(row).toContainText("letiltva");
  await row.getByRole("button", { name: "Törlés: Béla" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Törlés" }).click();
  await expect(row).toHaveCount(0);
});
