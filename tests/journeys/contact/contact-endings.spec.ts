import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import {
  contactForm,
  expect,
  nothing,
  openHome,
  takeTime,
  test,
  texts,
  writtenMessage,
} from "#tests/support/browser/contact-journey.ts";

const sendForm = "**/api/v1.0/email/send-form";

test("who goes to another page before the message has failed, or is sent, is told on coming back, once", async ({
  page,
}) => {
  const form = contactForm(page);
  const goAway = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  };
  let ending: "failed" | "sent" = "failed";
  let gate = Promise.withResolvers<void>();
  await openHome(page);
  await hydratePage(page);
  await intercept(page, sendForm, async (route) => {
    await gate.promise;
    await (ending === "sent" ? route.continue() : route.abort("internetdisconnected"));
  });
  for (ending of ["failed", "sent"] as const) {
    const written = writtenMessage("In a hurry");
    const told = ending === "sent" ? form.status : form.alert;
    gate = Promise.withResolvers();
    await form.write(written);
    const asked = page.waitForRequest(sendForm);
    await form.button.click();
    await asked;
    await goAway();
    // It is on its way alike, however it is going to end.
    if (ending === "failed") {
      await page.goBack();
      await expect(form.button).toBeDisabled();
      await expect(form.status).toHaveText(texts.en.sending);
      await form.holds(written);
      await goAway();
    }
    const request = await asked;
    gate.resolve();
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
  }
});

test("who leaves the document while a message is on its way, and comes back, is told, and the message is there once", async ({
  page,
  editor,
}) => {
  const form = contactForm(page);
  const written = writtenMessage("In a greater hurry");
  await openHome(page);
  await form.write(written);
  const taken = Promise.withResolvers<void>();
  let isFirst = true;
  // The server takes it, and nobody hears of that.
  await intercept(page, sendForm, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    taken.resolve();
  });
  await form.button.click();
  await taken.promise;
  await page.goto("/en/privacy");
  await page.goto("/en/");
  await expect(form.status).toHaveText(texts.en.sending);
  await form.holds(written);
  await takeTime(page);
  await expect(form.status).toHaveText(texts.en.sent);
  await form.holds(nothing);
  const { messages } = await editor.listContactMessages();
  expect(messages.filter(({ message }) => message === written.message)).toHaveLength(1);
});
