import { Agent, request, type IncomingMessage } from "node:http";

/** The answers that readers got since the last look. */
export interface Seen {
  requests: number;
  /** Not answered, cut off, or answered with an error: by kind of request and reason. */
  lost: Map<string, number>;
  /** Shed by a site with too much to do: the machine was too slow for the load. */
  shed: number;
  /** Milliseconds. */
  slowest: number;
}

interface Reading {
  kind: string;
  path: string;
}

/** Milliseconds after which a reader gives up. */
const timeout = 15_000;

const shed = "shed";

/** By what server/http/overload/busy-answer.ts alone sends. */
function isShed({ statusCode, headers }: IncomingMessage): boolean {
  const policy = String(headers["content-security-policy"]);
  return statusCode === 503 && policy.startsWith("default-src 'none'; style-src");
}

/** Keeps asking at a constant rate, as readers do who know nothing of one another, each page whole. */
export function startReaders(url: string, rate: number, readings: (count: number) => Reading) {
  const agent = new Agent({ keepAlive: true });
  let seen: Seen = { requests: 0, lost: new Map(), shed: 0, slowest: 0 };
  let count = 0;
  const underWay = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const asked = ask(readings((count += 1))).finally(() => underWay.delete(asked));
    underWay.add(asked);
  }, 1000 / rate);

  async function ask({ kind, path }: Reading): Promise<void> {
    const begun = performance.now();
    const outcome = await new Promise<string>((resolve) => {
      const sent = request(url + path, { agent, timeout }, (response) => {
        const { statusCode = 0 } = response;
        response.resume();
        response.once("close", () => {
          if (!response.complete) resolve("cut off");
          else if (isShed(response)) resolve(shed);
          else resolve(statusCode < 400 ? "" : String(statusCode));
        });
      });
      sent.once("timeout", () => sent.destroy(new Error("no answer in time")));
      sent.once("error", (error) => resolve(error.message));
      sent.end();
    });
    seen.requests += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - begun);
    if (outcome === shed) seen.shed += 1;
    const reason = `${kind}: ${outcome}`;
    if (outcome !== "" && outcome !== shed) seen.lost.set(reason, (seen.lost.get(reason) ?? 0) + 1);
  }

  return {
    /** Counts the answers since the last call; waits for requests that were sent before. */
    async look(): Promise<Seen> {
      await Promise.all(underWay);
      const found = seen;
      seen = { requests: 0, lost: new Map(), shed: 0, slowest: 0 };
      return found;
    },
    async end(): Promise<void> {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
    },
  };
}
