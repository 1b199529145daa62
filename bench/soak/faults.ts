import { writeFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseProcess, signalDatabase } from "#tests/support/servers/running-processes.ts";
import { fillLog, openSuperuserClient } from "#tests/support/storage/superuser-client.ts";
import { siteRole } from "#server/storage/postgres/site-role.ts";
import type { MountedDisk } from "#tests/support/storage/mount-disk.ts";
import { makeReadOnly } from "#tests/support/storage/read-only-mounts.ts";
import type { SupervisedSite } from "./supervised-site.ts";
import type { IncidentKind } from "./incidents.ts";

export interface Target {
  site: SupervisedSite;
  dataFolder: string;
  disk: MountedDisk;
  /** The file from which `settable-clock.ts` reads the time. */
  clockFile: string;
}

export interface Fault extends IncidentKind {
  /** Lasts until `isOver`, or is over with what it has done. Leaves everything as it was, but for what the site must mend itself. */
  inject: (target: Target, isOver: AbortSignal) => Promise<void>;
}

const megabyte = 1024 * 1024;
const day = 86_400_000;

const until = (isOver: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (isOver.aborted) resolve();
    isOver.addEventListener("abort", () => resolve());
  });

/** Does something again and again. */
async function repeat(isOver: AbortSignal, pause: number, act: () => Promise<unknown>): Promise<void> {
  while (!isOver.aborted) {
    await act();
    await sleep(pause, undefined, { signal: isOver }).catch(() => {});
  }
}

/** The database's processes stand still for some milliseconds and go on for some, again and again. */
async function slowDown({ dataFolder }: Target, isOver: AbortSignal): Promise<void> {
  await repeat(isOver, 60, async () => {
    await signalDatabase(dataFolder, "SIGSTOP");
    await sleep(250);
    await signalDatabase(dataFolder, "SIGCONT");
  });
}

async function asSuperuser(dataFolder: string, statements: string[]): Promise<void> {
  const client = await openSuperuserClient(dataFolder);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const endConnections = (condition: string) =>
  `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and ${condition}`;

async function putClock({ clockFile }: Target, days: number, isOver: AbortSignal): Promise<void> {
  await writeFile(clockFile, String(days * day));
  await until(isOver);
  await writeFile(clockFile, "0");
}

/** Everything that is done to a site, in this order. The kills come first, so that the last process lives through the rest. */
export const faults: Fault[] = [
  { name: "site killed", isSiteGone: true, inject: ({ site }) => site.kill() },
  {
    name: "site killed again while it starts",
    isSiteGone: true,
    async inject({ site }) {
      await site.kill();
      await sleep(1500 + 2000 * Math.random());
      await site.kill();
    },
  },
  {
    name: "site killed while its database hangs",
    isSiteGone: true,
    async inject({ site, dataFolder }, isOver) {
      await signalDatabase(dataFolder, "SIGSTOP");
      await site.kill();
      await until(isOver);
      await signalDatabase(dataFolder, "SIGCONT");
    },
  },
  {
    name: "database killed",
    inject: async ({ dataFolder }) => void process.kill(await databaseProcess(dataFolder), "SIGKILL"),
  },
  {
    name: "database hangs",
    async inject({ dataFolder }, isOver) {
      await signalDatabase(dataFolder, "SIGSTOP");
      await until(isOver);
      await signalDatabase(dataFolder, "SIGCONT");
    },
  },
  {
    name: "database refuses connections",
    async inject({ dataFolder }, isOver) {
      await asSuperuser(dataFolder, [
        `alter role ${siteRole} connection limit 0`,
        endConnections(`usename = '${siteRole}'`),
      ]);
      await until(isOver);
      await asSuperuser(dataFolder, [`alter role ${siteRole} connection limit -1`]);
    },
  },
  { name: "database slow", inject: slowDown },
  {
    name: "notifications lost",
    inject: ({ dataFolder }, isOver) =>
      repeat(isOver, 1000, () => asSuperuser(dataFolder, [endConnections("query ilike 'listen%'")])),
  },
  {
    name: "disk nearly full",
    isDiskFull: true,
    async inject({ disk }, isOver) {
      await disk.fill(50 * megabyte);
      await until(isOver);
      await disk.empty();
    },
  },
  {
    name: "disk and database's log full",
    isDiskFull: true,
    async inject({ disk, dataFolder }, isOver) {
      await disk.fill();
      await fillLog(await openSuperuserClient(dataFolder));
      await until(isOver);
      await disk.empty();
    },
  },
  {
    name: "data folder read-only",
    isDiskFull: true,
    async inject({ dataFolder }, isOver) {
      const client = await openSuperuserClient(dataFolder);
      const makeWritable = await makeReadOnly(dataFolder);
      try {
        await Promise.race([until(isOver), sleep(4000)]);
        // Forces the checkpoint that PostgreSQL would write sooner or later anyway.
        await client.query("checkpoint").catch(() => {});
        await until(isOver);
      } finally {
        await makeWritable();
        await client.end().catch(() => {});
      }
    },
  },
  {
    name: "media cache deleted",
    inject: ({ dataFolder }) => rm(join(dataFolder, "cache", "media"), { recursive: true, force: true }),
  },
  {
    name: "clock ahead by 400 days, then back",
    endsSessions: true,
    inject: (target, isOver) => putClock(target, 400, isOver),
  },
  {
    name: "clock back by 40 days, then ahead",
    endsSessions: true,
    inject: (target, isOver) => putClock(target, -40, isOver),
  },
];
