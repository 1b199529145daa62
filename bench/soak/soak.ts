import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { ContactMessage } from "#api/contact/contact-messages.ts";
import type { MountedDisk } from "#tests/support/storage/mount-disk.ts";
import { administrator } from "#tests/support/servers/http-client.ts";
import { probeHealth } from "../attacks/health-probe.ts";
import { findFreePort, type ScratchSite } from "../scratch-site.ts";
import { largestMemory } from "../server/process-memory.ts";
import { createBadClient } from "./bad-client.ts";
import { createEditor, type Editor } from "./editor.ts";
import type { Fault } from "./faults.ts";
import { injectFaults, type Injected } from "./inject-faults.ts";
import { superviseSite } from "./supervised-site.ts";
import { createReaders } from "./readers.ts";
import type { SoakResults } from "./report.ts";
import { createCounters } from "./counters.ts";
import { createIncidents } from "./incidents.ts";

interface SoakOptions {
  /** For the soak's own files, outside of the site's disk. */
  folder: string;
  disk: MountedDisk;
  settings: Record<string, string>;
  minutes: number;
  /** Readers' requests a second. */
  rate: number;
  faults: Fault[];
  say: (progress: string) => void;
}

type SoakFindings = Omit<SoakResults, "circumstances" | "minutes"> & { output: string };

/** Milliseconds: of load before the first fault, and of rest before the memory at the end is read. */
const warmUp = 15_000;
const rest = 20_000;

/** Runs a site under load while one fault after the other is injected on it, and tells what was seen. */
export async function soak(scratch: ScratchSite, options: SoakOptions): Promise<SoakFindings> {
  const { folder, disk, minutes, rate, faults, say } = options;
  const clockFile = join(folder, "clock-ahead");
  await writeFile(clockFile, "0");
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = { ...options.settings, PORT: port, SITE_URL: url };
  const clock = pathToFileURL(join(import.meta.dirname, "settable-clock.ts"));
  clock.searchParams.set("file", clockFile);
  const incidents = createIncidents();
  const counters = createCounters(incidents);
  const site = await superviseSite(
    () => scratch.launch(settings, ["--import", clock.href]),
    (code) => {
      const now = performance.now();
      if (!incidents.between(now, now).some(({ isSiteGone }) => isSiteGone === true))
        counters.noteFault("the site ended by itself", `exit code ${code}`);
    },
  );
  const editor = createEditor(url, counters);
  const readers = createReaders({ url, counters, rate, postPages: editor.pages });
  const badClient = createBadClient({ url, counters, incidents });
  const endProbe = probeHealth(url);
  const memory = { start: Number.NaN, most: 0, end: Number.NaN };
  const watch = setInterval(() => {
    memory.most = Math.max(memory.most, largestMemory(site.pid) || 0);
  }, 500);
  const injected: Injected[] = [];
  try {
    await editor.untilDone(() => editor.api.signIn(administrator));
    const begun = performance.now();
    const working = [editor.work(), readers.work(), badClient.work()];
    await sleep(warmUp);
    memory.start = largestMemory(site.pid);
    const slot = (minutes * 60_000 - warmUp) / faults.length;
    await injectFaults(faults, {
      url,
      target: { site, dataFolder: scratch.folder, disk, clockFile },
      incidents,
      faultTime: Math.min(15_000, Math.max(3000, slot * 0.4)),
      slot,
      lastWrite: () => editor.state.lastWrite,
      onDone(one) {
        injected.push(one);
        const well =
          one.wellAfter === null ? "NOT WELL AGAIN" : `well again after ${one.wellAfter.toFixed(1)} s`;
        say(`${one.name}: ${one.lasted.toFixed(1)} s, ${well}`);
      },
    });
    await sleep(Math.max(0, minutes * 60_000 - (performance.now() - begun)));
    editor.state.isStopping = true;
    readers.stop();
    badClient.stop();
    await Promise.all(working);
    const lostMessages = await findLostMessages(editor, readers.acknowledgedMessages);
    await sleep(rest);
    memory.end = largestMemory(site.pid);
    return {
      requests: [...counters.requests].map(([what, count]) => ({
        what,
        count,
        slowest: counters.slowest.get(what) ?? 0,
      })),
      badClient: badClient.statuses,
      causes: counters.causes(),
      faults: injected,
      writes: {
        saves: editor.state.writes,
        messages: readers.acknowledgedMessages.length,
        lost: [...editor.losses.lost, ...lostMessages],
        half: [...editor.losses.half, ...readers.half],
      },
      memory,
      health: await endProbe(),
      output: site.output(),
    };
  } finally {
    clearInterval(watch);
    await site.end();
  }
}

/** Messages whose arrival was acknowledged although they are not in the inbox. */
async function findLostMessages({ api, untilDone }: Editor, acknowledged: string[]): Promise<string[]> {
  const found = new Set<string>();
  let last: ContactMessage | undefined;
  do {
    const cursor = last ? { before: last.receivedAt, beforeId: last.id } : {};
    const { messages } = await untilDone(() => api.listContactMessages({ limit: 100, ...cursor }));
    for (const { message } of messages) found.add(message);
    last = messages.at(-1);
  } while (last);
  return acknowledged.filter((message) => !found.has(message));
}
