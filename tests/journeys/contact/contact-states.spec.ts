import type { Page } from "@playwright/test";
import { languages } from "#i18n/languages.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import {
  contactForm,
  expect,
  openHome,
  test,
  writtenMessage,
} from "#tests/support/browser/contact-journey.ts";

const sendForm = "**/api/v1.0/email/send-form";

for (const [colorScheme, rules] of [
  ["light", "all"],
  ["dark", "colours"],
] as const) {
  const findNothing = async (page: Page, state: string) => {
    expect(await accessibilityFindings(page, { rules, part: "section:has(form)" }), state).toEqual([]);
  };

  test(`no state of the form has an accessibility finding in the ${colorScheme} scheme`, async ({ page }) => {
    // Five times the whole set of rules.
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 900 });
    const form = contactForm(page);
    await openHome(page);
    await findNothing(page, "idle");
    await form.button.click();
    await expect(form.name).toHaveAttribute("aria-invalid", "true");
    await findNothing(page, "problems");
    await form.write({ ...writtenMessage("Near the end"), message: "a".repeat(4990) });
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    await intercept(page, sendForm, async (route) => {
      await gate;
      await route.fulfill({ status: 429, body: "Not now." });
    });
    await form.button.click();
    await expect(form.button).toBeDisabled();
    await findNothing(page, "sending");
    goOn();
    await expect(form.alert).toContainText("Not now.");
    await findNothing(page, "failed");
    await page.unroute(sendForm);
    await form.button.click();
    await expect(form.status).not.toBeEmpty();
    await findNothing(page, "sent");
  });
}

for (const language of languages) {
  test(`in ${language} nothing of the form is wider than the window, however wide that is`, async ({
    page,
  }) => {
    await openHome(page, language);
    await contactForm(page, language).button.click();
    await expect(contactForm(page, language).name).toHaveAttribute("aria-invalid", "true");
    for (const width of [1440, 768, 390, 320]) await expectToFit(page, width);
  });
}
