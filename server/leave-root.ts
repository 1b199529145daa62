import { execFile } from "node:child_process";
import { lchown, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Env } from "./env.ts";
import { buildFolder } from "./load-built-site.ts";
import { secureDataFolder } from "./storage/postgres/data-folder.ts";
import { findRunAs, findUser } from "./storage/postgres/postgres-user.ts";

interface User {
  uid: number;
  gid: number;
}

const root = join(import.meta.dirname, "..");

/** Files that the site reads while it runs; the first is the Node of the packages. */
const readFiles = [
  process.execPath,
  ...["server/main.ts", "api", "content", "i18n", "package.json"].map((file) => join(root, file)),
  ...["client", "server/index.js"].map((file) => join(buildFolder, file)),
];

/** Folders that the site writes, in its data folder; the rest of that is the owner's. */
const writtenFolders = ["cache", "backups", "imports"];

/**
 * When root has started the site: finds the user that it is to go on as, and gives that user what the site writes.
 * With the embedded database that is the user of PostgreSQL, which the site starts again when it dies.
 *
 * @returns null when nobody is root; no `runAs` when the user could not serve, with a notice for the owner that says why
 */
export async function prepareUser(env: Env): Promise<{ runAs?: User; notice: string } | null> {
  if (process.getuid?.() !== 0) return null;
  const runAs = findUserOfSite(env);
  if (!runAs) return staysRoot("this system has no user nobody");
  await secureDataFolder(env.DATA_DIR);
  const closed = await findClosed(runAs, env.DATA_DIR);
  if (closed !== null) return staysRoot(`user ${runAs.uid} may not read ${closed}`);
  for (const name of writtenFolders) await giveFolder(join(env.DATA_DIR, name), runAs);
  return { runAs, notice: `Started by root: the site goes on as user ${runAs.uid}, group ${runAs.gid}.` };
}

function findUserOfSite(env: Env): User | null {
  if (env.DATABASE_URL !== undefined) return findUser("nobody");
  const runAs = findRunAs(join(env.DATA_DIR, "postgres"));
  return "uid" in runAs ? { uid: Number(runAs.uid), gid: Number(runAs.gid) } : null;
}

function staysRoot(reason: string): { notice: string } {
  const notice = `WARNING: started by root, and stays root, because ${reason}. Start it as a user of its own: docs/operate.md, "A service".`;
  return { notice };
}

/** For good: a process cannot become root again. */
export function leaveRoot({ uid, gid }: User): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/**
 * The first file or folder that the user may not read, or the data folder, which is only to be passed through; asked as that user, as
 * no mode tells it all.
 */
async function findClosed(user: User, dataFolder: string): Promise<string | null> {
  const script =
    'test -x "$1" || { echo "$1"; exit; }; shift; ' +
    'for path; do if ! test -r "$path" || { test -d "$path" && ! test -x "$path"; }; then echo "$path"; exit; fi; done';
  const { stdout } = await promisify(execFile)("/bin/sh", ["-c", script, "sh", dataFolder, ...readFiles], {
    ...user,
    cwd: "/",
  });
  return stdout.trim() || null;
}

/** Once: what lies in a folder of the user's may be a trap for root. */
async function giveFolder(path: string, { uid, gid }: User): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if ((await lstat(path)).uid === uid) return;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    // Not what a link leads to.
    await lchown(join(entry.parentPath, entry.name), uid, gid);
  }
  await lchown(path, uid, gid);
}
