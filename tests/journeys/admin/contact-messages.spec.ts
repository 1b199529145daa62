import { contactLimits } from "#api/contact-form.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { accessibilityFindings, looks } from "#tests/support/browser/accessibility.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import {
  expect,
  inboxOf,
  signInPage,
  test,
  writeMessage,
} from "#tests/support/browser/contact-messages-journey.ts";

test.beforeEach(async ({ page, editor }) => {
  // Whatever other journeys have left on this worker's site.
  const { messages } = await editor.listContactMessages({ limit: 100 });
  for (const { id } of messages) await editor.deleteContactMessage(id);
  await signInPage(page);
});

test("a visitor's message is there, is read once it is opened, and can be marked as unread again", async ({
  page,
  site,
  editor,
}) => {
  await writeMessage(site.url);
  await page.goto("/en/admin/messages");
  const { rows, heading } = inboxOf(page);
  await expect(heading).toHaveText("Messages 1 unread");
  const section = page
    .getByRole("navigation", { name: "Admin area" })
    .getByRole("link", { name: "Messages" });
  await expect(section).toHaveText("Messages 1 new");
  const row = rows.first();
  await expect(row).toContainText("Kovács Anna");
  await expect(row.getByText("Unread", { exact: true })).toBeVisible();
  await expect(row).toContainText("Language of the form: Hungarian");
  await expect(row).toContainText("Kept here only");
  await expect(row.getByText("anna@example.com")).toBeHidden();

  await row.locator("summary").click();
  await expect(row.getByText("Unread", { exact: true })).toHaveCount(0);
  await expect(heading).toHaveText("Messages");
  await expect(row.getByText("anna@example.com")).toBeVisible();
  const text = row.locator("details > div").getByText("Szia!");
  expect(await text.innerText()).toBe("Szia!\n\n<b>Mikor</b> érdemes menni?");
  expect((await editor.listContactMessages()).unread).toBe(0);

  await page.reload();
  await expect(heading).toHaveText("Messages");
  await expect(row.getByText("Unread", { exact: true })).toHaveCount(0);
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Mark as unread" }).click();
  await expect(row.getByRole("button", { name: "Mark as read" })).toBeFocused();
  await expect(row.getByText("Unread", { exact: true })).toBeVisible();
  await expect(section).toHaveText("Messages 1 new");
  await page.reload();
  await expect(heading).toHaveText("Messages 1 unread");
});

for (const [language, words] of [
  [
    "hu",
    {
      heading: "Üzenetek 1 olvasatlan",
      mark: "Olvasatlan",
      answer: "Válasz e-mailben",
      subject: "Re: Üzenet – Irány Peru",
    },
  ],
  [
    "en",
    {
      heading: "Messages 1 unread",
      mark: "Unread",
      answer: "Answer by email",
      subject: "Re: Your message to Irány Peru",
    },
  ],
  [
    "es",
    {
      heading: "Mensajes 1 sin leer",
      mark: "Sin leer",
      answer: "Responder por correo",
      subject: "Re: Su mensaje a Irány Peru",
    },
  ],
] as const) {
  test(`in ${language} the messages are shown, and one in that language is answered in it`, async ({
    page,
    site,
  }) => {
    await writeMessage(site.url, { language, message: "Első sor & ékezet\nmásodik sor" });
    // The admin area may be in another language than the visitor.
    await page.goto(`/${language}/admin/messages`);
    const { section, rows, heading } = inboxOf(page);
    await expect(heading).toHaveText(words.heading);
    await expect(rows.first().getByText(words.mark, { exact: true })).toBeVisible();
    await expect(section.getByText("SMTP_URL")).toContainText("CONTACT_TO");
    await page.goto("/hu/admin/messages");
    await rows.first().locator("summary").click();
    const href = await rows
      .first()
      .getByRole("link", { name: "Válasz e-mailben: Kovács Anna" })
      .getAttribute("href");
    const link = new URL(href ?? "");
    expect(link.protocol + link.pathname).toBe("mailto:anna@example.com");
    expect(link.searchParams.get("subject")).toBe(words.subject);
    expect(link.searchParams.get("body")).toMatch(
      /^\r\n\r\n.*Kovács Anna.*:\r\n> Első sor & ékezet\r\n> második sor$/,
    );
  });
}

test("a message is deleted after a question, and the focus goes on to the next one", async ({
  page,
  site,
  editor,
}) => {
  await writeMessage(site.url, { from_name: "Béla" });
  await writeMessage(site.url, { from_name: "Cili" });
  await page.goto("/en/admin/messages");
  const { section, rows, heading } = inboxOf(page);
  await expect(heading).toHaveText("Messages 2 unread");
  await rows.filter({ hasText: "Cili" }).locator("summary").click();
  await expect(heading).toHaveText("Messages 1 unread");
  const remove = section.getByRole("button", { name: "Delete: message from Cili" });
  await remove.click();
  await expect(page.getByRole("dialog")).toContainText("From Cili, ");
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(section.getByText("The message from Cili has been deleted.")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(rows.locator("summary")).toBeFocused();
  await expect(heading).toHaveText("Messages 1 unread");

  // Somebody else is faster: the message goes here too, and what is over is not counted.
  for (const { id } of (await editor.listContactMessages()).messages) await editor.deleteContactMessage(id);
  await page.keyboard.press("Enter");
  await expect(section.getByText("The message from Béla has been deleted.")).toBeVisible();
  await expect(section.getByText("There are no messages.")).toBeVisible();
  await expect(heading).toHaveText("Messages");
  await expect(heading).toBeFocused();
});

test("twenty messages are shown at first, older ones on demand and new ones after a refresh", async ({
  page,
  site,
}) => {
  for (let n = 1; n <= 23; n += 1) await writeMessage(site.url, { from_name: `Visitor ${n}` });
  await page.goto("/en/admin/messages");
  const { section, rows, heading } = inboxOf(page);
  await expect(rows).toHaveCount(20);
  await expect(heading).toHaveText("Messages 23 unread");
  await intercept(page, "**/api/contact-messages?*", (route) => route.abort(), { times: 1 });
  const older = section.getByRole("button", { name: "Older messages" });
  await older.click();
  await expect(section.getByRole("alert")).toHaveText("The older messages could not be loaded.");
  await older.click();
  await expect(rows).toHaveCount(23);
  await expect(section.getByRole("alert")).toHaveCount(0);
  await expect(rows.nth(20).locator("summary")).toBeFocused();
  await expect(rows.last()).toContainText("Visitor 1");
  await expect(older).toHaveCount(0);
  await writeMessage(site.url, { from_name: "Visitor 24" });
  await section.getByRole("button", { name: "Refresh" }).click();
  await expect(rows).toHaveCount(24);
  await expect(rows.first()).toContainText("Visitor 24");
  await expect(section.getByText("The messages are up to date.")).toBeVisible();
});

test("messages are opened, marked and deleted by the keyboard alone", async ({ page, site }) => {
  await writeMessage(site.url);
  const { section, rows, heading } = inboxOf(page);
  await page.goto("/en/admin");
  await page.getByRole("link", { name: "1 unread message" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(section.getByRole("button", { name: "Refresh" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(heading).toHaveText("Messages");
  await page.keyboard.press("Tab");
  await expect(section.getByRole("link", { name: "Answer by email: Kovács Anna" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Messages 1 unread");
  await page.keyboard.press("Tab");
  await expect(section.getByRole("button", { name: "Delete: message from Kovács Anna" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(0);
  await expect(heading).toBeFocused();
});

test("what fails is told where it happened, and nothing changes before the server has agreed", async ({
  page,
  site,
}) => {
  await writeMessage(site.url);
  await page.route("**/api/contact-messages?*", (route) => route.abort(), { times: 1 });
  await page.goto("/en/admin/messages");
  const { section, rows, heading } = inboxOf(page);
  await expect(section.getByRole("alert")).toHaveText("The messages could not be loaded.");
  await section.getByRole("button", { name: "Try again" }).click();
  await expect(heading).toHaveText("Messages 1 unread");
  await expect(section.getByRole("alert")).toHaveCount(0);

  await intercept(page, "**/api/contact-messages/*", (route) =>
    route.fulfill({ status: 500, json: { error: "broken" } }),
  );
  const row = rows.first();
  await row.locator("summary").click();
  await expect(row.getByRole("alert")).toHaveText("Could not mark the message.");
  await expect(row.getByText("Unread", { exact: true })).toBeVisible();
  const remove = row.getByRole("button", { name: /^Delete/ });
  await remove.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(row.getByText("The message could not be deleted.")).toBeVisible();
  await expect(remove).toBeFocused();
  await page.unroute("**/api/contact-messages/*");
  await row.getByRole("button", { name: "Mark as read" }).click();
  await expect(row.getByText("Unread", { exact: true })).toHaveCount(0);
  await expect(heading).toHaveText("Messages");
});

test("a session that ends is told, and signing in again leads back to the open message", async ({
  page,
  site,
}) => {
  await writeMessage(site.url);
  await page.goto("/en/admin/messages");
  const { rows } = inboxOf(page);
  await expect(rows).toHaveCount(1);
  // What the frame asks for meanwhile would tell of the ended session before the click.
  await page.waitForLoadState("networkidle");
  await page.context().clearCookies();
  await rows.first().locator("summary").click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended.");
  await page.getByLabel("Username").fill("szerkeszto");
  await page.getByLabel("Password", { exact: true }).fill("titkos jelszo 1");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(rows.first().getByText("anna@example.com")).toBeVisible();
  await rows.first().getByRole("button", { name: "Mark as read" }).click();
  await expect(rows.first().getByRole("button", { name: "Mark as unread" })).toBeVisible();
});

for (const { language, colorScheme, rules } of looks) {
  test(`the longest message has no accessibility finding in ${language} in the ${colorScheme} scheme`, async ({
    page,
    site,
  }) => {
    test.slow();
    await writeMessage(site.url, {
      from_name: "Á".repeat(contactLimits.name),
      user_email: `${"a".repeat(63)}@${`${"b".repeat(60)}.`.repeat(3)}example`,
      message: `${"ő".repeat(400)} ${"szó ".repeat(1100)}`,
      language: "es",
    });
    await writeMessage(site.url);
    await page.emulateMedia({ colorScheme });
    await page.goto(`/${language}/admin/messages`);
    const { rows, heading } = inboxOf(page);
    await rows.last().locator("summary").click();
    await expect(heading).toContainText("1");
    for (const width of [320, 390, 768, 1440]) await expectToFit(page, width);
    await expect(page.locator("form[inert]")).toHaveCount(0);
    expect(await accessibilityFindings(page, { rules })).toEqual([]);
  });
}
