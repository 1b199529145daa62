import { expect, test as base } from "#tests/support/browser/journey.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";

/** A site that nobody has an account on yet. */
const test = base.extend({
  site: [async ({}, use) => runJourneySite({}, use), { scope: "worker" }],
  watchedPage: async ({ page, site }, use) => {
    const isExpected = (error: { location: () => { url: string } }) =>
      error.location().url.startsWith(`${site.url}/api/`);
    const complaints = watchPage(page, { isExpected, onlyOrigin: site.url });
    await use();
    expect(complaints).toEqual([]);
  },
});

test("the owner of an empty site is led from the first account to what readers see of the company", async ({
  page,
}) => {
  await page.goto("/en/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to your new site");
  await page.getByRole("link", { name: "Make the first account" }).click();
  await page.getByLabel("Username").fill("anna");
  await page.getByLabel("Password", { exact: true }).fill("Machu Picchu 2430");
  await page.getByRole("button", { name: "Register" }).click();
  await page.getByRole("link", { name: "Go to the login" }).click();
  await page.getByLabel("Username").fill("anna");
  await page.getByLabel("Password", { exact: true }).fill("Machu Picchu 2430");
  await page.getByRole("button", { name: "Login", exact: true }).click();

  const steps = page.getByRole("region", { name: "Before you open" });
  await expect(steps.getByRole("listitem")).toHaveCount(5);
  await steps.getByRole("button", { name: "Not needed: Address and https" }).click();
  await expect(steps.getByRole("heading", { level: 2 })).toBeFocused();
  await steps.getByRole("button", { name: "Move to the bin" }).click();
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await steps.getByRole("button", { name: "Check them" }).click();
  await expect(steps.getByRole("listitem")).toHaveCount(2);
  await steps.getByRole("link", { name: "Fill in" }).click();

  const details = page.getByRole("region", { name: "Site and company" });
  await details.getByLabel("Name of the company").fill("Rumbo S.A.C.");
  const phone = details.getByLabel("Telephone");
  await phone.fill("ring me");
  await details.getByRole("button", { name: "Save" }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/^This is no telephone number/);
  await phone.fill("+51 1 234 5678");
  await page.keyboard.press("Enter");
  await expect(details.getByRole("alert")).toHaveText("Saved.");

  // The change of another window stays, in the same panel too.
  const beside = await page.context().newPage();
  await beside.goto("/en/admin/settings");
  const detailsBeside = beside.getByRole("region", { name: "Site and company" });
  await detailsBeside.getByLabel("WhatsApp").fill("+51 987 654 321");
  await phone.fill("+51 1 765 4321");
  await details.getByRole("button", { name: "Save" }).click();
  await expect(details.getByRole("alert")).toHaveText("Saved.");
  await detailsBeside.getByRole("button", { name: "Save" }).click();
  await expect(detailsBeside.getByRole("alert")).toHaveText("Saved.");
  await beside.close();

  const mail = page.getByRole("region", { name: "Sending mail" });
  await mail.getByRole("button", { name: "Send a test message" }).click();
  await expect(mail.getByRole("alert")).toHaveText("There must be a mail server and a recipient first.");

  await page.goto("/en/admin/settings");
  await expect(page.getByRole("checkbox", { name: "Check each night whether they work" })).toBeChecked();
  await expect(details.getByLabel("Name of the company")).toHaveValue("Rumbo S.A.C.");
  await expect(details.getByLabel("WhatsApp")).toHaveValue("+51 987 654 321");
  await page.goto("/en/blog");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText("© 2026 Rumbo S.A.C.")).toBeVisible();
  await expect(footer.getByRole("link", { name: "+51 1 765 4321" })).toHaveAttribute(
    "href",
    "tel:+5117654321",
  );
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(0);
});
