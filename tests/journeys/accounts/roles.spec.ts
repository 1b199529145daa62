import { editGuidePath } from "#i18n/addresses.ts";
import { accessibilityFindings } from "#tests/support/browser/accessibility.ts";
import { expect, signInPage, test } from "#tests/support/browser/admin-journey.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";

const anna = { username: "Fordító Anna", password: "titkos jelszo 2" };

test("a translator is invited, writes a draft in a language of theirs, and becomes an editor", async ({
  page,
  browser,
  site,
  editor,
}) => {
  const written = writtenPost();
  const tip = '<aside class="tip"><p>Korán kell indulni</p></aside>';
  const video = '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube"></iframe>';
  const hu = { title: "Őszi túra", summary: "", content: tip + video };
  const { id } = await editor.createPost({ ...written, translations: { ...written.translations, hu } });
  await signInPage(page);
  await page.goto("/en/admin/people");
  const role = page.getByLabel("Role", { exact: true });
  await expect(role).toHaveValue("editor");
  await role.selectOption("translator");
  await page.getByRole("button", { name: "Create an invitation" }).click();
  await expect(page.getByRole("alert")).toHaveText("Choose at least one language.");
  await page.getByRole("checkbox", { name: "English" }).check();
  await page.getByRole("button", { name: "Create an invitation" }).click();
  const link = await page.getByLabel("Link of the invitation").inputValue();
  await expect(page.getByText("translator: English")).toBeVisible();

  const admin = await browser.newPage({ baseURL: site.url });
  // The site does not know the port that the system chose for the test.
  await admin.goto(link.replace(new URL(link).origin, site.url));
  // The mail is in the language of whoever invited.
  await admin.getByLabel("Username").fill(anna.username);
  await admin.getByLabel("Password", { exact: true }).fill(anna.password);
  await admin.getByRole("button", { name: "Create account" }).click();
  await expect(admin).toHaveURL(/\/en\/admin$/);
  expect((await admin.request.post("/api/login", { data: anna })).status()).toBe(200);

  await admin.goto("/en/admin");
  await expect(admin.getByRole("link", { name: "Edit: Autumn hike" })).toBeVisible();
  for (const name of [/^Accounts/, /^Audit log/, /^Status/, /^Settings/])
    await expect(admin.getByRole("main").getByRole("link", { name })).toHaveCount(0);
  await expect(admin.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expect(admin.getByRole("form")).toHaveCount(0);
  await admin.keyboard.press("Control+k");
  await expect(admin.getByRole("group", { name: "Admin area" }).getByRole("option")).toHaveText([
    "Posts",
    "Pages",
    "Your account",
  ]);
  await admin.keyboard.press("Escape");
  await admin.getByRole("link", { name: "Edit: Autumn hike" }).click();
  await expect(admin.getByText("As a translator you write drafts in: English.")).toBeVisible();
  await admin.getByRole("tab", { name: "Magyar" }).click();
  const original = admin.getByRole("region", { name: "Read only: Magyar" });
  await expect(original).toContainText("Őszi túra");
  await expect(original.getByRole("complementary")).toHaveText("TippKorán kell indulni");
  // Readers get a link in its place: no video's site is asked for anything before somebody wants it.
  await expect(original.getByText("YouTube")).toBeVisible();
  await expect(original.locator("iframe")).toHaveCount(0);
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);
  await admin.getByRole("tab", { name: "English" }).click();
  await expect(admin.getByRole("button", { name: /publish|schedule|withdraw/i })).toHaveCount(0);
  await admin
    .getByRole("tabpanel", { name: "English" })
    .getByLabel("Title", { exact: true })
    .fill("A hike in autumn");
  await admin.getByRole("button", { name: "Save as a draft" }).click();
  await expect(admin.getByText("Saved.").first()).toBeVisible();
  const { drafts, translations } = await editor.readFullPost(id);
  expect([drafts?.en?.title, translations.en?.title]).toEqual(["A hike in autumn", "Autumn hike"]);

  await admin.goto(editGuidePath("weather", "en"));
  const english = admin.getByRole("tabpanel", { name: "English" });
  await english.getByLabel("Title", { exact: true }).fill("When the fog comes");
  await english.getByRole("button", { name: "Save as a draft" }).click();
  await expect(english.getByText("Saved as a draft; readers do not see it yet.")).toBeVisible();
  await expect(english.getByRole("button", { name: /publish/i })).toHaveCount(0);
  await admin.getByRole("tab", { name: "Magyar" }).click();
  await expect(admin.getByText("As a translator you write drafts in: English.")).toBeVisible();
  await expect(admin.getByRole("link", { name: "The page as readers see it" }).last()).toBeVisible();
  expect(await accessibilityFindings(admin, { part: "main" })).toEqual([]);
  const weather = await editor.readAdminDocument("weather", "en");
  expect(weather).toMatchObject({ draft: { publishAt: null }, savedBy: anna.username });
  await editor.removeDocumentDraft("weather", "en", weather.version);
  await admin.goto("/en/admin/people");
  await expect(admin.getByRole("heading", { name: "This belongs to another role" })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: `Role…: ${anna.username}` }).click();
  const dialog = page.getByRole("dialog", { name: `Role of ${anna.username}` });
  await expect(dialog.getByRole("checkbox", { name: "English" })).toBeChecked();
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  await dialog.getByLabel("Role").selectOption("editor");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Role…: ${anna.username}` })).toBeFocused();
  await admin.goto(`/en/admin/edit/${id}`);
  await expect(admin.getByRole("button", { name: "Schedule…" }).first()).toBeVisible();
  await admin.close();
  await editor.deletePost(id);
});
