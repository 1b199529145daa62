import { contactLimits } from "#api/contact/contact-form.ts";
import { intercept } from "#tests/support/browser/intercept.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { administrator, expectLoaded } from "#tests/support/browser/admin-journey.ts";
import { expectToFit } from "#tests/support/browser/expect-to-fit.ts";
import {
  expect,
  inboxOf,
  signInPage,
  test,
  writeMessage,
} from "#tests/support/browser/contact-messages-journey.ts";

test.beforeEach(async ({ page, editor }) => {
  // Other journeys on this worker's site may have left messages.
  const { messages } = await editor.listContactMessages({ limit: 100 });
  for (const { id } of messages) await editor.deleteContactMessage(id);
  await signInPage(page);
});

test("a visitor's message is there, is read once it is opened, answered in its language, and unread again if wished; a session that ends does not lose the place, nor is a note lost", async ({
  page,
  site,
  editor,
}) => {
  await writeMessage(site.url);
  // The admin area may be in another language than the visitor.
  await page.goto("/en/admin/messages");
  const { section, rows, heading } = inboxOf(page);
  await expect(heading).toHaveText("Messages 1 unread");
  await expect(section.getByText("Messages can be read only here")).toContainText("under Settings");
  const link = page.getByRole("navigation", { name: "Admin area" }).getByRole("link", { name: "Messages" });
  await expect(link).toHaveText("Messages 1 new");
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
  const answer = row.getByRole("link", { name: "Answer by email: Kovács Anna" });
  const mail = new URL((await answer.getAttribute("href")) ?? "");
  expect(mail.protocol + mail.pathname).toBe("mailto:anna@example.com");
  expect(mail.searchParams.get("subject")).toBe("Re: Üzenet – Irány Peru");
  expect(mail.searchParams.get("body")).toMatch(
    /^\r\n\r\nKovács Anna írta .*:\r\n> Szia!\r\n> \r\n> <b>Mikor<\/b> érdemes menni\?$/,
  );

  await row.getByRole("button", { name: "Mark as unread" }).click();
  await expect(row.getByRole("button", { name: "Mark as read" })).toBeFocused();
  await expect(row.getByText("Unread", { exact: true })).toBeVisible();
  await page.reload();
  await expect(heading).toHaveText("Messages 1 unread");

  // The frame's own requests must be over: one of them would report the ended session before the click does.
  await expect(link).toHaveText("Messages 1 new");
  await page.context().clearCookies();
  await row.locator("summary").click();
  await expect(page.getByRole("alert")).toContainText("Your session has ended.");
  await page.getByLabel("Username").fill(administrator.username);
  await page.getByLabel("Password", { exact: true }).fill(administrator.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(row.getByText("anna@example.com")).toBeVisible();
  await row.getByRole("button", { name: "Mark as read" }).click();
  await expect(row.getByRole("button", { name: "Mark as unread" })).toBeVisible();

  // A note that was begun is not lost without a question, and does not replace a colleague's unread.
  const bin = page.getByRole("navigation", { name: "Admin area" }).getByRole("link", { name: "Bin" });
  const note = page.getByLabel("Note", { exact: true });
  await note.fill("Call her.");
  await bin.click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay" }).click();
  await expect(note).toHaveValue("Call her.");

  const [message] = (await editor.listContactMessages()).messages;
  await editor.changeContactMessage(message?.id ?? "", { note: "Called." });
  const save = page.getByRole("button", { name: "Save note" });
  await save.click();
  await expect(page.getByRole("alert")).toContainText("Somebody else has changed the note");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("alert")).toContainText("“Called.”");
  await expect(note).toHaveValue("Call her.");
  await save.click();
  await expect(page.getByText("The note has been saved.")).toBeVisible();
  await bin.click();
  await expect(page.getByRole("heading", { level: 1, name: "Bin" })).toBeVisible();
});

test("messages are opened, marked and, after a question, deleted by the keyboard alone, and the focus goes on to the next one", async ({
  page,
  site,
  editor,
}) => {
  await writeMessage(site.url, { from_name: "Béla" });
  await writeMessage(site.url, { from_name: "Cili" });
  const { section, rows, heading } = inboxOf(page);
  await page.goto("/en/admin");
  await page.getByRole("link", { name: "2 unread messages" }).focus();
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  await expect(rows).toHaveCount(2);
  await page.keyboard.press("Tab");
  await expect(section.getByRole("button", { name: "Refresh" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(heading).toHaveText("Messages 1 unread");
  await page.keyboard.press("Tab");
  await expect(section.getByRole("link", { name: "Answer by email: Cili" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Messages 2 unread");
  await page.keyboard.press("Tab");
  const remove = section.getByRole("button", { name: "Delete: message from Cili" });
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("From Cili, ");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  // Asked again before the browser has told of the closing: the dialog stays.
  await remove.evaluate(async (button) => {
    button.ownerDocument
      .querySelector("dialog[open]")
      ?.dispatchEvent(new Event("cancel", { cancelable: true }));
    await Promise.resolve();
    button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  });
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
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

test("twenty messages are shown at first, older ones on demand and new ones after a refresh; what fails is told where it happened", async ({
  page,
  site,
}) => {
  for (let n = 1; n <= 22; n += 1) await writeMessage(site.url, { from_name: `Visitor ${n}` });
  await page.route("**/api/contact-messages?*", (route) => route.abort(), { times: 1 });
  await page.goto("/en/admin/messages");
  const { section, rows, heading } = inboxOf(page);
  const alert = section.getByRole("alert");
  await expect(alert).toHaveText("The messages could not be loaded.");
  await section.getByRole("button", { name: "Try again" }).click();
  await expect(heading).toHaveText("Messages 22 unread");
  await expect(rows).toHaveCount(20);
  await expect(alert).toHaveCount(0);

  await intercept(page, "**/api/contact-messages?*", (route) => route.abort(), { times: 1 });
  const older = section.getByRole("button", { name: "Older messages" });
  await older.click();
  await expect(alert).toHaveText("The older messages could not be loaded.");
  await older.click();
  await expect(rows).toHaveCount(22);
  await expect(alert).toHaveCount(0);
  await expect(rows.nth(20).locator("summary")).toBeFocused();
  await expect(rows.last()).toContainText("Visitor 1");
  await expect(older).toHaveCount(0);
  await writeMessage(site.url, { from_name: "Visitor 23" });
  await section.getByRole("button", { name: "Refresh" }).click();
  await expect(rows).toHaveCount(23);
  await expect(rows.first()).toContainText("Visitor 23");
  await expect(section.getByText("The messages are up to date.")).toBeVisible();

  // Nothing changes before the server has agreed.
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
  await expect(heading).toHaveText("Messages 22 unread");
});

test("the longest message has no accessibility finding in either scheme, and fits in every language", async ({
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
  const { rows, heading } = inboxOf(page);
  await page.goto("/es/admin/messages");
  for (const language of ["es", "en", "hu"]) {
    await page.locator(`a[hreflang=${language}]`).first().dispatchEvent("click");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectLoaded(page);
    await rows
      .last()
      .locator("details")
      .evaluate((row: HTMLDetailsElement) => (row.open = true));
    await expect(heading).toContainText("1");
    for (const width of [320, 390, 768, 1440]) await expectToFit(page, width);
  }
  expect(await accessibilityFindings(page, { part: "main" })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await accessibilityFindings(page, { part: "main", rules: "colours" })).toEqual([]);
});
