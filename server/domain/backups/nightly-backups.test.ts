import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { BackupFailure } from "#api/admin/backup-faults.ts";
import { s3Keys, startS3Server } from "#tests/support/servers/s3-server.ts";
import { hungarianPost } from "#tests/support/samples/written-post.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { openTestDatabase } from "#tests/support/storage/test-database.ts";
import { withBackupLock } from "#server/storage/backups/backup-runs.ts";
import { changePost, publishPost } from "#server/domain/posts/write-post.ts";
import { folderStore, type BackupStore } from "./backup-store.ts";
import { openNightlyBackups, type NightlyOptions } from "./nightly-backups.ts";
import { readArchive } from "./read-archive.ts";
import { failureOf, findBackupState, lastGoodBackup, runBackup } from "./run-backup.ts";
import { s3Store } from "./s3-store.ts";

const hour = 60 * 60_000;

/** A site whose clock the test moves, with the names of its backups. */
async function openSite(changes: Partial<NightlyOptions> = {}) {
  const { db } = await openTestDatabase();
  const dataDir = changes.dataDir ?? (await makeTemporaryFolder());
  const clock = { time: Date.UTC(2026, 10, 22, 15) };
  const errors: string[] = [];
  const waits = { count: 0 };
  const states: string[] = [];
  const options: NightlyOptions = {
    db,
    dataDir,
    store: null,
    now: () => new Date(clock.time),
    onDone: () => {},
    onBusy: () => {
      waits.count += 1;
    },
    onError: (error) => errors.push((error as Error).message),
    onState: async ({ state }) => void states.push(state),
    ...changes,
  };
  const open = () => {
    const backups = openNightlyBackups(options);
    onTestFinished(() => backups.close());
    return backups;
  };
  const made = () => readdir(join(dataDir, "backups")).then((names) => names.toSorted());
  return { db, dataDir, clock, errors, waits, states, open, made, backups: open() };
}

test("the first backup is made at once, the next in the night, and each can be read", async () => {
  const { db, dataDir, clock, errors, states, made, backups } = await openSite();
  await backups.backUpIfDue();
  await backups.backUpIfDue();
  expect(await made()).toEqual(["irany-peru-2026-11-22T150000Z.tar.gz"]);
  clock.time = Date.UTC(2026, 10, 23, 7, 59);
  await backups.backUpIfDue();
  clock.time = Date.UTC(2026, 10, 23, 8, 10);
  await backups.backUpIfDue();
  clock.time += hour / 4;
  await backups.backUpIfDue();
  expect(await made()).toEqual([
    "irany-peru-2026-11-22T150000Z.tar.gz",
    "irany-peru-2026-11-23T081000Z.tar.gz",
  ]);
  for (const name of await made()) await readArchive(join(dataDir, "backups", name), {});
  expect((await stat(join(dataDir, "backups"))).mode & 0o777).toBe(0o700);
  expect(await lastGoodBackup(db)).toMatchObject({
    finishedAt: new Date("2026-11-23T08:10:00Z"),
    file: join(dataDir, "backups", "irany-peru-2026-11-23T081000Z.tar.gz"),
    bytes: expect.any(Number),
  });
  expect([errors, states]).toEqual([[], ["good", "good", "good", "good", "good"]]);
});

test("a copy goes elsewhere; with a passphrase both are encrypted", async () => {
  const folder = join(await makeTemporaryFolder(), "disk", "peru");
  const passphrase = "egy hosszú jelmondat";
  const { dataDir, made, backups } = await openSite({ store: folderStore(folder), passphrase });
  await backups.backUpIfDue();
  const [name = ""] = await made();
  expect(name).toBe("irany-peru-2026-11-22T150000Z.tar.gz.age");
  expect(await readdir(folder)).toEqual([name]);
  const [file, copy] = [join(dataDir, "backups", name), join(folder, name)];
  expect((await readFile(copy)).equals(await readFile(file))).toBe(true);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  await readArchive(copy, { passphrase });
});

test("where backups go elsewhere, work is saved within ten minutes, and a site where nothing changes makes no more", async () => {
  const { db, clock, made, backups } = await openSite({ store: folderStore(await makeTemporaryFolder()) });
  const look = async () => {
    clock.time += hour / 6;
    await backups.backUpIfDue();
    return (await made()).at(-1);
  };
  await backups.backUpIfDue();
  const [first] = await made();
  expect(await look()).toBe(first);
  const { id } = await publishPost(db, hungarianPost("Új"), { now: new Date(clock.time) });
  const second = await look();
  expect(second).not.toBe(first);
  expect(await look()).toBe(second);
  await changePost(db, id, hungarianPost("Más"), { now: new Date(clock.time) });
  expect(await look()).not.toBe(second);
});

test("what fails is reported, noted, and tried again in an hour; after two days the backup is old", async () => {
  let isAway = true;
  const folder = await makeTemporaryFolder();
  const store: BackupStore = {
    ...folderStore(folder),
    put: (...args) =>
      isAway ? Promise.reject(new Error("the disk is away")) : folderStore(folder).put(...args),
  };
  const { db, clock, errors, made, backups } = await openSite({ store });
  await backups.backUpIfDue();
  clock.time += hour - 1000;
  await backups.backUpIfDue();
  expect(errors).toEqual(["the disk is away"]);
  const failure = { at: new Date(Date.UTC(2026, 10, 22, 15)), message: "the disk is away" };
  const failed = { state: "failed", lastGoodAt: null, failure };
  expect(await findBackupState(db, new Date(clock.time))).toEqual(failed);
  clock.time += 1000;
  await backups.backUpIfDue();
  expect(errors).toHaveLength(2);
  // For one day the newest stays, whether it was copied or not.
  expect(await made()).toEqual(["irany-peru-2026-11-22T160000Z.tar.gz"]);
  expect(await findBackupState(db, new Date(clock.time + 48 * hour))).toEqual({
    state: "old",
    lastGoodAt: null,
    failure: { ...failure, at: new Date(clock.time) },
  });
  isAway = false;
  clock.time += hour;
  await backups.backUpIfDue();
  const lastGoodAt = new Date(clock.time);
  expect(await findBackupState(db, lastGoodAt)).toEqual({ state: "good", lastGoodAt, failure: null });
  expect(await findBackupState(db, new Date(clock.time + 49 * hour))).toMatchObject({
    state: "old",
    lastGoodAt,
  });
});

test("why a backup failed is noted: a file where a folder should be, a server that refuses, one that is not there", async () => {
  const folder = join(await makeTemporaryFolder(), "file");
  await writeFile(folder, "no folder");
  const { endpoint } = await startS3Server();
  const bucket = { endpoint, bucket: "peru-backups", prefix: "", ...s3Keys };
  const places: [BackupStore, BackupFailure][] = [
    [folderStore(join(folder, "peru")), "out_of_reach"],
    [s3Store({ ...bucket, secretAccessKey: "another one" }), "no_rights"],
    // Nobody listens at this port.
    [s3Store({ ...bucket, endpoint: "http://127.0.0.1:9" }), "out_of_reach"],
  ];
  for (const [store, reason] of places) {
    const { db, backups } = await openSite({ store });
    await backups.backUpIfDue();
    const { message = "" } = (await findBackupState(db, new Date())).failure ?? {};
    expect([message, failureOf(message)]).toEqual([expect.stringMatching(/\w/), reason]);
  }
});

test.each([
  ["ENOSPC: no space left on device, write", "no_room"],
  ["s3.test answered 507 (XMinioStorageFull) to PUT peru", "no_room"],
  ["EACCES: permission denied, mkdir '/srv/peru'", "no_rights"],
  ["EROFS: read-only file system, open '/srv/peru'", "no_rights"],
  ["s3.test answered 404 (NoSuchBucket) to PUT peru", "out_of_reach"],
  ["fetch failed: getaddrinfo ENOTFOUND s3.test", "out_of_reach"],
  ["The operation was aborted due to timeout", "out_of_reach"],
  ["the copy at /srv/peru was read back, and is not the same", "other"],
])("%s is told as %s", (noted, reason) => {
  expect(failureOf(noted)).toBe(reason);
});

test("of several processes on one database one makes the backup", async () => {
  const { made, open, backups } = await openSite();
  await Promise.all([backups, open(), open()].map((one) => one.backUpIfDue()));
  expect(await made()).toHaveLength(1);
});

test("a backup that is due and has to wait for another is told of, and made when that is done", async () => {
  const { db, waits, made, backups } = await openSite();
  await withBackupLock(db, () => backups.backUpIfDue());
  await expect(made()).rejects.toMatchObject({ code: "ENOENT" });
  expect(waits.count).toBe(1);
  await backups.backUpIfDue();
  expect(await made()).toHaveLength(1);
  expect(waits.count).toBe(1);
});

test("a site that stops leaves no half backup, and notes no failure; what a killed one left is removed", async () => {
  const { db, dataDir, errors, made, backups, open } = await openSite();
  const running = backups.backUpIfDue();
  await backups.close();
  await running;
  expect(await findBackupState(db, new Date())).toMatchObject({ state: "none", lastGoodAt: null });
  expect(errors).toEqual([]);
  await open().backUpIfDue();
  await writeFile(join(dataDir, "backups", ".irany-peru-2026-11-22T140000Z.tar.gz.7.partial"), "half");
  const next = await openSite({ dataDir });
  next.clock.time += hour;
  await next.backups.backUpIfDue();
  expect(await made()).toEqual(["irany-peru-2026-11-22T160000Z.tar.gz"]);
});

test("a backup that was made by hand counts", async () => {
  const { db, dataDir, clock, made, backups } = await openSite();
  const now = () => new Date(clock.time);
  await runBackup({ db, dataDir, file: join(await makeTemporaryFolder(), "site.backup"), now });
  clock.time += hour;
  await backups.backUpIfDue();
  await expect(made()).rejects.toMatchObject({ code: "ENOENT" });
});
