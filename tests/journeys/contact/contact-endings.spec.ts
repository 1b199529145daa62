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
