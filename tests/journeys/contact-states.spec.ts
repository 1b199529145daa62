import type { Page } from "@playwright/test";
import { accessibilityFindings } from "#tests/support/accessibility.ts";
import { contactForm, expect, openHome, test, writtenMessage } from "#tests/support/contact-journey.ts";

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
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 900 });
    const form = contactForm(page);
    await openHome(page);
    await findNothing(page, "idle");
    await form.button.click();
    await expect(form.name).toHaveAttribute("aria-invalid", "true");
    await findNothing(page, "problems");
    await form.fill({ ...writtenMessage("Near the end"), message: "a".repeat(4990) });
    let goOn = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    await page.route(sendForm, async (route) => {
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

for (const width of [320, 390, 768, 1440]) {
  test(`nothing of the form is wider than a window of ${width} px, in any language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ["hu", "en", "es"] as const) {
      await openHome(page, language);
      await contactForm(page, language).button.click();
      await expect(contactForm(page, language).name).toHaveAttribute("aria-invalid", "true");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
