import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
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

test("no state of the form has an accessibility finding in either scheme, and none of its words is wider than the window in any language", async ({
  page,
}) => {
  // Ten times a set of rules.
  test.slow();
  const expectSound = async (state: string) => {
    for (const [colorScheme, rules] of [
      ["light", "all"],
      ["dark", "colours"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      const findings = await accessibilityFindings(page, { rules, part: "section:has(form)" });
      expect(findings, `${state}, ${colorScheme}`).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 390, height: 900 });
  const form = contactForm(page);
  await openHome(page);
  await expectSound("idle");
  await form.button.click();
  await expect(form.name).toHaveAttribute("aria-invalid", "true");
  // React takes the page over as the script has left it.
  await hydratePage(page);
  await expect(form.name).toHaveAccessibleDescription("The name is missing.");
  await expectSound("problems");
  await form.write({ ...writtenMessage("Near the end"), message: "a".repeat(4990) });
  const gate = Promise.withResolvers<void>();
  await intercept(page, sendForm, async (route) => {
    await gate.promise;
    await route.fulfill({ status: 429, body: "Not now." });
  });
  await form.button.click();
  await expect(form.button).toBeDisabled();
  await expectSound("sending");
  gate.resolve();
  await expect(form.alert).toContainText("Not now.");
  await expectSound("failed");
  await page.unroute(sendForm);
  await form.button.click();
  await expect(form.status).not.toBeEmpty();
  await expectSound("sent");

  // The markup is the same in each language; the words are not as long.
  for (const language of ["es", "hu", "en"] as const) {
    await page.locator(`a[hreflang=${language}]`).first().dispatchEvent("click");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await contactForm(page, language).button.click();
    await expect(contactForm(page, language).name).toHaveAttribute("aria-invalid", "true");
    for (const width of [1440, 768, 390, 320]) await expectToFit(page, width);
  }
});
