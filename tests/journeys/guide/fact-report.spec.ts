import { factPath } from "#i18n/facts/fact-address.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { expect, visit as test } from "#tests/support/browser/journey.ts";

test("an empty report is refused at once, in the page's words, and nothing is sent", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await gotoHydrated(page, factPath("costs.transportPrices.arequipaPuno", "en"));
  const message = page.getByLabel("What did you see?");
  await message.fill("  ");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(message).toHaveAccessibleDescription(/Please write what you saw\./);
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute("aria-invalid", "true");
  expect(await accessibilityFindings(page)).toEqual([]);
  await message.fill("It is 30 now.");
  await expect(message).not.toHaveAttribute("aria-invalid");
  await page.getByRole("button", { name: "Send report" }).click();
  const thanks = page.getByRole("status").filter({ hasText: "Thank you!" });
  await expect(thanks).toBeVisible();
  await expect(page).not.toHaveURL(/sent=/);
  await expect(page.locator(":focus")).toHaveText(/^Thank you!/);
  expect(posts.filter((url) => !url.includes("/visits"))).toHaveLength(1);
});
