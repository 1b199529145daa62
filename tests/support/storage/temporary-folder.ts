import { rm } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { makeOpenFolder } from "./open-folder.ts";

/** Registers work for the end of a test, or of a file's last one. */
export type AtEnd = (work: () => Promise<void>) => void;

/** Makes a folder that is removed when the test ends. */
export async function makeTemporaryFolder(atEnd: AtEnd = onTestFinished): Promise<string> {
  const folder = await makeOpenFolder();
  // Tried again where a container that was killed still ends.
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}
