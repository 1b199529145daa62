import { execFile } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { printHtml } from "#api/post-html/print-html.ts";
import { expect, test } from "vitest";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { findBackupState, runBackup } from "#server/domain/backups/run-backup.ts";
import { removeOldOriginals } from "#server/domain/media/put-originals.ts";
import { cleanStoredPosts } from "#server/domain/posts/cleaning/clean-stored-posts.ts";
import { cleaningJob } from "#server/domain/posts/cleaning/stored-texts.ts";
import { readPost } from "#server/domain/posts/reading/read-posts.ts";
import { publishPost } from "#server/domain/posts/write-post.ts";
import { Database } from "#server/storage/database.ts";
import { hasOneTimeJob, insertOneTimeJob } from "#server/storage/queries/one-time-jobs.ts";
import { pictures, visitDays } from "#server/storage/schema.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { fullBackup, passphrase, photographOf, writePhotograph } from "#tests/support/servers/full-backup.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { bringToStore } from "#tests/support/storage/with-media-store.ts";
import { mediaSettings, startS3Server } from "#tests/support/servers/s3-server.ts";
import { openSignedInServer, openTestServer } from "#tests/support/servers/test-server.ts";
import { differences, fillSite, readWholeSite } from "#tests/support/servers/whole-site.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

const run = promisify(execFile);
const now = new Date("2026-11-22T08:00:00Z");

/** The backup of a full site as a file. */
async function backupFile(kind: "plain" | "encrypted"): Promise<string> {
  const file = join(await makeTemporaryFolder(), "site.backup");
  await writeFile(file, (await fullBackup())[kind]);
  return file;
}

test.each([
  ["plain", undefined],
  ["encrypted", passphrase],
] as const)(
  "an empty installation answers byte by byte as the one that was backed up (%s)",
  async (kind, phrase) => {
    const { manifest, answers } = await fullBackup();
    expect(manifest.rows).toMatchObject({
      posts: 3,
      post_translations: 5,
      binned_posts: 1,
      accounts: 2,
      contact_messages: 2,
    });
    const server = await openTestServer();
    const { db, env } = server;
    const file = await backupFile(kind);
    await restoreBackup({ db, dataDir: env.DATA_DIR, file, replace: false, passphrase: phrase });
    const restored = await readWholeSite(server.app);
    expect([...answers.keys()].filter((path) => path.startsWith("/media/"))).toHaveLength(8);
    expect(differences(restored, answers)).toEqual([]);
    expect(await readFile(photographOf(server, "places/Líma.jpg"), "utf8")).toBe("a photograph");
  },
);

/** Made by a release that encrypted by itself, when days had visitors. */
const formerBackup = "tests/support/samples/former-backup.tar.gz.enc";

test("a backup that a release before age encrypted is restored; changed, cut off or under another passphrase it is refused", async () => {
  const server = await openTestServer();
  const { db, env } = server;
  const bytes = await readFile(formerBackup);
  const file = join(await makeTemporaryFolder(), "former.backup");
  const restore = async (content: Buffer, phrase = passphrase) => {
    await writeFile(file, content);
    return restoreBackup({ db, dataDir: env.DATA_DIR, file, replace: false, passphrase: phrase });
  };
  await expect(restore(bytes, "egy hosszu jelmondat")).rejects.toThrow("the passphrase is wrong");
  const changed = Buffer.from(bytes);
  changed[1000] = 255 - (changed[1000] ?? 0);
  await expect(restore(changed)).rejects.toThrow("damaged");
  for (const length of [20, 34, 1000]) {
    await expect(restore(bytes.subarray(0, length)), String(length)).rejects.toThrow("damaged");
  }
  await restore(bytes);
  expect(await readPost(db, "marad", "hu")).toMatchObject({ title: "Marad" });
  expect(await db.select().from(visitDays)).toEqual([{ day: "2026-11-22", views: 3 }]);
});

test("nobody else may read a backup, and gzip and tar can", async () => {
  const { db } = await openTestDatabase();
  const folder = await makeTemporaryFolder();
  const file = join(folder, "site.tar.gz");
  await makeBackup({ db, dataDir: folder, file, now });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await run("gzip", ["-t", file]);
  const { stdout } = await run("tar", ["-tzf", file]);
  expect(stdout.trim().split("\n")).toEqual(["backup.json", "manifest.json"]);
});

test("a backup that fails leaves no file, and is noted", async () => {
  const { db } = await openTestDatabase();
  const folder = await makeTemporaryFolder();
  await db.execute("alter table contact_messages rename to elsewhere");
  const attempt = runBackup({ db, dataDir: folder, file: join(folder, "site.backup"), now: () => now });
  await expect(attempt).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
  const failure = { at: now, message: expect.stringContaining("contact_messages") };
  expect(await findBackupState(db, now)).toEqual({ state: "failed", lastGoodAt: null, failure });
});

test("into an installation that is in use it goes only with --replace, and then nothing of that is left", async () => {
  const { manifest, answers } = await fullBackup();
  const server = await openSignedInServer();
  const { db, env, api } = server;
  await api.createPost(hungarianPost("Másik"));
  await api.register({ username: "Másvalaki", password: "titkos jelszo 3" });
  await writePhotograph(server, "places/cusco.jpg", "another");
  const options = { db, dataDir: env.DATA_DIR, file: await backupFile("plain") };

  const before = await readWholeSite(server.app);
  await expect(restoreBackup({ ...options, replace: false })).rejects.toThrow(
    "this installation is not empty (accounts: 2, posts: 1, post_translations: 1, post_slugs: 1, post_revisions: 1, translation_states: 1, photographs: 1); --replace",
  );
  expect(differences(await readWholeSite(server.app), before)).toEqual([]);

  await api.signIn(administrator);
  await restoreBackup({ ...options, replace: true });
  expect(differences(await readWholeSite(server.app), answers)).toEqual([]);
  await expect(api.listWaitingAccounts()).rejects.toMatchObject({ status: 401 });
  await expect(stat(photographOf(server, "places/cusco.jpg"))).rejects.toMatchObject({ code: "ENOENT" });
  expect(await readFile(photographOf(server, "places/Líma.jpg"), "utf8")).toBe("a photograph");
  // The next post takes the place in the site map that it would have had.
  const places = await db.execute("select last_value from sitemap_places");
  expect(places.rows).toEqual([{ last_value: String(manifest.sequences["sitemap_places"]?.value) }]);
});

test("what a backup holds is cleaned again, whatever it says of itself, and before that when it is shown", async () => {
  const { db } = await openTestDatabase();
  const { id } = await publishPost(db, hungarianPost("Lima"), { now });
  const dirty = '<p><a href="javascript:x()">a</a></p>';
  await db.execute(sql`update post_translations set content = to_jsonb(${dirty}::text)`);
  await insertOneTimeJob(db, cleaningJob);
  const folder = await makeTemporaryFolder();
  const file = join(folder, "site.backup");
  await makeBackup({ db, dataDir: folder, file, now });
  const { db: empty } = await openTestDatabase();
  await restoreBackup({ db: empty, dataDir: await makeTemporaryFolder(), file, replace: false });
  expect(printHtml((await readPost(empty, id, "hu")).blocks)).toBe("<p>a</p>");
  expect(await cleanStoredPosts(empty)).toBe(1);
  expect(await hasOneTimeJob(empty, cleaningJob)).toBe(true);
});

test("originals in the media store are in the backup, which is restored with such a store or without", async () => {
  const bucket = await startS3Server();
  const settings = mediaSettings(bucket);
  const server = await openSignedInServer({ settings });
  await fillSite(server);
  expect(bucket.objects.size).toBe(4);
  const answers = await readWholeSite(server.app);
  const file = join(await makeTemporaryFolder(), "site.backup");
  const without = await openTestServer();
  const { $client, writers } = server.db;
  const backup = { db: new Database($client, writers), dataDir: server.env.DATA_DIR, file, now };
  await expect(makeBackup(backup)).rejects.toThrow("which MEDIA_URL does not name");
  const manifest = await makeBackup({ ...backup, db: server.db });
  expect(manifest.files).toEqual({ pictures: 4, brand_files: 4 });

  await restoreBackup({ db: without.db, dataDir: without.env.DATA_DIR, file, replace: false });
  expect(differences(await readWholeSite(without.app), answers)).toEqual([]);

  const [before] = bucket.objects.keys();
  await restoreBackup({ db: server.db, dataDir: server.env.DATA_DIR, file, replace: true });
  expect(await bringToStore(server.db)).toBe(4);
  expect((await server.db.select().from(pictures)).map(({ bytes }) => bytes)).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(differences(await readWholeSite(server.app), answers)).toEqual([]);
  // Originals from before the restore are removed a day later.
  await removeOldOriginals(server.db, new Date(Date.now() + 25 * 3_600_000));
  expect(bucket.objects.size).toBe(4);
  expect(bucket.objects.has(before ?? "")).toBe(false);
  expect(differences(await readWholeSite(server.app), answers)).toEqual([]);
});
