import { join } from "node:path";
import { onTestFinished } from "vitest";
import { mountDisk, type MountedDisk } from "./mount-disk.ts";
import { makeTemporaryFolder } from "./temporary-folder.ts";

/**
 * Mounts a disk in memory until the test ends. Users other than root may mount none.
 *
 * @returns null where that is not allowed, with a line that says why
 */
export async function mountSmallDisk(megabytes: number): Promise<MountedDisk | null> {
  try {
    const disk = await mountDisk(join(await makeTemporaryFolder(), "disk"), megabytes);
    onTestFinished(disk.unmount);
    return disk;
  } catch (error) {
    process.stdout.write(
      `skipped, because no disk can be mounted here: ${(error as Error).message.trim()}\n`,
    );
    return null;
  }
}
