import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { passReportsOn } from "./process-reports.ts";

/** The primary process's message to a worker. */
export interface Assignment {
  databaseUrl: string;
  /** One worker does what is to be done once, not once a process. */
  runsJobs: boolean;
  /** Prints the address and the notices. */
  announces: boolean;
}

export interface WorkerSettings {
  databaseUrl: string;
  /** The user of the workers, when the primary is root. */
  runAs?: { uid: number; gid: number } | undefined;
}

export interface Workers {
  /** Ends when each has answered its open requests. */
  close: () => Promise<void>;
}

/** Milliseconds before a worker is replaced that ended by itself; doubled while they end soon after their start. */
const firstDelay = 100;
const longestDelay = 30_000;
const soon = 60_000;

/** Milliseconds; a worker itself cuts off requests that take long (server/serve.ts). */
const closeTimeout = 8_000;

const ready = "ready";

/**
 * Starts processes that serve the site on one port, and replaces those that end.
 * @throws Error when the first cannot start, which has told why
 */
export async function startWorkers(
  count: number,
  { databaseUrl, runAs }: WorkerSettings,
  log: Logger,
): Promise<Workers> {
  // The primary binds the ports, which may be root's alone.
  if (runAs) cluster.setupPrimary(runAs);
  const closing = new AbortController();
  const current = new Set<Worker>();
  const passReports = passReportsOn(current);

  function start(assignment: Omit<Assignment, "databaseUrl">): Worker {
    const worker = cluster.fork();
    current.add(worker);
    passReports(worker);
    worker.once("exit", () => current.delete(worker));
    worker.send({ databaseUrl, ...assignment });
    return worker;
  }

  async function replaceWhenEnded(worker: Worker, runsJobs: boolean): Promise<void> {
    let running = worker;
    for (let delay = firstDelay; ; delay = Math.min(delay * 2, longestDelay)) {
      const begun = Date.now();
      const [code, signal] = (await once(running, "exit")) as [number | null, string | null];
      if (closing.signal.aborted) return;
      if (Date.now() - begun > soon) delay = firstDelay;
      log.error({ code, signal, delay }, "a process of the site ended; another takes its place");
      await sleep(delay, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      running = start({ runsJobs, announces: false });
    }
  }

  const first = start({ runsJobs: true, announces: true });
  if (!(await isReady(first))) throw new Error("The site was not started.");
  const watches = [replaceWhenEnded(first, true)];
  for (let number = 2; number <= count; number += 1) {
    watches.push(replaceWhenEnded(start({ runsJobs: false, announces: false }), false));
  }
  return {
    async close() {
      closing.abort();
      for (const worker of current) worker.process.kill("SIGTERM");
      const killTimer = setTimeout(() => {
        for (const worker of current) worker.process.kill("SIGKILL");
      }, closeTimeout);
      await Promise.all(watches);
      clearTimeout(killTimer);
    },
  };
}

async function isReady(worker: Worker): Promise<boolean> {
  const end = once(worker, "exit").then(() => false);
  const start = once(worker, "message").then(([message]) => message === ready);
  return Promise.race([start, end]);
}

/** Receives a worker's assignment; null in any other process. */
export async function receiveAssignment(): Promise<Assignment | null> {
  if (!cluster.isWorker) return null;
  // Safe cast: the primary sends nothing else.
  const [assignment] = (await once(process, "message")) as [Assignment];
  return assignment;
}

export function reportReady(): void {
  process.send?.(ready);
}
