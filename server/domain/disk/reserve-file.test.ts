import { readdir, stat, symlink } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { mountSmallDisk } from "#tests/support/storage/small-disk.ts";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { keepReserveFile } from "./reserve-file.ts";
import { createCapacityCheck, findFreeSpace, megabyte } from "./free-space.ts";

const size = 64 * megabyte;

async function openDisk() {
  const disk = await mountSmallDisk(280);
  if (!disk) return null;
  const said: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void said.push(line) });
  const reserveFile = keepReserveFile({ dataFolder: disk.folder, minFree: 100 * megabyte, log });
  onTestFinished(() => reserveFile.stop());
  return { ...disk, said, reserveFile, path: join(disk.folder, "cache", "reserved-space") };
}

test("the reserve file is made where there is room, given up when there is none, and made again", async (context) => {
  const disk = await openDisk();
  if (!disk) return context.skip();
  const { reserveFile, path, fill, empty, said } = disk;
  await reserveFile.look();
  // A start has other things to write.
  await expect(stat(path)).rejects.toMatchObject({ code: "ENOENT" });
  await reserveFile.look({ mayMake: true });
  expect((await stat(path)).size).toBe(size);
  await fill(50 * megabyte);
  await reserveFile.look({ mayMake: true });
  expect((await stat(path)).size).toBe(size);
  expect(said.join()).toContain("the disk is nearly full");
  await fill();
  await reserveFile.look({ mayMake: true });
  await expect(stat(path)).rejects.toMatchObject({ code: "ENOENT" });
  expect(await findFreeSpace(disk.folder)).toBeGreaterThanOrEqual(size);
  // Only what is left over is made into a reserve file again.
  await reserveFile.look({ mayMake: true });
  await expect(stat(path)).rejects.toMatchObject({ code: "ENOENT" });
  await empty();
  await reserveFile.look({ mayMake: true });
  expect((await stat(path)).size).toBe(size);
  expect(await readdir(join(disk.folder, "cache"))).toEqual(["reserved-space"]);
  expect(said.join()).toContain("there is room on the disk again");
});

test("with little room what is large is refused, and without a limit nothing is", async (context) => {
  const disk = await openDisk();
  if (!disk) return context.skip();
  const limit = 100 * megabyte;
  await createCapacityCheck(disk.folder, limit).requireCapacity();
  await disk.fill(50 * megabyte);
  await expect(createCapacityCheck(disk.folder, limit).requireCapacity()).rejects.toMatchObject({
    code: "no_space",
  });
  await createCapacityCheck(disk.folder, 0).requireCapacity();
  // A folder that is not there yet has no disk of its own.
  await createCapacityCheck(join(disk.folder, "none"), limit).requireCapacity();
});

test("the database's folder may lie on another disk than the rest", async (context) => {
  const disk = await openDisk();
  if (!disk) return context.skip();
  const dataFolder = await makeTemporaryFolder();
  await symlink(disk.folder, join(dataFolder, "postgres"));
  await disk.fill(50 * megabyte);
  expect(await findFreeSpace(dataFolder)).toBeLessThanOrEqual(50 * megabyte);
});
