import {
  contactForm,
  expect,
  openHome,
  test as base,
  writtenMessage,
} from "#tests/support/browser/contact-journey.ts";
import { startEmailService, type EmailServiceServer } from "#tests/support/servers/email-service.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";

const keys = {
  EMAILJS_PUBLIC_KEY: "public-1",
  EMAILJS_SERVICE_ID: "service-1",
  EMAILJS_TEMPLATE_ID: "template-1",
};

/** A site whose owner has an account at the e-mail service. */
const test = base.extend<object, { service: EmailServiceServer }>({
  service: [
    async ({}, use) => {
      const service = await startEmailService();
      await use(service);
      await service.end();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ service }, use) => {
      await runJourneySite({ ...keys, EMAILJS_API_URL: service.url }, use);
    },
    { scope: "worker" },
  ],
  // Nothing but a form's own fields goes to another host.
  extraHTTPHeaders: {},
});

test("the owner's e-mail service gets the message, and this server does not", async ({
  page,
  service,
  editor,
}) => {
  const form = contactForm(page, "es");
  const written = writtenMessage("¿Y la lluvia?");
  await openHome(page, "es");
  await form.write(written);
  await form.button.click();
  await expect(form.status).toHaveText("¡Gracias por el mensaje! Responderemos en breve.");
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

for (const [status, text] of [
  [403, "Forbidden"],
  [429, "Too Many Requests"],
  [451, "Unavailable For Headless Browser"],
] as const) {
  test(`a ${status} of the e-mail service is told in our words alone`, async ({
    page,
    service,
    failures,
  }) => {
    service.answer = { status, text };
    const form = contactForm(page, "hu");
    const written = writtenMessage("Elmegy?");
    await openHome(page, "hu");
    await form.write(written);
    await form.button.click();
    await expect(form.alert).toHaveText(
      "Sajnos hiba történt az üzenet küldése közben. Kérjük próbálja újra később.",
    );
    await form.holds(written);
    expect(failures).toHaveLength(1);
  });
}
