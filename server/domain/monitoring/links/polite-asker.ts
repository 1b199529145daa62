import robotsParser from "robots-parser";
import { readAll, requestGuarded } from "#server/domain/network/guarded-request.ts";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";

/** The name by which a robots.txt forbids something to this check. */
const product = "IranyPeruLinks";

/** Steps from one address to another, each of them checked. */
const maxRedirects = 5;

/** Bytes of a robots.txt; RFC 9309 asks for as many at least. */
const maxRobotsBytes = 512 * 1024;

interface AskerOptions {
  /** Stands in the name that other sites read in their logs. */
  siteUrl: string;
  signal: AbortSignal;
  /** The address of a server that may stand in a private network; null where none may. */
  server?: string | null;
  /** Milliseconds for one answer. */
  timeout?: number;
}

interface Answer {
  status: number;
  /** Where a redirect leads. */
  location: string | undefined;
}

/** Asks for the status of an address, at the end of its redirects. Null where a robots.txt is against it, or they do not end. */
export type AskStatus = (address: string) => Promise<number | null>;

/** Asks other sites what their robots.txt allows, each host one thing at a time. Its calls throw FetchError. */
export function createAsker({ siteUrl, signal, server = null, timeout = 15_000 }: AskerOptions): AskStatus {
  const lines = new Map<string, ReturnType<typeof createSemaphore>>();
  const robots = new Map<string, Promise<ReturnType<typeof robotsParser>>>();
  const headers = { "user-agent": `${product}/1.0 (+${siteUrl})`, accept: "*/*" };

  function ask<T extends Answer>(
    address: string,
    method: "GET" | "HEAD",
    read: (answer: Answer, content: AsyncIterable<Uint8Array>) => Promise<T>,
  ): Promise<T> {
    const { host } = new URL(address);
    const inLine = lines.get(host) ?? createSemaphore(1);
    lines.set(host, inLine);
    return inLine(async () => {
      const timed = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
      const response = await requestGuarded(address, { server, method, headers, signal: timed });
      try {
        const { statusCode: status = 0, headers: answered } = response;
        const isRedirect = status >= 300 && status <= 399;
        return await read({ status, location: isRedirect ? answered.location : undefined }, response);
      } finally {
        response.destroy();
      }
    });
  }

  async function readRobots(origin: string) {
    const last = await follow(`${origin}/robots.txt`, (address) =>
      ask(address, "GET", async (answer, content) => {
        const isThere = answer.status >= 200 && answer.status <= 299;
        const text = isThere ? await readAll(content, { address, maxBytes: maxRobotsBytes }) : "";
        return { ...answer, text: text.toString() };
      }),
    );
    // A site that cannot say what it allows is left alone; one without the file allows all.
    const text = !last || last.status >= 500 ? "User-agent: *\nDisallow: /" : last.text;
    return robotsParser(`${origin}/robots.txt`, text);
  }

  async function mayAsk(address: string): Promise<boolean> {
    const { origin } = new URL(address);
    const reading = robots.get(origin) ?? readRobots(origin);
    robots.set(origin, reading);
    return (await reading).isAllowed(address, product) !== false;
  }

  async function askOnce(address: string): Promise<Answer | null> {
    if (!(await mayAsk(address))) return null;
    const whole = async (answer: Answer) => answer;
    const answer = await ask(address, "HEAD", whole);
    // Many a server refuses to answer like that, whatever is there.
    return answer.status >= 400 ? ask(address, "GET", whole) : answer;
  }

  return async (address) => (await follow(address, askOnce))?.status ?? null;
}

/** @returns the last answer; null where there is none, or the redirects do not end */
async function follow<T extends Answer>(
  start: string,
  ask: (address: string) => Promise<T | null>,
): Promise<T | null> {
  let address = start;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const answer = await ask(address);
    if (answer?.location === undefined) return answer;
    address = new URL(answer.location, address).href;
  }
  return null;
}
