import type { DeliveryState } from "#api/contact/contact-messages.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { signInPage } from "#tests/support/browser/admin-journey.ts";
import {
  contactForm,
  expect,
  openHome,
  takeTime,
  test as base,
  texts,
  writtenMessage,
} from "#tests/support/browser/contact-journey.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { inboxOf, writeMessage } from "#tests/support/browser/contact-messages-journey.ts";
import { startEmailService, type EmailServiceServer } from "#tests/support/servers/email-service.ts";
import { useMailServer } from "#tests/support/servers/mail-server-fixture.ts";
import type { MailServer } from "#tests/support/servers/mail-server.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";

const keys = {
  EMAILJS_PUBLIC_KEY: "public-1",
  EMAILJS_SERVICE_ID: "service-1",
  EMAILJS_TEMPLATE_ID: "template-1",
};

/** A site whose owner has an account at the e-mail service, and that hands its own messages to a mail server. */
const test = base.extend<object, { service: EmailServiceServer; mail: MailServer }>({
  service: [
    async ({}, use) => {
      const service = await startEmailService();
      await use(service);
      await service.end();
    },
    { scope: "worker" },
  ],
  mail: [useMailServer, { scope: "worker" }],
  site: [
    async ({ service, mail }, use) => {
      const mailing = { SMTP_URL: mail.url, CONTACT_TO: "owner@example.com" };
      await runJourneySite({ ...keys, EMAILJS_API_URL: service.url, ...mailing }, use);
    },
    { scope: "worker" },
  ],
  // Nothing but a form's own fields goes to another host.
  extraHTTPHeaders: {},
});

// The tests share one worker: a site is started once.
test.describe.configure({ mode: "default" });

test("what the e-mail service refuses is told in our words alone; then it gets the message, and this server does not", async ({
  page,
  service,
  editor,
  failures,
}) => {
  const form = contactForm(page, "es");
  const written = writtenMessage("¿Y la lluvia?");
  await openHome(page, "es");
  await form.write(written);
  for (const [count, status, text] of [
    [1, 403, "Forbidden"],
    [2, 429, "Too Many Requests"],
    [3, 451, "Unavailable For Headless Browser"],
  ] as const) {
    service.answer = { status, text };
    await form.button.click();
    await expect.poll(() => failures.length).toBe(count);
    await expect(form.alert).toHaveText(texts.es.failed);
    await form.holds(written);
  }
  service.answer = { status: 200, text: "OK" };
  service.forms.splice(0);
  await form.button.click();
  await expect(form.status).toHaveText(texts.es.sent);
  expect(service.forms).toEqual([
    {
      ...written,
      message: written.message.replaceAll("\n", "\r\n"),
      extra_note: "",
      language: "es",
      elapsed: expect.stringMatching(/^\d{4,}$/),
      lib_version: "4.4.1",
      service_id: keys.EMAILJS_SERVICE_ID,
      template_id: keys.EMAILJS_TEMPLATE_ID,
      user_id: keys.EMAILJS_PUBLIC_KEY,
    },
  ]);
  expect((await editor.listContactMessages()).messages).toEqual([]);
});

test("a plan that is asked about ends the message for the service, whose template has no place for it", async ({
  page,
  service,
}) => {
  service.answer = { status: 200, text: "OK" };
  service.forms.splice(0);
  const plan = "?plan=v1_cusco.3&start=2027-05-03";
  await page.clock.install();
  await gotoHydrated(page, `/es/planificador/consulta${plan}`);
  const send = page.getByRole("button", { name: "Enviar mensaje" });
  for (const isSent of [true, false]) {
    await page.getByRole("checkbox", { name: "Enviar este plan con el mensaje" }).setChecked(isSent);
    await page.getByLabel("Nombre", { exact: true }).fill("Inés");
    await page.getByLabel("Correo").fill("ines@example.com");
    await page.getByLabel("Mensaje", { exact: true }).fill("¿Es alto?");
    await takeTime(page);
    await send.click();
    await expect.poll(() => service.forms.length).toBe(isSent ? 1 : 2);
    await expect(page.getByLabel("Mensaje", { exact: true })).toHaveValue("");
  }
  expect(service.forms.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^¿Es alto\?\r\n\r\nhttp\S+\/es\/planificador\?plan=v1_cusco\.3&start=2027-05-03$/),
    "¿Es alto?",
  ]);
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
  await expect(row("Félix").getByRole("alert")).toHaveText("It could not be sent again.");
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

test("a message is answered from the inbox by keyboard, and keeps the reply and a note", async ({
  page,
  mail,
  site,
  editor,
}) => {
  mail.mood = "answering";
  for (const { id } of (await editor.listContactMessages()).messages) await editor.deleteContactMessage(id);
  await signInPage(page);
  await writeMessage(site.url, { from_name: "Ilka" });
  await expect.poll(async () => (await editor.listContactMessages()).messages.length).toBe(1);
  await page.goto("/en/admin/messages");
  const { rows } = inboxOf(page);
  const row = rows.first();
  await row.locator("summary").press("Enter");
  await row.getByRole("button", { name: "Send reply: Ilka" }).press("Enter");
  const reply = row.getByLabel("Reply from the site");
  await expect(reply).toBeFocused();
  await expect(reply).toHaveAccessibleDescription(/Write the reply first\./);
  await page.keyboard.type("In May.");
  await row.getByRole("button", { name: "Send reply: Ilka" }).press("Enter");
  await expect(row.getByText("The reply has been sent.")).toBeVisible();
  await expect(row.getByRole("region", { name: "Replies sent" }).getByText("In May.")).toBeVisible();
  await expect(row.getByText("Answered", { exact: true })).toBeVisible();
  expect(mail.mails.at(-1)?.raw).toContain("In May.");

  mail.mood = "refusing";
  await reply.fill("And in October.");
  await row.getByRole("button", { name: "Send reply: Ilka" }).press("Enter");
  await expect(row.getByRole("alert")).toContainText("The mail server says:");
  await expect(reply).toHaveValue("And in October.");
  mail.mood = "answering";

  await row.getByLabel("Note", { exact: true }).fill("Call her.");
  await row.getByRole("button", { name: "Save note" }).press("Enter");
  await expect(row.getByText("The note has been saved.")).toBeVisible();
  await row.getByRole("button", { name: "Mark as open" }).press("Enter");
  await expect(row.getByText("Answered", { exact: true })).toHaveCount(0);
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await row.locator("summary").press("Enter");
  await expect(row.getByLabel("Note", { exact: true })).toHaveValue("Call her.");
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
});
