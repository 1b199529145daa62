import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { findTestFiles } from "./find-test-files.ts";

async function makeFiles(...paths: string[]): Promise<string> {
  const root = await makeTemporaryFolder();
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), "");
  }
  return root;
}

test("tests and journeys are found by a part of their name or folder", async () => {
  const root = await makeFiles(
    "tests/journeys/posts/reading.spec.ts",
    "tests/journeys/posts/long-list.spec.ts",
    "app/reading-time.test.ts",
    "app/reading-time.ts",
    "app/posts/list.test.tsx",
    "app/count.test.ts",
  );
  expect(findTestFiles(root, ["reading"])).toEqual({
    tests: ["app/reading-time.test.ts"],
    journeys: ["tests/journeys/posts/reading.spec.ts"],
  });
  expect(findTestFiles(root, ["app/posts", "LONG"])).toEqual({
    tests: ["app/posts/list.test.tsx"],
    journeys: ["tests/journeys/posts/long-list.spec.ts"],
  });
});

test("what is installed, built or stored is not looked through", async () => {
  const root = await makeFiles(
    "node_modules/reading/a.test.ts",
    "build/reading.test.ts",
    "data/reading.test.ts",
  );
  expect(findTestFiles(root, ["reading"])).toEqual({ tests: [], journeys: [] });
});

test("a word that no file has finds nothing", async () => {
  const root = await makeFiles("app/count.test.ts");
  expect(findTestFiles(root, ["reading"])).toEqual({ tests: [], journeys: [] });
});
