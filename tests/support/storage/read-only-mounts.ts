import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Makes a `DATA_DIR` read-only under whoever uses it, as a disk that fails becomes. Files that are open for writing stay
 * so: Linux makes no mount read-only that has any. Needs root.
 *
 * @returns what makes it writable again
 */
export async function makeReadOnly(dataFolder: string): Promise<() => Promise<void>> {
  const postgres = join(dataFolder, "postgres");
  // The database works in its folder: a mount upon that would not be seen by it, mounts upon what is in it are.
  const inside = (await readdir(postgres, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const folders = [...inside.map(({ name }) => join(postgres, name)), dataFolder];
  const mounted: string[] = [];
  const undo = async () => {
    for (const folder of mounted.splice(0).toReversed()) await run("umount", ["--lazy", folder]);
  };
  try {
    for (const folder of folders) {
      await mountReadOnly(folder);
      mounted.push(folder);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}

/** Tries again where a file that was opened for writing in the meantime keeps the mount writable. */
async function mountReadOnly(folder: string, triesLeft = 20): Promise<void> {
  await run("mount", ["--bind", folder, folder]);
  try {
    await run("mount", ["-o", "remount,bind,ro", folder]);
  } catch (error) {
    await run("umount", ["--lazy", folder]);
    if (triesLeft === 0 || !(error as Error).message.includes("busy")) throw error;
    await mountReadOnly(folder, triesLeft - 1);
  }
}
