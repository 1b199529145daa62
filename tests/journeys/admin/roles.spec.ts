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

  const desk = await browser.newPage({ baseURL: site.url });
  // The site does not know the port that the system chose for the test.
  await desk.goto(link.replace(new URL(link).origin, site.url));
  // In the language of whoever invited.
  await desk.getByLabel("Username").fill(anna.username);
  await desk.getByLabel("Password", { exact: true }).fill(anna.password);
  await desk.getByRole("button", { name: "Register" }).click();
  await expect(desk.getByRole("alert")).toHaveText("registration successful");
  expect((await desk.request.post("/api/login", { data: anna })).status()).toBe(200);

  await desk.goto("/en/admin");
  await expect(desk.getByRole("link", { name: "Edit: Autumn hike" })).toBeVisible();
  for (const name of [/^Accounts/, /^Audit log/, /^Status/])
    await expect(desk.getByRole("main").getByRole("link", { name })).toHaveCount(0);
  await expect(desk.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expect(desk.getByRole("form")).toHaveCount(0);
  await desk.keyboard.press("Control+k");
  await expect(desk.getByRole("group", { name: "Admin area" }).getByRole("option")).toHaveText([
    "Posts",
    "Your account",
  ]);
  await desk.keyboard.press("Escape");
  await desk.goto("/en/admin/people");
  await expect(desk.getByRole("heading", { name: "This belongs to another role" })).toBeVisible();

  await desk.goto(`/en/admin/edit/${id}`);
  await expect(desk.getByText("As a translator you write drafts in: English.")).toBeVisible();
  await desk.getByRole("tab", { name: "Magyar" }).click();
  const original = desk.getByRole("region", { name: "Read only: Magyar" });
  await expect(original).toContainText("Őszi túra");
  await expect(original.getByRole("complementary")).toHaveText("TippKorán kell indulni");
  // Readers get a link in its place: no video's site is asked for anything before somebody wants it.
  await expect(original.getByText("YouTube")).toBeVisible();
  await expect(original.locator("iframe")).toHaveCount(0);
  expect(await accessibilityFindings(desk, { part: "main" })).toEqual([]);
  await desk.getByRole("tab", { name: "English" }).click();
  await expect(desk.getByRole("button", { name: /publish|schedule|withdraw/i })).toHaveCount(0);
  await desk
    .getByRole("tabpanel", { name: "English" })
    .getByLabel("Title", { exact: true })
    .fill("A hike in autumn");
  await desk.getByRole("button", { name: "Save draft" }).click();
  await expect(desk.getByText("Saved.").first()).toBeVisible();
  const { drafts, translations } = await editor.readWholePost(id);
  expect([drafts?.en?.title, translations.en?.title]).toEqual(["A hike in autumn", "Autumn hike"]);

  await page.reload();
  await page.getByRole("button", { name: `Role…: ${anna.username}` }).click();
  const dialog = page.getByRole("dialog", { name: `Role of ${anna.username}` });
  await expect(dialog.getByRole("checkbox", { name: "English" })).toBeChecked();
  expect(await accessibilityFindings(page, { part: "dialog[open]" })).toEqual([]);
  await dialog.getByLabel("Role").selectOption("editor");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Role…: ${anna.username}` })).toBeFocused();
  await desk.reload();
  await expect(desk.getByRole("button", { name: "Schedule…" }).first()).toBeVisible();
  await desk.close();
  await editor.deletePost(id);
});
