import { execFile } from "node:child_process";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { makeTemporaryFolder } from "./temporary-folder.ts";

const run = promisify(execFile);

export interface SmallDisk {
  folder: string;
  /** Writes until so many bytes are left, or none. */
  fill: (leave?: number) => Promise<void>;
  empty: () => Promise<void>;
}

/**
 * Mounts a disk in memory until the test ends. Who is not root may mount none.
 *
 * @returns null where that is not allowed, with a line that says why
 */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = join(await makeTemporaryFolder(), "disk");
  await mkdir(folder);
  try {
    await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "irany-peru-test", folder]);
  } catch (error) {
    process.stdout.write(
      `skipped, because no disk can be mounted here: ${(error as Error).message.trim()}\n`,
    );
    return null;
  }
  // Also while a process still has a file of it open.
  onTestFinished(() => run("umount", ["--lazy", folder]).then(() => {}));
  const filler = join(folder, "filler");
  return {
    folder,
    async fill(leave = 0) {
      const file = await open(filler, "a");
      try {
        for (const size of [1024 * 1024, 4096]) await fillBy(Buffer.alloc(size), file, folder, leave);
      } finally {
        await file.close();
      }
    },
    empty: () => rm(filler, { force: true }),
  };
}

async function fillBy(
  block: Buffer,
  file: Awaited<ReturnType<typeof open>>,
  folder: string,
  leave: number,
): Promise<void> {
  for (;;) {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - block.length < leave) return;
    await file.write(block);
  }
}
