import { contactHoneypot } from "#api/contact-form.ts";
import { languages } from "#i18n/languages.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import {
  contactForm,
  expect,
  nothing,
  openHome,
  test,
  texts,
  writtenMessage,
} from "#tests/support/browser/contact-journey.ts";

const sendForm = "**/api/v1.0/email/send-form";

for (const language of languages) {
  test(`in ${language}, whose form was filled in too far by a program learns why, and the next try goes`, async ({
    page,
    editor,
  }) => {
    const form = contactForm(page, language);
    const written = writtenMessage("Autofill");
    await openHome(page, language);
    await form.write(written);
    const trap = form.section.locator(`[name=${contactHoneypot}]`);
    await trap.evaluate((field: HTMLInputElement) => (field.value = "https://example.com"));
    await form.button.click();
    await expect(form.alert.locator("p")).toHaveText([texts[language].failed, texts[language].trapped]);
    await form.holds(written);
    await expect(trap).toHaveValue("");
    await form.button.click();
    await expect(form.status).toHaveText(texts[language].sent);
    const { messages } = await editor.listContactMessages();
    expect(messages.filter(({ message }) => message === written.message)).toHaveLength(1);
  });
}

for (const ending of ["sent", "failed"] as const) {
  test(`who goes to another page before the message has ${ending} is told on coming back, once`, async ({
    page,
  }) => {
    const form = contactForm(page);
    const written = writtenMessage("In a hurry");
    const footer = page.getByRole("contentinfo");
    const goAway = async () => {
      await footer.getByRole("link", { name: "Gastronomy" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    };
    const told = ending === "sent" ? form.status : form.alert;
    await openHome(page);
    await form.write(written);
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    await intercept(page, sendForm, async (route) => {
      await gate;
      await (ending === "sent" ? route.continue() : route.abort("internetdisconnected"));
    });
    const asked = page.waitForRequest(sendForm);
    await form.button.click();
    await asked;
    await goAway();
    await page.goBack();
    await expect(form.button).toBeDisabled();
    await expect(form.status).toHaveText(texts.en.sending);
    await form.holds(written);

    await goAway();
    const request = await asked;
    goOn();
    // Null when it failed.
    await request.response();
    await page.goBack();
    await expect(told).toHaveText(texts.en[ending]);
    await form.holds(ending === "sent" ? nothing : written);
    await expect(form.button).toBeEnabled();

    await goAway();
    await page.goBack();
    await expect(form.button).toBeEnabled();
    await expect(told).toBeEmpty();
  });
}
