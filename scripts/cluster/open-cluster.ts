import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { settings } from "#server/env.ts";
import { findFreePort } from "#server/storage/postgres/postgres-cluster.ts";
import { launchSite, type SiteProcess } from "#tests/support/servers/start-site.ts";
import { makeOpenFolder } from "#tests/support/storage/open-folder.ts";
import type { ClusterPrograms } from "./debian-programs.ts";
import { startFrontServer } from "./front-server.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";

export interface Machine {
  /** Past the front server. */
  url: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

export interface Cluster {
  /** The front server's. */
  url: string;
  machines: [Machine, Machine];
  database: PostgresServer;
}

/** Settings of the owner's own, such as a real database, are not taken over. */
const unset = Object.fromEntries(Object.keys(settings.shape).map((name) => [name, ""]));

/**
 * Starts all that a site on several machines consists of, on this one, in a folder of its own.
 *
 * @param atEnd takes what ends it again, the last first, also when the start fails or is broken off
 */
export async function openCluster(
  programs: ClusterPrograms,
  atEnd: (end: () => Promise<unknown>) => void,
): Promise<Cluster> {
  const folder = await makeOpenFolder();
  atEnd(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  const database = await startPostgres(folder, programs, atEnd);
  const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()] as const;
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    ...unset,
    HOST: "127.0.0.1",
    SITE_URL: url,
    TRUST_PROXY: "loopback",
    DATABASE_URL: database.url,
  };
  const machineAt = async (own: number): Promise<Machine> => {
    const data = join(folder, `site-${own}`);
    await mkdir(data);
    const machine = prepareMachine(own, { ...shared, PORT: String(own), DATA_DIR: data });
    atEnd(machine.kill);
    await machine.start();
    return machine;
  };
  const machines: [Machine, Machine] = [await machineAt(ports[0]), await machineAt(ports[1])];
  atEnd(await startFrontServer({ nginx: programs.nginx, folder, port, ports }));
  return { url, machines, database };
}

function prepareMachine(port: number, own: Record<string, string>): Machine {
  let site: SiteProcess | undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      await site?.end("SIGKILL");
      site = undefined;
    },
    async start() {
      site = launchSite(own);
      await site.url;
    },
  };
}

/** Waits until it is so, and gives after how many milliseconds it was. @throws Error after a minute */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  while (!(await isSo())) {
    if (performance.now() - begun > 60_000) throw new Error(`not after a minute: ${what}`);
    await sleep(5);
  }
  return performance.now() - begun;
}
