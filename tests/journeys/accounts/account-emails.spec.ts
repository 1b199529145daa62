import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { administrator, expect, signInPage, test as base } from "#tests/support/browser/admin-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { readMail } from "#tests/support/readers/read-mail.ts";
import { httpClient } from "#tests/support/servers/http-client.ts";
import { useMailServer } from "#tests/support/servers/mail-server-fixture.ts";
import type { MailServer } from "#tests/support/servers/mail-server.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";

/** A site that sends mail. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [useMailServer, { scope: "worker" }],
  site: [
    async ({ mail }, use) => {
      const mailing = { SMTP_URL: mail.url, CONTACT_TO: "site@example.com" };
      await runJourneySite({ TRUST_PROXY: "loopback", ...mailing }, use);
    },
    { scope: "worker" },
  ],
});

const anna = { username: "Kovács Anna", password: "Machu Picchu 2430" };
const address = "anna@example.com";
const newPassword = "Huayna Picchu 2693";

/** The link of the newest mail to an address, of the site as it runs: that does not know the port that the system chose. */
async function linkTo(mail: MailServer, email: string, siteUrl: string, name: string): Promise<string> {
  const texts = () => mail.mails.filter(({ to }) => to.includes(email)).map(({ raw }) => readMail(raw).text);
  await expect.poll(() => texts().at(-1)).toContain(`#${name}=`);
  const [link = ""] = /https?:\S+#\S+/.exec(texts().at(-1) ?? "") ?? [];
  return link.replace(new URL(link).origin, siteUrl);
}

test("somebody gives and confirms an address, forgets the password, and gets in again by a mailed link", async ({
  page,
  editor,
  site,
  mail,
}) => {
  await httpClient(site.url).register(anna);
  await editor.approveAccount(anna.username);
  await gotoHydrated(page, "/en/admin/account");
  await page.getByLabel("Username").fill(anna.username);
  await page.getByLabel("Password", { exact: true }).fill(anna.password);
  await page.keyboard.press("Enter");
  const panel = page.getByRole("region", { name: "Email address" });
  const field = panel.getByLabel("New email address");
  await field.fill("anna");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription("This is not an email address.");
  await expect(field).toBeFocused();
  await field.fill(address);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("The email is on its way.");
  await expect(panel).toContainText(`Waiting to be confirmed: ${address}`);
  await page.goto(await linkTo(mail, address, site.url, "confirm"));
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await expect(page.getByRole("alert")).toHaveText(`The address of ${anna.username} from now on: ${address}`);
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(panel).toContainText(`Confirmed address: ${address}`);
  await panel.getByLabel("A monthly email that says whether all is well").check();
  await page.reload();
  await expect(panel.getByLabel("A monthly email that says whether all is well")).toBeChecked();

  await page.context().clearCookies();
  await gotoHydrated(page, "/en/login");
  await page.getByRole("link", { name: "Forgotten password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgotten password");
  expect(await accessibilityFindings(page)).toEqual([]);
  const name = page.getByLabel("Username or email address");
  await page.getByRole("button", { name: "Ask for the link" }).click();
  await expect(name).toHaveAccessibleDescription("The name or the address is missing.");
  await name.fill(address);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("the link is on its way");
  await page.goto(await linkTo(mail, address, site.url, "link"));
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Signed in as ${anna.username}`)).toBeVisible();

  await page.goto("/en/admin/account");
  await field.fill("other@example.com");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("The email is on its way.");
  await field.fill("third@example.com");
  await panel.getByRole("button", { name: "Remove the address" }).click();
  await expect(panel).toContainText("The address is removed.");
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expect(field).toHaveValue("third@example.com");
  await expect(panel.getByRole("heading")).toBeFocused();
});

test("an administrator gives somebody an address, sees it wait, and takes it away", async ({
  page,
  editor,
  site,
  mail,
}) => {
  const username = "Béla";
  await httpClient(site.url).register({ ...anna, username });
  await editor.approveAccount(username, { role: "editor", languages: [] });
  await signInPage(page);
  await page.goto("/en/admin/people");
  const row = page.getByRole("listitem").filter({ hasText: username });
  await row.getByRole("button", { name: `Email address…: ${username}` }).click();
  const dialog = page.getByRole("dialog", { name: `${username}’s email address` });
  const field = dialog.getByLabel("Email address");
  mail.mood = "refusing";
  await field.fill("bela@example.com");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAccessibleDescription(/^The mail server did not take the email\./);
  await expect(field).toHaveValue("bela@example.com");
  mail.mood = "answering";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(`is on its way (${username})`);
  await expect(row).toContainText("Waiting to be confirmed: bela@example.com");
  const token = new URLSearchParams(
    new URL(await linkTo(mail, "bela@example.com", site.url, "confirm")).hash.slice(1),
  ).get("confirm");
  await httpClient(site.url).confirmEmail(token ?? "");
  await page.reload();
  await expect(row).toContainText("Confirmed address: bela@example.com");
  await row.getByRole("button", { name: `Email address…: ${username}` }).click();
  await dialog.getByRole("button", { name: "Remove the address" }).click();
  await expect(page.getByRole("alert")).toHaveText(`${username}’s address is removed.`);
  await expect(row).not.toContainText("bela@example.com");
  await row.getByRole("button", { name: `Email address…: ${username}` }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: administrator.username })).toBeVisible();
});

base(
  "where the site sends no mail, the link says what to do instead, and so does the own account",
  async ({ page }) => {
    await gotoHydrated(page, "/en/login?forgotten");
    await expect(page.getByText("With a sign-in link, which an administrator gives you")).toBeVisible();
    await page.getByRole("link", { name: "With a reset code" }).click();
    await expect(page.getByRole("heading", { name: "With a reset code" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Ask for the link" })).toHaveCount(0);
    await page.getByRole("link", { name: "Back to the login" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
    await signInPage(page);
    await page.goto("/en/admin/account");
    const panel = page.getByRole("region", { name: "Email address" });
    await expect(panel).toContainText("The site cannot send email at the moment");
    await expect(panel.getByRole("button")).toHaveCount(0);
  },
);
