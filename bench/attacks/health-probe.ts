import { request, Agent } from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

export interface Health {
  /** Milliseconds. */
  median: number;
  worst: number;
  /** The count of how many questions. */
  asked: number;
  unanswered: number;
}

/** Milliseconds between two questions. */
const interval = 50;

/** Asks `/healthz` from a thread of its own, which the attack does not hold up. The returned function ends it. */
export function probeHealth(url: string): () => Promise<Health> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url } });
  return () =>
    new Promise((resolve, reject) => {
      worker.once("message", (health: Health) => {
        resolve(health);
        void worker.terminate();
      });
      worker.once("error", reject);
      worker.postMessage("end");
    });
}

function keepAsking(url: string): void {
  const times: number[] = [];
  let asked = 0;
  const agent = new Agent({ keepAlive: true });
  setInterval(() => {
    const begun = performance.now();
    asked += 1;
    request(`${url}/healthz`, { agent }, (response) => {
      if (response.statusCode === 200) times.push(performance.now() - begun);
      response.resume();
    })
      .on("error", () => {})
      .end();
  }, interval);
  parentPort?.once("message", () => {
    times.sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
    const worst = times.at(-1) ?? Number.NaN;
    parentPort?.postMessage({ median, worst, asked, unanswered: asked - times.length } satisfies Health);
  });
}

// Safe cast: set above.
if (!isMainThread && workerData) keepAsking((workerData as { url: string }).url);
