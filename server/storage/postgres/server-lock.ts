import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:fs";
import { open } from "node:fs/promises";
import type { RunAs } from "./postgres-user.ts";

export interface ServerLock {
  /** For PostgreSQL to inherit. The lock is free when everybody who has it is gone, killed or not. */
  descriptor: number;
  /** False where there is no program `flock`, which is to say on systems without containers. */
  isLocked: boolean;
  /** Leaves the lock to those who have inherited it. */
  close: () => Promise<void>;
}

/**
 * Locks a file by `flock`, which belongs to the open file and so goes on to child processes: unlike the folder lock, it
 * tells of a PostgreSQL that outlived its site in another container.
 *
 * @throws Error when such a PostgreSQL has it
 */
export async function takeServerLock(path: string, runAs: RunAs): Promise<ServerLock> {
  // No link: root must not give away what one leads to.
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_NOFOLLOW, 0o600);
  try {
    // So that the site may open it again when it is no longer root.
    if ("uid" in runAs && process.getuid?.() === 0) await file.chown(runAs.uid, runAs.gid);
    const isLocked = await flock(file.fd);
    return { descriptor: file.fd, isLocked, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The program locks the descriptor that it inherits as number 3; the lock outlives the program, since we have it open too. */
async function flock(descriptor: number): Promise<boolean> {
  const program = spawn("flock", ["-n", "3"], { stdio: ["ignore", "ignore", "ignore", descriptor] });
  try {
    const [code] = (await once(program, "close")) as [number | null];
    if (code === 0) return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  throw new Error(
    "A PostgreSQL that cannot be seen from here still runs on the data folder, most likely in a container whose site was killed. Stop that container first, or set DATA_DIR to another folder.",
  );
}
