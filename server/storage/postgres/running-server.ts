import { readFile, readlink, stat } from "node:fs/promises";
import { join } from "node:path";

/** A setting that PostgreSQL passes over; it says that the server holds the server lock as long as it lives. */
export const lockedSetting = "irany_peru.holds_server_lock=on";

/**
 * Where the server of a cluster listens, if one runs that this process can see.
 * @returns the port on 127.0.0.1
 */
export async function findRunningPort(folder: string): Promise<number | null> {
  const text = await readIfThere(join(folder, "postmaster.pid"));
  if (text === null) return null;
  // Line 1 is the process id, line 4 the port (PostgreSQL's miscadmin.h).
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  const isComplete = Number.isInteger(pid) && pid > 0 && Number.isInteger(port) && port > 0;
  return isComplete && (await isServerOf(folder, pid)) ? port : null;
}

/**
 * Whether a server that is not seen may run all the same, in another container. One that was started under the server
 * lock is found by that; one of an earlier release only where all processes of the machine are seen.
 */
export async function mayRunUnseen(folder: string): Promise<boolean> {
  if ((await readIfThere(join(folder, "postmaster.pid"))) === null) return false;
  const options = await readIfThere(join(folder, "postmaster.opts"));
  if (options?.includes(lockedSetting)) return false;
  // The first namespace of processes always has this number (PROC_PID_INIT_INO in Linux's proc_ns.h).
  return process.platform === "linux" && (await readlink("/proc/self/ns/pid")) !== "pid:[4026531836]";
}

async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (process.platform === "linux") {
    // PostgreSQL's working directory is its data folder. If it is not readable, the process is another user's.
    const [own, its] = await Promise.all([stat(folder), stat(`/proc/${pid}/cwd`).catch(() => null)]);
    return own.dev === its?.dev && own.ino === its.ino;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
