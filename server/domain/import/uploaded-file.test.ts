import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { receiveImportFile, removeOldImportFiles, requireImportFile } from "./uploaded-file.ts";

const { signal } = new AbortController();
const limits = { signal, bytes: 2, minFree: 0 };

test("an uploaded file stays for a day", async () => {
  const dataDir = await makeTemporaryFolder();
  const id = await receiveImportFile(dataDir, Readable.from([Buffer.from("[]")]), limits);
  await removeOldImportFiles(dataDir, new Date(Date.now() + 23 * 60 * 60_000));
  expect(await requireImportFile(dataDir, id)).toBe(join(dataDir, "imports", id));
  await removeOldImportFiles(dataDir, new Date(Date.now() + 25 * 60 * 60_000));
  await expect(requireImportFile(dataDir, id)).rejects.toMatchObject({ code: "not_found" });
});

test("a file that is too large, or is cut off on its way, leaves nothing", async () => {
  const dataDir = await makeTemporaryFolder();
  const content = () => Readable.from([Buffer.from("[]")]);
  await expect(receiveImportFile(dataDir, content(), { ...limits, bytes: 2 ** 32 })).rejects.toMatchObject({
    kind: "tooLarge",
    message: "2048 MB",
  });
  await expect(
    receiveImportFile(dataDir, content(), { ...limits, minFree: Number.MAX_SAFE_INTEGER }),
  ).rejects.toMatchObject({ code: "no_space" });
  async function* broken() {
    yield Buffer.from("[");
    throw new Error("the connection broke");
  }
  await expect(receiveImportFile(dataDir, Readable.from(broken()), limits)).rejects.toThrow("broke");
  expect(await readdir(join(dataDir, "imports"))).toEqual([]);
});
