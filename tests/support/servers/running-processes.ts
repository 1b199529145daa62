import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** The process of the embedded database in a `DATA_DIR`. */
export async function databaseProcess(folder: string): Promise<number> {
  return Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

/** Sends a signal to the embedded database of a `DATA_DIR` and to all that it has started. Needs Linux's /proc. */
export async function signalDatabase(folder: string, signal: NodeJS.Signals): Promise<void> {
  const main = await databaseProcess(folder);
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map(parentOf));
  const children = pids.filter((_, index) => parents[index] === main);
  // Stopped before its children, it starts none meanwhile.
  for (const pid of [main, ...children]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

/** Real, effective, saved and file system's user. Needs Linux's /proc. */
export async function usersOf(pid: number): Promise<number[]> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return (/^Uid:\t(.*)$/m.exec(status)?.[1] ?? "").split("\t").map(Number);
}

/** Null for a process that has ended. */
async function parentOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => null);
  return status === null ? null : Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]);
}
