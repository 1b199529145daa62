import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** Who PostgreSQL runs as: itself refuses to run as root. Empty for an ordinary user, who stays who they are. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** Where files go that the database's user must reach when root's own folders are closed to it. */
const openFolder = "/var/lib/irany-peru";

/**
 * Root runs PostgreSQL as the owner of the cluster if there is one, else as `postgres` or `nobody`.
 *
 * @param cluster folder of the database, which may not exist yet
 */
export function findRunAs(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    return { uid, gid };
  }
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user)
    throw new Error(
      "Started as root, but this system has neither a user postgres nor nobody to run the database as.",
    );
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** Whether the database's user may enter a folder; root's home, for one, is closed to others. */
export function canEnter(folder: string, runAs: RunAs): boolean {
  if (!("uid" in runAs)) return true;
  try {
    execFileSync("/bin/sh", ["-c", 'test -x "$1"', "sh", folder], { ...runAs, cwd: "/", stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Makes a folder of our own that any user may enter, and answers its path. */
export async function makeOpenFolder(): Promise<string> {
  await mkdir(openFolder, { recursive: true, mode: 0o755 });
  return openFolder;
}

/**
 * Gives the folder of PostgreSQL's programs such that `runAs` may run them: the one in
 * `node_modules`, or a copy when that lies in a closed folder.
 *
 * @param native folder with `bin`, `lib` and `share`; its version tells copies of different releases apart
 */
export async function reachablePrograms(
  native: { path: string; version: string },
  runAs: RunAs,
): Promise<string> {
  if (canEnter(join(native.path, "bin"), runAs)) return native.path;
  const copy = join(await makeOpenFolder(), `programs-${native.version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native.path, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another start that made the same copy in the meantime is as good.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
