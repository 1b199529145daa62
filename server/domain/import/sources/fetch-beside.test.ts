import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { fetchBeside, readIn } from "./fetch-beside.ts";

/** A folder in which each of these files holds its own path. */
async function folderOf(paths: string[]): Promise<string> {
  const folder = await makeTemporaryFolder();
  for (const path of paths) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), path);
  }
  return folder;
}

const here = ["map.png", "map-800x600.png", "50%.jpg", "50 %.jpg", "a#b.jpg", "uploads/lima.jpg"];

test.each([
  ["map-800x600.png", "map-800x600.png"],
  ["map-300x200.png", "map.png"],
  ["50%.jpg", "50%.jpg"],
  ["50%20%25.jpg", "50 %.jpg"],
  ["https://old.example/50%.jpg", "50%.jpg"],
  ["a#b.jpg", "a#b.jpg"],
  [`map.png?${"x".repeat(300)}`, "map.png"],
  // WordPress has the original, and copies of it.
  ["https://old.example/map-800x600.png", "map.png"],
  ["https://old.example/wp-content/uploads/lima-300x200.jpg", "uploads/lima.jpg"],
])("%s is %s, which lies beside the file", async (address, path) => {
  expect(String(await fetchBeside(readIn(await folderOf(here)), address, null))).toBe(path);
});

test("what lies nowhere, or outside of the folder, is not there", async () => {
  const beside = readIn(await folderOf(here));
  await expect(fetchBeside(beside, "30%.jpg", null)).rejects.toThrow("30%.jpg: does not lie beside the file");
  await expect(fetchBeside(beside, "../map.png", null)).rejects.toThrow("does not lie beside");
});
