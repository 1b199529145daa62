import { contactHoneypot } from "#api/contact/contact-form.ts";
import { contactScript, emailScript } from "#app/site/parts/page/answered-by-script.ts";
import { contactServicePath } from "#api/paths.ts";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import {
  contactForm,
  expect,
  nothing,
  openHome,
  sendTooMany,
  takeTime,
  test,
  texts,
  writtenMessage,
} from "#tests/support/browser/contact-journey.ts";

const sendForm = "**/api/v1.0/email/send-form";

test("a message that fails is told, logged, kept in the form, and goes at the next try: thanked for, stored as it was written, and the form is empty", async ({
  page,
  editor,
  failures,
}) => {
  const form = contactForm(page, "hu");
  const written = writtenMessage("Does the train run in February?");
  await openHome(page, "hu");
  await form.write(written);
  await intercept(page, sendForm, (route) => route.fulfill({ status: 500, body: "something went wrong" }));
  await expect(form.button).toHaveText(texts.hu.send);
  await form.button.click();
  await expect(form.alert).toHaveText(texts.hu.failed);
  expect(failures).toHaveLength(1);
  await form.holds(written);
  await expect(form.button).toBeFocused();

  // The network is gone: nothing answers at all. The answer before is not told any longer while the next try runs.
  await page.unroute(sendForm);
  const gate = Promise.withResolvers<void>();
  await intercept(page, sendForm, async (route) => {
    await gate.promise;
    await route.abort("internetdisconnected");
  });
  await form.button.click();
  await expect(form.button).toHaveText(texts.hu.sending);
  await expect(form.alert).toBeEmpty();
  gate.resolve();
  await expect(form.alert).toHaveText(texts.hu.failed);
  expect(failures).toHaveLength(2);
  await form.holds(written);

  await page.unroute(sendForm);
  await form.button.click();
  await expect(form.status).toHaveText(texts.hu.sent);
  await expect(form.alert).toBeEmpty();
  await form.holds(nothing);
  await expect(form.button).toBeFocused();
  await page.reload();
  await form.holds(nothing);
  const { messages } = await editor.listContactMessages();
  expect(messages.filter(({ message }) => message === written.message)).toEqual([
    expect.objectContaining({
      name: written.from_name,
      email: written.user_email,
      language: "hu",
      isRead: false,
    }),
  ]);
});

test("whose form was filled in too far by a program learns why; the next try goes, and once; too many are refused with the server's own sentence @core", async ({
  page,
  editor,
}) => {
  const form = contactForm(page, "hu");
  const written = writtenMessage("Autofill");
  await openHome(page, "hu");
  await form.write(written);
  const trap = form.section.locator(`[name=${contactHoneypot}]`);
  await trap.evaluate((field: HTMLInputElement) => (field.value = "https://example.com"));
  await form.button.click();
  await expect(form.alert.locator("p")).toHaveText([texts.hu.failed, texts.hu.trapped]);
  await form.holds(written);
  await expect(trap).toHaveValue("");

  // While it is on its way the button is disabled and says so, and nothing goes twice.
  let posts = 0;
  const gate = Promise.withResolvers<void>();
  await intercept(page, sendForm, async (route) => {
    posts += 1;
    await gate.promise;
    await route.continue();
  });
  await form.button.dblclick();
  await expect(form.button).toHaveText(texts.hu.sending);
  await expect(form.button).toHaveJSProperty("disabled", true);
  await expect(form.button).toHaveAttribute("aria-busy", "true");
  await expect(form.status).toHaveText(texts.hu.sending);
  await expect.poll(() => posts).toBe(1);
  await form.name.press("Enter");
  await expect(form.message).toHaveAttribute("readonly");
  gate.resolve();
  await expect(form.status).toHaveText(texts.hu.sent);
  await expect(form.button).toHaveText(texts.hu.send);
  await expect(form.button).toBeEnabled();
  await expect(form.button).toHaveAttribute("aria-busy", "false");
  expect(posts).toBe(1);
  const { messages } = await editor.listContactMessages();
  expect(messages.filter(({ message }) => message === written.message)).toHaveLength(1);

  const more = writtenMessage("One more");
  await sendTooMany(page);
  await form.write(more);
  await form.button.click();
  await expect(form.alert.locator("p")).toHaveText([texts.hu.failed, texts.hu.tooMany]);
  await form.holds(more);
});

test("each field says what is wrong with it and how much more fits; the keyboard alone is enough, and never comes to the trap @core", async ({
  page,
}) => {
  const form = contactForm(page);
  const asked: string[] = [];
  const sent: string[] = [];
  page.on("response", (response) => asked.push(new URL(response.url()).pathname));
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  // Long before it is needed: a request that leaves at the same moment would slip through.
  const gate = Promise.withResolvers<void>();
  await page.route(sendForm, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await openHome(page);

  await test.step("what sending needs comes with the first focus, not with the page", async () => {
    for (const path of [contactScript, contactServicePath]) expect(asked).not.toContain(path);
    await form.name.focus();
    for (const path of [contactScript, contactServicePath]) await expect.poll(() => asked).toContain(path);
  });

  await test.step("the first wrong field has the focus, and nothing is sent", async () => {
    await form.button.click();
    await expect(form.name).toBeFocused();
    await expect(form.name).toHaveAccessibleDescription("The name is missing.");
    await expect(form.email).toHaveAccessibleDescription(/^The email address is missing\./);
    await expect(form.message).toHaveAccessibleDescription(/^The message is missing\./);
    for (const field of [form.name, form.email, form.message]) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await form.name.fill("Ágnes");
    await expect(form.name).not.toHaveAttribute("aria-invalid");
    await form.email.fill("agnes");
    await expect(form.email).toHaveAccessibleDescription(/^This is not an email address\./);
    // Blanks alone satisfy the browser, but nobody else.
    await form.message.fill("  \n ");
    await form.button.click();
    await expect(form.email).toBeFocused();
    await form.email.fill("agnes@example.com");
    await form.button.click();
    await expect(form.message).toBeFocused();
    await expect(form.message).toHaveAccessibleDescription(/^The message is missing\./);
    await expect(form.alert).toBeEmpty();
    await expect(form.status).toBeEmpty();
  });

  await test.step("how much more fits is told when it is not much, and no more is taken", async () => {
    await form.message.fill("a".repeat(4499));
    await expect(form.section.getByText(/characters? left\./)).toHaveCount(0);
    await form.message.press("End");
    await form.message.pressSequentially("bc");
    await expect(form.message).toHaveAccessibleDescription(/499 characters left\./);
    await form.message.fill("a".repeat(4999));
    await form.message.press("End");
    await form.message.pressSequentially("bcd");
    await expect(form.message).toHaveValue(`${"a".repeat(4999)}b`);
    await expect(form.message).toHaveAccessibleDescription(/0 characters left\./);
  });

  expect(sent).toEqual([]);
  await form.fill(nothing);
  await form.name.focus();
  await page.keyboard.type("Ágnes");
  await page.keyboard.press("Tab");
  await expect(form.email).toBeFocused();
  await page.keyboard.type("agnes@example.com");
  await page.keyboard.press("Enter");
  await expect(form.message).toBeFocused();
  await page.keyboard.type("Is the trail open?");
  await page.keyboard.press("Tab");
  await expect(form.button).toBeFocused();
  await takeTime(page);
  await page.keyboard.press("Enter");
  await expect(form.status).toHaveText(texts.en.sending);
  await expect(form.outcome).toBeFocused();
  gate.resolve();
  await expect(form.status).toHaveText(texts.en.sent);
  await expect(form.button).toBeFocused();
  // Nothing of React, and nothing of the e-mail service, which this site has not.
  expect(asked.filter((path) => path.startsWith("/assets/") && path.endsWith(".js"))).toEqual([]);
  expect(asked).not.toContain(emailScript);
});

test("what is typed outlives a switch of the language, another page whose footer leads back to the form, and a reload, and then goes whole @core", async ({
  page,
  editor,
}) => {
  const written = writtenMessage("Unsent");
  const form = contactForm(page);
  const footer = page.getByRole("contentinfo");
  await openHome(page, "hu");
  await hydratePage(page);
  await contactForm(page, "hu").write(written);
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/$/);
  await form.holds(written);
  await footer.getByRole("link", { name: "Gastronomy" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const heading = form.section.getByRole("heading", { name: "Write to us" });
  const link = footer.getByRole("link", { name: "Write to us" });
  await link.click();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await form.holds(written);
  await page.evaluate(() => scrollTo(0, 0));
  await link.press("Enter");
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.reload();
  await form.holds(written);
  await takeTime(page);
  await form.button.click();
  await expect(form.status).toHaveText(texts.en.sent);
  const { messages } = await editor.listContactMessages();
  expect(messages.find(({ message }) => message === written.message)?.language).toBe("en");
});

test("without a storage the form works all the same", async ({ page }) => {
  await page.addInitScript(() => {
    // The router has a use of its own for it, so it is only broken for the form.
    for (const name of ["getItem", "setItem", "removeItem"] as const) {
      const work = Storage.prototype[name];
      Storage.prototype[name] = function (this: Storage, key: string, ...rest: string[]) {
        if (key.includes("contact")) throw new DOMException("denied", "SecurityError");
        return Reflect.apply(work, this, [key, ...rest]);
      };
    }
  });
  const form = contactForm(page);
  await page.goto("/en/");
  await expect(page.getByRole("button", { name: "Next slide", exact: true })).toBeVisible();
  const warning = page.waitForEvent("console", (message) =>
    message.text().includes("The unsent message could not be stored"),
  );
  await form.fill(writtenMessage("No storage"));
  expect((await warning).type()).toBe("warning");
  // Here the time is not put forward: a hand as quick as this one has to wait.
  await form.button.click();
  await expect(form.status).toHaveText(texts.en.sent);
});
