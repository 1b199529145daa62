import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { photographsFolder } from "#server/domain/photographs/find-photographs.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { openSignedInServer, openTestServer, type TestServer } from "#tests/support/servers/test-server.ts";
import { differences, fillSite, readWholeSite } from "#tests/support/servers/whole-site.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";

const now = new Date("2026-11-22T08:00:00Z");

const photograph = ({ env }: TestServer, name: string) => join(photographsFolder(env.DATA_DIR), name);

async function writePhotograph(server: TestServer, name: string, content: string): Promise<void> {
  await mkdir(dirname(photograph(server, name)), { recursive: true });
  await writeFile(photograph(server, name), content);
}

/** Backs up a full site with a photograph; gives the file and what the site answers. */
async function backUpFullSite(passphrase?: string) {
  const server = await openSignedInServer();
  await fillSite(server);
  await writePhotograph(server, "places/Líma.jpg", "a photograph");
  const file = join(await makeTemporaryFolder(), "site.backup");
  const manifest = await makeBackup({ db: server.db, dataDir: server.env.DATA_DIR, file, now, passphrase });
  return { file, manifest, answers: await readWholeSite(server.app) };
}

test.each([undefined, "egy hosszú jelmondat"])(
  "an empty installation answers byte by byte as the one that was backed up (passphrase: %s)",
  async (passphrase) => {
    const { file, manifest, answers } = await backUpFullSite(passphrase);
    expect(manifest.rows).toMatchObject({ posts: 2, post_translations: 4, accounts: 2, contact_messages: 2 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const server = await openTestServer();
    const { db, env } = server;
    await restoreBackup({ db, dataDir: env.DATA_DIR, file, replace: false, passphrase });
    const restored = await readWholeSite(server.app);
    expect([...answers.keys()].filter((path) => path.startsWith("/media/"))).toHaveLength(4);
    expect(differences(restored, answers)).toEqual([]);
    expect(await readFile(photograph(server, "places/Líma.jpg"), "utf8")).toBe("a photograph");
  },
);

test("into an installation that is in use it goes only with --replace, and then nothing of that is left", async () => {
  const { file, manifest, answers } = await backUpFullSite();
  const server = await openSignedInServer();
  const { db, env, api } = server;
  await api.createPost(hungarianPost("Másik"));
  await api.register({ username: "Másvalaki", password: "titkos jelszo 3" });
  await writePhotograph(server, "places/cusco.jpg", "another");
  const options = { db, dataDir: env.DATA_DIR, file };

  const before = await readWholeSite(server.app);
  await expect(restoreBackup({ ...options, replace: false })).rejects.toThrow(
    "this installation is not empty (accounts: 2, posts: 1, post_translations: 1, post_slugs: 1, photographs: 1); --replace",
  );
  expect(differences(await readWholeSite(server.app), before)).toEqual([]);

  await api.signIn(administrator);
  await restoreBackup({ ...options, replace: true });
  expect(differences(await readWholeSite(server.app), answers)).toEqual([]);
  await expect(api.listWaitingAccounts()).rejects.toMatchObject({ status: 401 });
  await expect(stat(photograph(server, "places/cusco.jpg"))).rejects.toMatchObject({ code: "ENOENT" });
  expect(await readFile(photograph(server, "places/Líma.jpg"), "utf8")).toBe("a photograph");
  // The next post takes the place in the site map that it would have had.
  const places = await db.execute("select last_value from sitemap_places");
  expect(places.rows).toEqual([{ last_value: String(manifest.sequences["sitemap_places"]?.value) }]);
});
