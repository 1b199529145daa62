import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessReport } from "./http/monitoring/process-report.ts";
import type { ShareReports } from "./http/monitoring/watch-requests.ts";

/** Milliseconds for which a process is waited for that has much to do, or is just starting. */
const timeout = 1000;

/** The messages between processes; the primary passes them on. */
type Message =
  /** A worker wants all reports. */
  | { ask: string }
  /** The primary wants a worker's report. */
  | { give: string }
  | { given: string; report: ProcessReport }
  | { all: string; reports: ProcessReport[] };

/** Collects all workers' reports, through the primary; outside of a worker only the process's own. */
export const shareReports: ShareReports = (own) => {
  const { worker } = cluster;
  if (!worker) return async () => [own()];
  const open = new Map<string, (reports: ProcessReport[]) => void>();
  let count = 0;
  process.on("message", (message: Message) => {
    if ("give" in message) process.send?.({ given: message.give, report: own() } satisfies Message);
    if ("all" in message) open.get(message.all)?.(message.reports);
  });
  return async () => {
    const id = `${process.pid}.${(count += 1)}`;
    const answer = new Promise<ProcessReport[]>((resolve) => open.set(id, resolve));
    process.send?.({ ask: id } satisfies Message);
    const tooLate = sleep(2 * timeout, null, { ref: false }).then(() => [own()]);
    return Promise.race([answer, tooLate]).finally(() => open.delete(id));
  };
};

/** Answers, in the primary, who asks for all reports, as long as the workers live. */
export function passReportsOn(workers: ReadonlySet<Worker>): (worker: Worker) => void {
  return (asking) => {
    asking.on("message", (message: Message | string) => {
      if (typeof message !== "object" || !("ask" in message)) return;
      void collect(message.ask).then((reports) => {
        if (asking.isConnected()) asking.send({ all: message.ask, reports } satisfies Message);
      });
    });
  };

  async function collect(id: string): Promise<ProcessReport[]> {
    const answers = [...workers]
      .filter((worker) => worker.isConnected())
      .map((worker) => reportOf(worker, id));
    return (await Promise.all(answers)).filter((report) => report !== null);
  }
}

async function reportOf(worker: Worker, id: string): Promise<ProcessReport | null> {
  const { promise, resolve } = Promise.withResolvers<ProcessReport | null>();
  const listen = (message: Message | string) => {
    if (typeof message === "object" && "given" in message && message.given === id) resolve(message.report);
  };
  worker.on("message", listen);
  worker.send({ give: id } satisfies Message);
  const timer = setTimeout(resolve, timeout, null);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.off("message", listen);
  }
}
