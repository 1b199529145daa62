import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "#tests/support/storage/temporary-folder.ts";
import { photographNotices } from "./photograph-notices.ts";

/** The notices for a folder with these files, without the folder's own path. */
async function noticesOf(...files: string[]): Promise<string[]> {
  const dataDir = await makeTemporaryFolder();
  for (const file of files) {
    const path = join(dataDir, "photographs", file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "");
  }
  const notices = await photographNotices(dataDir, "public");
  return notices.map((notice) => notice.replace(join(dataDir, "photographs/"), ""));
}

test("says nothing of photographs that are shown, nor without any", async () => {
  expect(await noticesOf()).toEqual([]);
  expect(
    await noticesOf("places/lima.jpg", "places/Cusco.JPEG", "pages/entry.webp", "social/home.png"),
  ).toEqual([]);
});

test("says which name a mistaken one may mean", async () => {
  expect(await noticesOf("places/limaa.jpg", "cusco.jpg", "dishes/cevice.jpg")).toEqual([
    "The photograph cusco.jpg is not shown: no picture has this name. Is it places/cusco?",
    "The photograph dishes/cevice.jpg is not shown: no picture has this name. Is it dishes/ceviche?",
    "The photograph places/limaa.jpg is not shown: no picture has this name. Is it places/lima?",
  ]);
});

test("says where the names are when one is like no other", async () => {
  expect(await noticesOf("places/IMG_0815.jpg")).toEqual([
    "The photograph places/IMG_0815.jpg is not shown: no picture has this name. The names are in public/pictures.",
  ]);
});

test("says which endings there are", async () => {
  expect(await noticesOf("places/lima.heic")).toEqual([
    "The photograph places/lima.heic is not shown: its name must end in .jpg, .jpeg, .png, .webp, .avif",
  ]);
});

test("says which of two photographs of one name is shown", async () => {
  expect(await noticesOf("places/lima.jpg", "places/lima.png")).toEqual([
    "The photograph places/lima.png is not shown: lima.jpg is, of the same name",
  ]);
});

test("keeps silent about what file managers leave behind", async () => {
  expect(await noticesOf(".DS_Store", "places/._lima.jpg", "places/Thumbs.db", "desktop.ini")).toEqual([]);
});

test("says when the folder cannot be read", async () => {
  const dataDir = await makeTemporaryFolder();
  await writeFile(join(dataDir, "photographs"), "");
  expect(await photographNotices(dataDir, "public")).toEqual([
    expect.stringMatching(/^The photographs cannot be read: .*photographs/),
  ]);
});
