import { execFile } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { findFreePort } from "#server/storage/postgres/postgres-cluster.ts";
import { signalDatabase } from "#tests/support/servers/running-processes.ts";
import type { ClusterPrograms } from "./debian-programs.ts";

export interface PostgresServer {
  url: string;
  /** Sends a signal to all of its processes. */
  signal: (signal: "SIGKILL" | "SIGSTOP" | "SIGCONT") => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** @returns what the statement gives, as text */
  ask: (statement: string) => Promise<string>;
}

const run = promisify(execFile);

/** Makes and starts a PostgreSQL on this machine, with a database for the sites, below `folder`. */
export async function startPostgres(
  folder: string,
  programs: ClusterPrograms,
  atEnd: (end: () => Promise<unknown>) => void,
): Promise<PostgresServer> {
  const { server, call } = await prepare(join(folder, "database"), programs);
  await call("initdb", ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]);
  atEnd(server.stop);
  await server.start();
  await server.ask("create role irany login");
  await server.ask("create database irany owner irany");
  return server;
}

async function prepare(home: string, { postgres, runAs }: ClusterPrograms) {
  const data = join(home, "postgres");
  await mkdir(home);
  if (runAs.uid !== undefined) await chown(home, runAs.uid, runAs.gid ?? runAs.uid);
  const port = await findFreePort();
  const call = (program: string, args: string[]) =>
    run(join(postgres, program), ["-D", data, ...args], { ...runAs, cwd: "/" });
  // The processes are killed, never the machine.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const startOnce = () => call("pg_ctl", ["start", "-w", "-t", "60", "-l", join(home, "log"), "-o", options]);

  const server: PostgresServer = {
    url: `postgres://irany@127.0.0.1:${port}/irany`,
    signal: (signal) => signalDatabase(home, signal),
    async start() {
      // The memory of one that was killed is free only when its last process has ended.
      for (let tries = 1; ; tries += 1) {
        const failure = await startOnce().then(
          () => null,
          (error: Error) => error,
        );
        if (!failure) return;
        if (tries === 20) throw failure;
        await sleep(500);
      }
    },
    stop: async () => void (await call("pg_ctl", ["stop", "-m", "immediate"])),
    async ask(statement) {
      const args = ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres", "-d", "postgres"];
      const { stdout } = await run(join(postgres, "psql"), [...args, "-Atqc", statement], { cwd: "/" });
      return stdout.trim();
    },
  };
  return { server, call };
}
