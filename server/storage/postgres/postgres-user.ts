import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** PostgreSQL refuses to run as root. Empty if the current user is not root. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** For files that PostgreSQL's user must read while root's own folders are closed to it. */
const openFolder = "/var/lib/irany-peru";

/** If root: the owner of an existing cluster, else `postgres` or `nobody`. */
export function findRunAs(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    return { uid, gid };
  }
  const user = findUser("postgres") ?? findUser("nobody");
  if (user) return user;
  throw new Error(
    "Started as root, but this system has neither a user postgres nor nobody to run the database as.",
  );
}

/** By its name in the system's list of users. */
export function findUser(name: string): { uid: number; gid: number } | null {
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const user = users.map((line) => line.split(":")).find(([found]) => found === name);
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : null;
}

/** False for root's home, for example. */
export function canEnter(folder: string, runAs: RunAs): boolean {
  if (!("uid" in runAs)) return true;
  try {
    execFileSync("/bin/sh", ["-c", 'test -x "$1"', "sh", folder], { ...runAs, cwd: "/", stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

export async function makeOpenFolder(): Promise<string> {
  await mkdir(openFolder, { recursive: true, mode: 0o755 });
  return openFolder;
}

/** A folder that `runAs` may enter: the one in `node_modules`, else a copy of it. */
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
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
