import type { Locator, Page } from "@playwright/test";
import { expect, test as base } from "#tests/support/browser/journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import { gotoHydrated } from "#tests/support/browser/goto-hydrated.ts";
import { watchPage } from "#tests/support/browser/watch-page.ts";
import { pictureFile } from "#tests/support/samples/pictures.ts";
import { runJourneySite } from "#tests/support/servers/run-journey-site.ts";

const newPassword = "Huayna Picchu 2693";

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

test("the owner of an empty site is led from the first account to what readers see of the company, and gets in again without mail", async ({
  page,
}) => {
  await page.goto("/en/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to your new site");
  await page.getByRole("link", { name: "Make the first account" }).click();
  await page.getByLabel("Username").fill("anna");
  await page.getByLabel("Password", { exact: true }).fill("Machu Picchu 2430");
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Your reset code")).toHaveText(/^(\w{4}-){4}\w{4}$/);
  const code = await page.getByLabel("Your reset code").innerText();
  await page.getByRole("button", { name: "I have kept the code" }).click();

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
  await expect(phone).toHaveAccessibleDescription(/^It must begin with the country code/);
  await phone.fill("+51 1 234 5678");
  await details.getByLabel("Name of the site").fill("Rumbo al Perú");
  await page.keyboard.press("Enter");
  await expect(details.getByRole("alert")).toHaveText("Saved.");
  await expect(page.getByRole("banner").getByRole("link").first()).toHaveText("Rumbo al Perú");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "+51 1 234 5678" })).toBeVisible();

  await chooseLook(page);

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
  await changePrivacy(page);

  await page.context().clearCookies();
  await resetPassword(page, code);
  await writeAboutSite(page);
});

/** Renames the section of the privacy page that names the company, from the page itself. */
async function changePrivacy(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const text = page.getByRole("textbox", { name: "Text (English)" });
  await text.getByRole("heading", { name: "Who is responsible?" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" We are");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved and published.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Hide/ })).toHaveCount(0);
  await page.getByRole("link", { name: "The page as readers see it" }).click();
  const section = page.getByRole("region", { name: "Who is responsible? We are" });
  await expect(section.getByText("Rumbo S.A.C.")).toBeVisible();
}

/** Gives the site a colour that must be moved, by keyboard, and a wide logo, which leaves the menu its room; and takes both back. */
async function chooseLook(page: Page): Promise<void> {
  const look = page.getByRole("region", { name: "Colour, logo and icon" });
  const code = look.getByLabel("Colour code");
  const save = look.getByRole("button", { name: "Save" });
  const drawn = await fieldOf(save);
  await code.fill("yellow");
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/^This is not a colour code/);
  await code.fill("#FFFF00");
  const told = look.getByText(/^On light pages: .* It has become darker/);
  const [shade = "none"] = /#[\da-f]{6}/.exec(await told.innerText()) ?? [];
  await expect(look.getByText(/^On dark pages: #ffff00\.$/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(look.getByRole("alert")).toHaveText("Saved.");
  await expect.poll(() => fieldOf(save)).not.toBe(drawn);

  const logo = look.getByRole("region", { name: "Logo" });
  await logo.getByRole("button", { name: "Choose a picture" }).click();
  const buffer = await pictureFile("png", 1200, 150);
  await logo
    .getByLabel("Upload a new picture…")
    .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await expect(logo.getByText("Saved; readers already see it.")).toBeVisible();
  const shown = page.getByRole("banner").getByRole("img", { name: "Rumbo al Perú" });
  const beside = await page.context().newPage();
  await beside.goto("/en/");
  // Its rule is in the page itself, which the policy lets through.
  expect(await accentOf(beside)).toBe(shade);
  for (const width of [320, 390, 1440]) await expectToFit(beside, width);
  await beside.close();
  await expect(shown).toBeVisible();

  await logo.getByRole("button", { name: "Back to the site’s own sign" }).click();
  await expect(shown).toBeHidden();
  await look.getByRole("button", { name: "Back to the site’s own colours" }).focus();
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveValue("");
  await expect.poll(() => fieldOf(save)).toBe(drawn);
}

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--accent"));

/** The colour on which an element's words stand. */
const fieldOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

async function resetPassword(page: Page, code: string): Promise<void> {
  await gotoHydrated(page, "/en/login?forgotten");
  await expect(page.getByLabel("Command")).toHaveValue("npm run admin -- reset NAME");
  for (const width of [320, 390, 1440]) await expectToFit(page, width);
  const typed = page.getByLabel("Reset code", { exact: true });
  await typed.fill("k7wq-2mfh");
  await page.getByLabel("New password", { exact: true }).fill(newPassword);
  await page.keyboard.press("Enter");
  await expect(typed).toBeFocused();
  await expect(typed).toHaveAccessibleDescription("This code is wrong, or was used already.");
  await typed.fill(code.toUpperCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await page.goto("/en/admin/account");
  const own = page.getByRole("region", { name: "Reset code" });
  await expect(own.getByText("This account has no reset code yet.")).toBeVisible();
  await own.getByRole("button", { name: "Make a reset code" }).click();
  await expect(own.getByLabel("Your reset code")).toBeVisible();
  await own.getByRole("button", { name: "I have kept the code" }).click();
  await expect(own.getByText(/^This account has a reset code/)).toBeVisible();
}

/** Gives the site the longest name, which fits, and words of the owner's, which can be put back. */
async function writeAboutSite(page: Page): Promise<void> {
  await page.goto("/en/admin/settings");
  const details = page.getByRole("region", { name: "Site and company" });
  await details.getByLabel("Name of the site").fill(`Rumbo ${"al Perú".repeat(27)}`);
  await details.getByLabel("Name of the company").fill("");
  await details.getByRole("button", { name: "Save" }).click();
  await expect(details.getByRole("alert")).toHaveText("Saved.");
  const words = page.getByRole("region", { name: "What the site says of itself" });
  const english = words.getByRole("group", { name: "English" });
  const footer = english.getByLabel("Under the name, in the footer");
  await expect(footer).toHaveValue(/^Rumbo al Perú.* is a hobby project/);
  await footer.fill("We walk with you.");
  await words.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("contentinfo").getByText("We walk with you.")).toBeVisible();
  for (const width of [320, 390, 768, 1440]) await expectToFit(page, width);
  await english.getByRole("button", { name: "Put the original back: English" }).click();
  await expect(footer).toHaveValue(/ is a hobby project/);
  await page.goto("/en/");
  for (const width of [320, 390, 768, 1280, 1440]) await expectToFit(page, width);
}
