import { createHash } from "node:crypto";
import { test as base } from "@playwright/test";
import { wakePage } from "#tests/support/browser/goto-hydrated.ts";
import { expect } from "#tests/support/browser/journey.ts";
import { writtenPost } from "#tests/support/samples/written-post.ts";
import { signedInClient } from "#tests/support/servers/http-client.ts";
import { prepared, runJourneySite } from "#tests/support/servers/run-journey-site.ts";
import { copyDatabase, withClient } from "#tests/support/storage/copy-database.ts";

const code = 'document.title = "run";';

/** A post as a flaw of the cleaner, or somebody with the database's password, might leave it. */
const test = base.extend<{ address: string }>({
  async address({}, use) {
    const { [prepared.postgresUrl]: postgres = "", [prepared.database]: template = "" } = process.env;
    const DATABASE_URL = await copyDatabase(postgres, template);
    await runJourneySite({ DATABASE_URL }, async ({ url }) => {
      const { id, translations } = await (await signedInClient(url)).createPost(writtenPost());
      const stored = `<p>Text</p><script>${code}</script><img src="/no" onerror="${code.replaceAll('"', "'")}">`;
      await withClient(DATABASE_URL, (client) =>
        client.query("update post_translations set content = $1 where post_id = $2", [stored, id]),
      );
      await use(`${url}/hu/post/${translations.hu?.slug}`);
    });
  },
});

test("a script in a stored text does not run, and the page's policy does not name it @core", async ({
  page,
  address,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/script-src/.test(message.text())) refused.push(message.text());
  });
  const answer = await page.goto(address);
  const policy = answer?.headers()["content-security-policy"];
  expect(await answer?.text()).toContain(code);
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toContain(createHash("sha256").update(code).digest("base64"));
  await expect.poll(() => refused.length).toBe(2);
  // Our own scripts run: the page wakes.
  await wakePage(page);
  await expect(page).not.toHaveTitle("run");
});
