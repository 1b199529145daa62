import { chmod, mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { takeFolderLock, type FolderLock } from "./folder-lock.ts";
import { openHolderRecord } from "./holder-record.ts";

const log = pino({ level: "silent" });
const quick = { timeout: 0, grace: 0, beat: 40 };

async function take(folder: string, options = quick): Promise<FolderLock> {
  const lock = await takeFolderLock(folder, log, options);
  if ("heldBy" in lock) throw new Error(`held by ${lock.heldBy}`);
  onTestFinished(lock.release);
  return lock;
}

test("a folder has one holder, who is named to the others; released, it is the next one's", async () => {
  const folder = await makeTemporaryFolder();
  const first = await take(folder);
  await expect(take(folder)).rejects.toThrow(
    new RegExp(`held by process ${process.pid} on host .+, since 20`),
  );
  await first.release();
  await take(folder);
});

test("no other user of the machine can lock it, or read who has it", async () => {
  const folder = await makeTemporaryFolder();
  const files = ["folder.lock", "folder-holder.json"].map((name) => join(folder, name));
  for (const former of [false, true]) {
    if (former) for (const file of files) await chmod(file, 0o644);
    const lock = await take(folder);
    for (const file of files) expect((await stat(file)).mode & 0o777, file).toBe(0o600);
    await lock.release();
  }
});

test("a start that comes while the holder ends waits for it", async () => {
  const folder = await makeTemporaryFolder();
  const first = await take(folder);
  await first.announceEnd();
  const second = take(folder, { ...quick, timeout: 60_000 });
  await expect(take(folder)).rejects.toThrow("it is just starting or ending");
  await first.release();
  await second;
});

test("a heart that beats on another machine keeps the folder, even where locks do not reach it", async () => {
  const folder = await makeTemporaryFolder();
  const elsewhere = await openHolderRecord(join(folder, "folder-holder.json"), log, "another kernel");
  await elsewhere.write();
  const beating = setInterval(() => void elsewhere.write(), quick.beat);
  onTestFinished(() => clearInterval(beating));
  await expect(take(folder)).rejects.toThrow(/held by process/);
  await elsewhere.close();
});

test("a heart that has stopped on another machine does not keep the folder", async () => {
  const folder = await makeTemporaryFolder();
  const elsewhere = await openHolderRecord(join(folder, "folder-holder.json"), log, "another kernel");
  await elsewhere.write();
  await elsewhere.close();
  await take(folder);
  expect(await readFile(join(folder, "folder-holder.json"), "utf8")).not.toContain("another kernel");
});

test("a link in place of the holder's record is not followed", async () => {
  const folder = await makeTemporaryFolder();
  await writeFile(join(folder, "precious"), "precious");
  await symlink("precious", join(folder, "folder-holder.json"));
  await expect(take(folder)).rejects.toThrow(/ELOOP/);
  expect(await readFile(join(folder, "precious"), "utf8")).toBe("precious");
});

test("a folder that cannot be locked is told with its file", async () => {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, "folder.lock"));
  await expect(take(folder)).rejects.toThrow(/The data folder cannot be locked: .*folder\.lock/);
});
