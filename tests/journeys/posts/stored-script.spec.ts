import { createHash } from "node:crypto";
import { wakePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect, test as base } from "#tests/support/browser/journey.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { withClient } from "#tests/support/storage/copy-database.ts";

const code = 'document.title = "run";';
const stored = `<p>Text</p><script>${code}</script><img src="/no" onerror="${code.replaceAll('"', "'")}">`;

const test = base.extend<{ refused: string[] }>({
  refused: async ({}, use) => use([]),
  // Here the browser must complain, of what it does not run and of the picture that is not there.
  watchedPage: async ({ page, refused }, use) => {
    page.on("console", (message) => {
      if (/script-src/.test(message.text())) refused.push(message.text());
    });
    await use();
  },
});

test("a script in a stored text does not run, and the page's policy does not name it @core", async ({
  page,
  editor,
  site,
  refused,
}) => {
  const { id, translations } = await editor.createPost(writtenPost());
  // As a flaw of the cleaner, or somebody with the database's password, might leave it.
  await withClient(site.databaseUrl, (client) =>
    client.query("update post_translations set content = $1 where post_id = $2", [stored, id]),
  );
  const answer = await page.goto(`/hu/post/${translations.hu?.slug}`);
  const policy = answer?.headers()["content-security-policy"];
  expect(await answer?.text()).toContain(code);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain(createHash("sha256").update(code).digest("base64"));
  await expect.poll(() => refused.length).toBe(2);
  // Our own scripts run: the page wakes.
  await wakePage(page);
  await expect(page).not.toHaveTitle("run");
  await editor.deletePost(id);
});
