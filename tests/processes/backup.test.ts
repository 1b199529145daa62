import { execFile } from "node:child_process";
import { mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { makeBackup } from "#server/domain/backups/make-backup.ts";
import { restoreBackup } from "#server/domain/backups/restore-backup.ts";
import { findBackupState, runBackup } from "#server/domain/backups/run-backup.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { administrator, httpClient, signedInClient } from "#tests/support/servers/http-client.ts";
import { startSite } from "#tests/support/servers/start-site.ts";
import { startTool } from "#tests/support/servers/start-tool.ts";
import { openSignedInServer } from "#tests/support/servers/test-server.ts";
import { differences, fillSite, readWholeSite } from "#tests/support/servers/whole-site.ts";
import { makeDataFolder } from "#tests/support/storage/make-data-folder.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";

const run = promisify(execFile);
const now = new Date("2026-11-22T08:00:00Z");
const passphrase = "egy hosszú jelmondat";

function backUp(folder: string, args: string[], settings?: Record<string, string>) {
  return startTool("scripts/backup.ts", folder, args, settings).ended;
}

function restore(folder: string, args: string[], settings?: Record<string, string>) {
  return startTool("scripts/restore.ts", folder, args, settings).ended;
}

async function start(folder: string) {
  const site = await startSite({ DATA_DIR: folder, STARTER_POSTS: "off" });
  onTestFinished(() => void site.end("SIGKILL"));
  return site;
}

test("a running site is backed up, and restored into a running one, whose kept pages change at once", async () => {
  const folder = await makeTemporaryFolder();
  const file = join(folder, "site.backup");
  const [from, to] = [await makeDataFolder(), await makeDataFolder()];
  const site = await start(from);
  await (await signedInClient(site.url)).createPost(hungarianPost("Mentett bejegyzés"));
  const made = await backUp(from, [file]);
  expect(made.output).toContain(`Written and read back: ${file}`);
  expect(made.code).toBe(0);
  await site.end("SIGTERM");

  const other = await start(to);
  const seen = async () => (await fetch(`${other.url}/hu/blog`)).text();
  expect(await seen()).not.toContain("Mentett");
  expect(await seen()).not.toContain("Mentett");
  const restored = await restore(to, [file]);
  expect(restored.output).toMatch(/accounts: 1, .*posts: 1, /);
  expect(restored.code).toBe(0);
  await expect.poll(seen).toContain("Mentett");
  await httpClient(other.url).signIn(administrator);
  expect(await restore(to, [file])).toMatchObject({
    code: 1,
    output: expect.stringContaining("is not empty"),
  });
  expect(await restore(to, [file, "--replace"])).toMatchObject({ code: 0 });
  await other.end("SIGTERM");
});

test("an encrypted backup is restored with its passphrase, and a plain one is read by gzip and tar", async () => {
  const { url: DATABASE_URL } = await openTestDatabase();
  const files = await makeTemporaryFolder();
  const [plain, encrypted] = [join(files, "a.tar.gz"), join(files, "a.enc")];
  expect(await backUp(files, [plain], { DATABASE_URL })).toMatchObject({ code: 0 });
  const made = await backUp(files, [encrypted], { DATABASE_URL, BACKUP_PASSPHRASE: passphrase });
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(", encrypted)") });
  await run("gzip", ["-t", plain]);
  const { stdout } = await run("tar", ["-tzf", plain]);
  expect(stdout.trim().split("\n")).toEqual(["backup.json", "manifest.json"]);

  const restoreWith = (BACKUP_PASSPHRASE: string) =>
    restore(files, [encrypted], { DATABASE_URL, BACKUP_PASSPHRASE });
  expect((await restoreWith("some other phrase")).output).toContain("the passphrase is wrong");
  expect((await restoreWith("")).output).toContain("no password was given");
  expect(await restoreWith(passphrase)).toMatchObject({ code: 0 });
});

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("%s ends a backup and its database, and leaves no file", async (signal, code) => {
  const [folder, files] = [await makeDataFolder(), await makeTemporaryFolder()];
  const photographs = join(folder, "photographs");
  await mkdir(photographs);
  for (const name of ["a.jpg", "b.jpg"]) {
    const photograph = await open(join(photographs, name), "w");
    await photograph.truncate(2 ** 30);
    await photograph.close();
  }
  const tool = startTool("scripts/backup.ts", folder, [join(files, "site.backup")]);
  tool.child.stdout?.once("data", () => tool.child.kill(signal));
  const { code: ended, output } = await tool.ended;
  expect(output).toContain(`Stopped by ${signal}`);
  expect(ended).toBe(code);
  expect(await readdir(files)).toEqual([]);
  expect(await readdir(join(folder, "postgres"))).not.toContain("postmaster.pid");
});

test("a restore that is stopped in its middle has changed nothing", async () => {
  const [full, victim] = [await openSignedInServer(), await openSignedInServer()];
  await fillSite(full);
  await victim.api.createPost(hungarianPost("Marad"));
  const file = join(await makeTemporaryFolder(), "site.backup");
  await makeBackup({ db: full.db, dataDir: full.env.DATA_DIR, file, now });
  const before = await readWholeSite(victim.app);
  const stopping = new AbortController();
  const attempt = restoreBackup({
    db: victim.db,
    dataDir: victim.env.DATA_DIR,
    file,
    replace: true,
    signal: stopping.signal,
    onProgress: (what, done) => void (what === "restored" && done === 6 && stopping.abort()),
  });
  await expect(attempt).rejects.toThrow("aborted");
  expect(differences(await readWholeSite(victim.app), before)).toEqual([]);
});

test("a backup that fails leaves no file, and is noted", async () => {
  const { db } = await openTestDatabase();
  const folder = await makeTemporaryFolder();
  await db.execute("alter table contact_messages rename to elsewhere");
  const attempt = runBackup({ db, dataDir: folder, file: join(folder, "site.backup"), now: () => now });
  await expect(attempt).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
  expect(await findBackupState(db, now)).toEqual({ state: "failed", lastGoodAt: null });
});

test.each([
  ["backup", [], 2, "Usage: npm run backup"],
  ["backup", ["a", "--zip"], 2, "Unknown option"],
  ["backup", ["package.json"], 1, "exists already"],
  ["restore", [], 2, "Usage: npm run restore"],
  ["restore", ["nincs.backup"], 1, "nincs.backup"],
] as const)("%s with %j ends with %i and says why", async (script, args, code, words) => {
  const settings = { DATABASE_URL: "postgres://127.0.0.1:1/none" };
  const result = await startTool(`scripts/${script}.ts`, await makeTemporaryFolder(), [...args], settings)
    .ended;
  expect(result.output).toContain(words);
  expect(result.code).toBe(code);
});
