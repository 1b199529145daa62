import { createHash } from "node:crypto";
import { hydratePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test } from "#tests/support/browser/journey.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { withClient } from "#tests/support/storage/copy-database.ts";

const code = 'document.title = "run";';
const stored = `<p onmouseover="${code.replaceAll('"', "'")}">Text</p><script>${code}</script>`;

test("a script in a stored text is shown as words, and the page's policy does not name it @core", async ({
  page,
  editor,
  site,
}) => {
  const { id, translations } = await editor.createPost(writtenPost());
  // A script as a flaw of the cleaner, or somebody with the database's password, might leave it.
  await withClient(site.databaseUrl, (client) =>
    client.query("update post_translations set content = $1 where post_id = $2", [
      JSON.stringify(stored),
      id,
    ]),
  );
  const answer = await page.goto(`/hu/post/${translations.hu?.slug}`);
  expect(await answer?.text()).toContain(`<p>Text</p><p>${code}</p>`);
  const policy = answer?.headers()["content-security-policy"];
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain(createHash("sha256").update(code).digest("base64"));
  // Our own scripts run: the page hydrates.
  await hydratePage(page);
  await page.getByText("Text", { exact: true }).hover();
  await expect(page).not.toHaveTitle("run");
  await editor.deletePost(id);
});
