import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { waitingPasswords } from "#server/domain/accounts/passwords/password.ts";
import { pictureSemaphore } from "#server/domain/media/picture-semaphore.ts";
import type { Database } from "#server/storage/database.ts";
import type { ShedCounts } from "#server/http/plugins/overload.ts";
import type { MinuteCounts, RequestCounts, RequestMeter } from "./request-meter.ts";

interface PoolCounts {
  open: number;
  idle: number;
  waiting: number;
}

/** The report of a process about itself; goes between processes as JSON. */
export interface ProcessReport {
  pid: number;
  /** Milliseconds since 1970. */
  startedAt: number;
  requests: RequestCounts[];
  minutes: MinuteCounts[];
  cachedPages: { sent: number; pages: number; bytes: number };
  shed: ShedCounts;
  /** Tasks that wait for their turn. */
  waiting: { passwords: number; pictures: number; renders: number };
  /** Connections of each pool, and what waits for one. */
  pools: Record<"readers" | "writers", PoolCounts>;
  /** Seconds by which the event loop was late, at worst, since the report before. */
  eventLoopDelay: number;
  /** Bytes. */
  memory: { resident: number; heap: number };
}

/** Milliseconds between two measurements of the event loop's delay. */
const resolution = 50;

/** @returns what makes the process's report, and `stop` */
export function openProcessReport(app: FastifyInstance, meter: RequestMeter) {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();

  function report(): ProcessReport {
    const { rss: resident, heapUsed: heap } = process.memoryUsage();
    const eventLoopDelay = Math.max(0, delay.max / 1e9 - resolution / 1000);
    delay.reset();
    return {
      pid: process.pid,
      startedAt: Math.round(performance.timeOrigin),
      ...meter.report(),
      cachedPages: app.pages.report(),
      shed: app.countShed(),
      waiting: {
        passwords: waitingPasswords(),
        pictures: pictureSemaphore.countWaiting(),
        renders: app.renderQueue.underWay,
      },
      pools: {
        readers: countsOf(app.db.$client),
        writers: countsOf(app.db.writers),
      },
      eventLoopDelay,
      memory: { resident, heap },
    };
  }

  return { report, stop: () => delay.disable() };
}

function countsOf({
  totalCount: open,
  idleCount: idle,
  waitingCount: waiting,
}: Database["$client"]): PoolCounts {
  return { open, idle, waiting };
}
