import { rm } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { makeOpenFolder } from "./open-folder.ts";

/** Makes a folder that is removed when the test ends. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await makeOpenFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
