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
      await run("mount", ["--bind", folder, folder]);
      mounted.push(folder);
      await run("mount", ["-o", "remount,bind,ro", folder]);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
