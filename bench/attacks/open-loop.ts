import { Agent, request } from "node:http";

export interface OpenLoop {
  /** By status; 0 for what was not answered. */
  statuses: ReadonlyMap<number, number>;
  /** Milliseconds until the answer's head: of refusals (503) and of all other answers, sorted. */
  refusals: number[];
  answers: number[];
}

interface OpenLoopOptions {
  /** Requests a second, sent whether or not earlier ones have been answered. */
  rate: number;
  seconds: number;
  /** The path of the nth request. */
  pathOf: (index: number) => string;
}

/** Milliseconds between two handfuls of requests. */
const beat = 10;

/** Milliseconds after which a visitor gives up. */
const timeout = 20_000;

/** Sends requests at a fixed rate, as many visitors do who know nothing of one another. */
export async function sendOpenLoop(
  url: string,
  { rate, seconds, pathOf }: OpenLoopOptions,
): Promise<OpenLoop> {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const refusals: number[] = [];
  const answers: number[] = [];
  const pending: Promise<void>[] = [];

  function ask(path: string): Promise<void> {
    const begun = performance.now();
    return new Promise((resolve) => {
      const done = (status: number) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        resolve();
      };
      const sent = request(url + path, { agent, timeout }, (response) => {
        (response.statusCode === 503 ? refusals : answers).push(performance.now() - begun);
        response.resume().once("close", () => done(response.statusCode ?? 0));
      });
      sent.once("timeout", () => sent.destroy());
      sent.once("error", () => done(0));
      sent.end();
    });
  }

  const begun = performance.now();
  for (let index = 0; index < rate * seconds;) {
    const due = Math.min(rate * seconds, ((performance.now() - begun) / 1000) * rate);
    for (; index < due; index += 1) pending.push(ask(pathOf(index)));
    await new Promise((resolve) => setTimeout(resolve, beat));
  }
  await Promise.all(pending);
  agent.destroy();
  const byTime = (one: number, other: number) => one - other;
  return { statuses, refusals: refusals.sort(byTime), answers: answers.sort(byTime) };
}

/** @param share 0.99 for the 99th percentile of sorted values */
export function percentileOf(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
