import { administrator, expect, signInPage, test } from "../../support/browser/admin-journey.ts";

test("after a while the accounts page asks for the password, loses nothing that was typed, and goes on", async ({
  page,
}) => {
  await signInPage(page);
  // The server refuses as it would after ten minutes.
  let isProved = false;
  await page.route("**/api/account/proof", async (route) => {
    const response = await route.fetch();
    isProved ||= response.ok();
    await route.fulfill({ response });
  });
  await page.route("**/api/invitations", (route) =>
    isProved || route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 403, json: { error: "", code: "proof_needed" } }),
  );
  await page.goto("/en/admin/people");
  const email = page.getByLabel("Who is it for?");
  await email.fill("anna@example.com");
  const make = page.getByRole("button", { name: "Create an invitation" });
  await make.click();

  const question = page.getByRole("dialog", { name: "Your password, to continue" });
  const password = question.getByLabel("Current password");
  await expect(password).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByRole("alert")).toHaveText(/^Nothing was done/);
  await expect(email).toHaveValue("anna@example.com");

  await make.click();
  await password.fill("nem ez az 12");
  await question.getByRole("button", { name: "Continue" }).click();
  await expect(question.getByRole("alert")).toHaveText("This is not your current password.");
  await password.fill(administrator.password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Link of the invitation")).toBeVisible();
  await expect(question).toBeHidden();
});
