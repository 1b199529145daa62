import { appendFile, chown, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import {
  findFreePort,
  openCluster,
  superuser,
  type Cluster,
} from "#server/storage/postgres/postgres-cluster.ts";
import { withClient } from "./copy-database.ts";
import { copyCluster } from "./start-shared-postgres.ts";
import { makeTemporaryFolder, type AtEnd } from "./temporary-folder.ts";

export interface ReplicaPair {
  primary: StartedServer;
  replica: StartedServer;
  /** What is written from here on reaches the replica, but is not shown there until the function that it gives is called. */
  holdBack: () => Promise<() => Promise<void>>;
}

interface StartedServer {
  url: string;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** Starts a PostgreSQL and its streaming replica, as an owner of several machines has them. */
export async function startReplicaPair(atEnd: AtEnd): Promise<ReplicaPair> {
  const [first, second] = [await copyFresh(atEnd), await copyFresh(atEnd)];
  const [port, replicaPort] = [await findFreePort(), await findFreePort()];
  const { password } = first;
  const source = `host=127.0.0.1 port=${port} user=${superuser} password=${password}`;
  await makeStandby(second, source);
  const primary = await startServer(first, port, atEnd);
  // Copies of one stopped cluster are one database: the replica goes on from there.
  const replica = await startServer(second, replicaPort, atEnd);
  const onReplica = (statement: string) =>
    withClient(replica.url, async (client) => void (await client.query(statement)));
  return {
    primary,
    replica,
    async holdBack() {
      await onReplica("select pg_wal_replay_pause()");
      return () => onReplica("select pg_wal_replay_resume()");
    },
  };
}

async function copyFresh(atEnd: AtEnd): Promise<Cluster> {
  const folder = join(await makeTemporaryFolder(atEnd), "postgres");
  await copyCluster(inject("freshCluster"), folder);
  return openCluster(folder);
}

async function makeStandby({ folder, runAs }: Cluster, source: string): Promise<void> {
  const signal = join(folder, "standby.signal");
  await writeFile(signal, "");
  if ("uid" in runAs) await chown(signal, runAs.uid, runAs.gid);
  await appendFile(join(folder, "postgresql.auto.conf"), `primary_conninfo = '${source}'\n`);
}

async function startServer(cluster: Cluster, port: number, atEnd: AtEnd): Promise<StartedServer> {
  await cluster.start(port);
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await cluster.stop(30);
    isRunning = false;
  };
  atEnd(stop);
  return {
    url: `postgres://${superuser}:${cluster.password}@127.0.0.1:${port}/postgres`,
    stop,
    async start() {
      await cluster.start(port);
      isRunning = true;
    },
  };
}
