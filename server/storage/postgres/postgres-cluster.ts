import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  chown,
  mkdir,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { basename, dirname, join } from "node:path";
import {
  findInstalledPrograms,
  runPostgresPrograms,
  type NativePrograms,
  type RunProgram,
} from "./postgres-programs.ts";
import { canEnter, findRunAs, makeOpenFolder, type RunAs } from "./postgres-user.ts";
import { findRunningPort, lockedSetting, mayRunUnseen } from "./running-server.ts";
import { takeServerLock } from "./server-lock.ts";

export interface Cluster {
  folder: string;
  runAs: RunAs;
  /** The password of the superuser. */
  password: string;
  /** Null when no server runs that can be seen from here; an earlier process may have started it. */
  findRunningPort: () => Promise<number | null>;
  /** Only for who holds the folder lock. @throws Error when a server may run that cannot be seen */
  start: (port: number) => Promise<void>;
  /** @throws Error when it has not ended within so many seconds */
  stop: (seconds: number) => Promise<void>;
}

/** PostgreSQL's superuser, for the supervisor alone; the site has a role of its own. */
export const superuser = "irany";

/** Only the user that PostgreSQL runs as may read it. */
const secret = { mode: 0o600 };

const passwordFile = "irany-peru-password";

interface ClusterOptions {
  /** The installed ones when left out. */
  native?: NativePrograms;
  /** Whose a new cluster is to be. */
  runAs?: RunAs;
}

/** Only for who holds the folder lock, but where the cluster is there already. */
export async function openCluster(path: string, options: ClusterOptions = {}): Promise<Cluster> {
  await mkdir(dirname(path), { recursive: true });
  const runAs = options.runAs ?? findRunAs(path);
  const run = await runPostgresPrograms(options.native ?? (await findInstalledPrograms()), runAs);
  if (!existsSync(path)) await createCluster(path, runAs, run);
  const folder = await realpath(path);
  return {
    folder,
    runAs,
    password: await readPassword(join(folder, passwordFile)),
    findRunningPort: () => findRunningPort(folder),
    start: (port) => startServer({ folder, lockFile: join(dirname(path), "server.lock"), port, runAs, run }),
    stop: (seconds) => run("pg_ctl", ["stop", "-m", "fast", "-w", "-t", String(seconds), "-D", folder]),
  };
}

/** Trying again is of no use. */
export class OwnerMustDecide extends Error {}

interface Start {
  folder: string;
  lockFile: string;
  port: number;
  runAs: RunAs;
  run: RunProgram;
}

async function startServer({ folder, lockFile, port, runAs, run }: Start): Promise<void> {
  const pidFile = join(folder, "postmaster.pid");
  if (await mayRunUnseen(folder)) {
    throw new OwnerMustDecide(
      `An earlier release of the site has used the data folder and has not ended cleanly, or still runs in another container. Stop it there; if it runs nowhere, delete ${pidFile} and start again.`,
    );
  }
  const lock = await takeServerLock(lockFile, runAs);
  try {
    // Nobody has the lock, so the file is of a crash; another program may have its process id, and PostgreSQL refuse to start.
    await rm(pidFile, { force: true });
    const options = serverOptions(port) + (lock.isLocked ? ` -c ${lockedSetting}` : "");
    const file = join(folder, "start.log");
    const args = ["start", "-w", "-t", "60", "-D", folder, "-l", file, "-o", options];
    await run("pg_ctl", args, lock.descriptor);
  } finally {
    await lock.close();
  }
}

/** Another program may take the port before PostgreSQL does, so retry the start. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once("error", reject).listen(0, "127.0.0.1", resolve));
  // Safe cast: the address of a TCP server is no string.
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function createCluster(path: string, runAs: RunAs, run: RunProgram): Promise<void> {
  await removeUnfinished(path);
  const closed = !canEnter(dirname(path), runAs);
  const parent = closed ? await makeOpenFolder() : dirname(path);
  const name = `${basename(path)}.${randomBytes(6).toString("hex")}`;
  const unfinished = join(parent, name);
  const passwordCopy = join(parent, `${name}.password`);
  const password = randomBytes(24).toString("base64url");
  try {
    await mkdir(unfinished, { mode: 0o700 });
    await writeFile(passwordCopy, password, secret);
    if ("uid" in runAs)
      await Promise.all([unfinished, passwordCopy].map((file) => chown(file, runAs.uid, runAs.gid)));
    const whose = ["-D", unfinished, "-U", superuser, "-A", "scram-sha-256", `--pwfile=${passwordCopy}`];
    // A builtin locale: updates of the system's library cannot change the order of indexes.
    const locale = ["-E", "UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
    await run("initdb", [...whose, ...locale, "--data-checksums"]);
    await writeFile(join(unfinished, passwordFile), password, secret);
    // Only a complete cluster gets the final name.
    await (closed ? symlink(unfinished, path) : rename(unfinished, path));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have made it in the meantime.
    if (!existsSync(path)) throw error;
  } finally {
    await rm(passwordCopy, { force: true });
  }
}

/** From killed starts. A cluster that another process is making now is younger than an hour. */
async function removeUnfinished(path: string): Promise<void> {
  const anHourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(dirname(path))) {
    const leftover = join(dirname(path), name);
    const isOurs = name.startsWith(`${basename(path)}.`) && /\.[0-9a-f]{12}(\.password)?$/.test(name);
    if (isOurs && (await stat(leftover)).mtimeMs < anHourAgo)
      await rm(leftover, { recursive: true, force: true });
  }
}

async function readPassword(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (cause) {
    throw new Error(
      `The password of the embedded database cannot be read from ${file}. Is it somebody else's?`,
      { cause },
    );
  }
}

function serverOptions(port: number): string {
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    // No socket file in a folder shared by all users.
    unix_socket_directories: "''",
    // One log file per day of the week, overwritten after a week.
    logging_collector: "on",
    log_filename: "postgresql-%a.log",
    log_truncate_on_rotation: "on",
    log_rotation_age: "1d",
    // The supervisor starts it again, when there is room on the disk. PostgreSQL 18 itself, where that start failed for want of room, can
    // wait for ever for a process that has ended.
    restart_after_crash: "off",
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");
}
