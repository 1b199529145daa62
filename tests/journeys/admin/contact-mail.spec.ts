import type { DeliveryState } from "#api/contact-messages.ts";
import {
  expect,
  inboxOf,
  signInPage,
  test as base,
  writeMessage,
} from "#tests/support/browser/contact-messages-journey.ts";
import { startMailServer, type MailServer } from "#tests/support/servers/mail-server.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";

/** A site that hands its messages to a mail server. */
const test = base.extend<object, { mail: MailServer }>({
  mail: [
    async ({}, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.end();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ mail }, use) => {
      await runJourneySite({ SMTP_URL: mail.url, CONTACT_TO: "owner@example.com" }, use);
    },
    { scope: "worker" },
  ],
});

test("each message says how far it has come by mail, and is mailed again on demand", async ({
  page,
  mail,
  site,
  editor,
}) => {
  const statesBecome = (...states: DeliveryState[]) =>
    expect
      .poll(async () => {
        const { messages } = await editor.listContactMessages();
        return messages.map(({ delivery: { state, attempts } }) => (attempts > 0 ? state : "untried"));
      })
      .toEqual(states);
  await writeMessage(site.url, { from_name: "Sára" });
  await statesBecome("sent");
  mail.mood = "refusing";
  await writeMessage(site.url, { from_name: "Félix" });
  await statesBecome("failed", "sent");
  mail.mood = "busy";
  await writeMessage(site.url, { from_name: "Vilma" });
  await statesBecome("waiting", "failed", "sent");

  let isCut = false;
  // Opening a message marks it as read; what is asked for meanwhile waits for that.
  const marking = Promise.withResolvers<void>();
  await page.route(/\/api\/contact-messages\/[^/]+$/, async (route) => {
    await marking.promise;
    await route.continue();
  });
  await page.route("**/api/contact-messages/*/delivery", (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await signInPage(page);
  await page.goto("/en/admin/messages");
  const { section, rows } = inboxOf(page);
  const row = (name: string) => rows.filter({ hasText: name });
  const summary = (name: string) => row(name).locator("summary");
  const again = (name: string) => row(name).getByRole("button", { name: `Send again: message from ${name}` });
  await expect(summary("Sára")).toContainText(/Mailed: \d/);
  await expect(summary("Félix")).toContainText("Could not be mailed");
  await expect(summary("Vilma")).toContainText(
    /Waiting for the mail server \(1 failed try, next one: \d.+\)/,
  );
  // A mail server is set up, so nothing needs to be said about that.
  await expect(section.getByText("SMTP_URL")).toHaveCount(0);
  await summary("Sára").click();
  await expect(row("Sára").getByText("anna@example.com")).toBeVisible();
  await expect(again("Sára")).toHaveCount(0);
  await summary("Vilma").click();
  await expect(row("Vilma").getByText("Try again later")).toBeVisible();
  await summary("Félix").click();
  await expect(row("Félix").getByText("No such mailbox")).toBeVisible();

  isCut = true;
  await again("Félix").click();
  marking.resolve();
  await expect(row("Félix").getByRole("alert")).toHaveText("It could not be mailed again.");
  isCut = false;
  mail.mood = "answering";
  await again("Félix").click();
  await expect(summary("Félix")).toBeFocused();
  await expect(again("Félix")).toHaveCount(0);
  await again("Vilma").click();
  await expect(summary("Vilma")).toBeFocused();
  await statesBecome("sent", "sent", "sent");
  await section.getByRole("button", { name: "Refresh" }).click();
  await expect(summary("Félix")).toContainText(/Mailed: \d/);
  await expect(summary("Vilma")).toContainText(/Mailed: \d/);
});
