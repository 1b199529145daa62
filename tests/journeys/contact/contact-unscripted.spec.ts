import { languages } from "#i18n/languages.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import {
  contactForm,
  expect,
  nothing,
  openHome,
  sendTooMany,
  test,
  texts,
  writtenMessage,
} from "#tests/support/browser/contact-journey.ts";

test("a form sent before its script is here is neither lost nor sent twice", async ({ page, editor }) => {
  const form = contactForm(page);
  const written = writtenMessage("Before the scripts");
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/*.js", async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  await page.goto("/en/", { waitUntil: "commit" });
  await form.fill(written);
  await form.button.click();
  await expect(page).toHaveURL(/\/en\/\?sent=1#/);
  // Only with the style sheet does the browser go to the fragment, and would take the focus from who already writes.
  await expect(page.locator("#_contact-outcome")).toBeFocused();
  const next = writtenMessage("One thing more");
  await form.message.fill(next.message);
  await page.evaluate(() => scrollTo(0, 0));
  goOn();
  await expect(page).toHaveURL("/en/");
  await expect(page.getByRole("button", { name: "Next slide", exact: true })).toBeVisible();
  await expect(form.status).toHaveText(texts.en.sent);
  // The visitor has gone on meanwhile, and stays there.
  await expect(form.message).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await form.holds({ ...nothing, message: next.message });
  const { messages } = await editor.listContactMessages();
  expect(messages.filter(({ message }) => message === written.message)).toHaveLength(1);
});

test("the thanks are for one message: the next one outlives a reload, and no address thanks anybody again", async ({
  page,
}) => {
  const form = contactForm(page, "hu");
  await page.goto("/hu/?sent=1#_contact-outcome");
  await expect(form.status).toHaveText(texts.hu.sent);
  await expect(page).toHaveURL("/hu/");
  await expect(form.status).toHaveText(texts.hu.sent);
  await expect(form.status).toBeInViewport();
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("href", "/en/");
  const next = writtenMessage("Még valami");
  await form.fill(next);
  await page.reload();
  await form.holds(next);
  await expect(form.status).toBeEmpty();
});

test("when its script cannot be had, the browser posts the form itself", async ({ page, editor }) => {
  const form = contactForm(page);
  const written = writtenMessage("After a release");
  await openHome(page);
  await intercept(page, "**/*.js", (route) => route.fulfill({ status: 404, body: "gone" }));
  await form.write(written);
  await form.button.click();
  await expect(form.status).toHaveText(texts.en.sent);
  const { messages } = await editor.listContactMessages();
  expect(messages.filter(({ message }) => message === written.message)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a field that the browser lets pass is marked, with everything that was typed; then the message is stored and thanked for; a refused one is all there again @core", async ({
    page,
    editor,
  }) => {
    const form = contactForm(page, "es");
    const written = writtenMessage("On paper");
    const send = async () => {
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await form.button.click();
      return answered;
    };
    await page.goto("/es/");
    await form.fill({ ...written, from_name: "   " });
    expect((await send()).status()).toBe(400);
    await expect(form.name).toHaveAttribute("aria-invalid", "true");
    await expect(form.name).toHaveAccessibleDescription("Falta el nombre.");
    await expect(form.name).toBeFocused();
    await form.holds({ ...written, from_name: "" });
    await expect(form.alert).toBeEmpty();

    await form.name.fill(written.from_name);
    expect((await send()).status()).toBe(303);
    await expect(page).toHaveURL("/es/?sent=1#_contact-outcome");
    await expect(form.status).toHaveText(texts.es.sent);
    await expect(form.status).toBeInViewport();
    const others = page.locator("nav a[hreflang]");
    expect(await others.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
      languages.map((other) => `/${other}/`),
    );
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/es\/$/);
    await form.holds(nothing);
    const { messages } = await editor.listContactMessages();
    expect(messages.filter(({ message }) => message === written.message)).toEqual([
      expect.objectContaining({ name: written.from_name, email: written.user_email, language: "es" }),
    ]);

    await sendTooMany(page);
    await form.fill(written);
    const refusal = await send();
    expect(refusal.status()).toBe(429);
    expect(refusal.headers()["cache-control"]).toBe("no-store");
    await expect(form.alert.locator("p")).toHaveText([texts.es.failed, texts.es.tooMany]);
    await form.holds(written);
    await expect(form.button).toBeFocused();
  });
});
