import { execFile } from "node:child_process";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export interface MountedDisk {
  folder: string;
  /** Writes until so many bytes are left, or none. */
  fill: (leave?: number) => Promise<void>;
  empty: () => Promise<void>;
  /** Also while a process still has a file of it open. */
  unmount: () => Promise<void>;
}

/** Mounts a disk in memory, in a folder that it makes. @throws Error for who is not root and may mount none */
export async function mountDisk(folder: string, megabytes: number): Promise<MountedDisk> {
  await mkdir(folder);
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "irany-peru-test", folder]);
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
    unmount: () => run("umount", ["--lazy", folder]).then(() => {}),
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
