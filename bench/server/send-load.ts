import { connect, type Socket } from "node:net";
import autocannon from "autocannon";
import { median } from "../measure.ts";
import { fetchAnswer, requestHeaders } from "./answer.ts";

export interface Load {
  /** Answers a second. */
  rate: number;
  /** Milliseconds within which 99 of 100 were answered. */
  slowest: number;
}

/** Seconds of load for a figure, and before the first. */
const duration = 4;
const warmUp = 1;

const rounds = 3;

/** Asks for each address in turn, several times, so that what else the machine does falls on all alike. */
export async function alternateLoads<Urls extends readonly string[]>(
  urls: Urls,
  encoding: string,
): Promise<{ [Index in keyof Urls]: Load }> {
  const loads: Load[][] = urls.map(() => []);
  for (const url of urls) await sendLoad(url, { encoding, seconds: warmUp });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      loads[index]?.push(await sendLoad(url, { encoding, seconds: duration }));
    }
  }
  const middle = loads.map((list) => ({
    rate: median(list.map(({ rate }) => rate)),
    slowest: median(list.map(({ slowest }) => slowest)),
  }));
  // One for each address.
  return middle as { [Index in keyof Urls]: Load };
}

interface LoadOptions {
  encoding: string;
  seconds: number;
}

const connections = 32;

/**
 * Asks for an address as often as 32 connections can, each waiting for its answer.
 *
 * autocannon takes longer to read an answer than a bare server to send it, and its workers take the server's core away: it
 * would measure itself. So answers of known length are counted by their bytes, and autocannon has those that are rendered anew.
 */
export async function sendLoad(url: string, options: LoadOptions): Promise<Load> {
  const { saysLength, bytes } = await fetchAnswer(url, options.encoding);
  return saysLength ? countAnswers(url, bytes, options) : runAutocannon(url, options);
}

async function runAutocannon(url: string, { encoding, seconds }: LoadOptions): Promise<Load> {
  const headers = requestHeaders(encoding);
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no page, ${errors} failed`);
  return { rate: requests.average, slowest: latency.p99 };
}

async function countAnswers(url: string, bytes: number, { encoding, seconds }: LoadOptions): Promise<Load> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      askUntil(end, url, encoding, bytes, (time) => times.push(time)),
    ),
  );
  const rate = (times.length / (performance.now() - start)) * 1000;
  const sorted = Float64Array.from(times).sort();
  return { rate, slowest: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN };
}

/** One connection. @param length of each answer, in bytes, head included */
function askUntil(
  end: number,
  url: string,
  encoding: string,
  length: number,
  onAnswer: (milliseconds: number) => void,
): Promise<void> {
  const { hostname, port, pathname, search } = new URL(url);
  const headers = Object.entries({ ...requestHeaders(encoding), connection: "keep-alive" });
  const lines = [
    `GET ${pathname}${search} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ];
  const request = Buffer.from(lines.join("\r\n"));
  const status = Buffer.from("HTTP/1.1 200");
  return new Promise((resolve, reject) => {
    let received = 0;
    let asked = 0;
    // One piece of memory for all answers: only their first and last bytes matter.
    const buffer = Buffer.alloc(65_536);
    const onread = { buffer, callback: (size: number) => read(size) };
    const socket: Socket = connect({ host: hostname, port: Number(port), onread }, ask);
    socket.setNoDelay(true).on("error", reject).on("close", resolve);

    function ask(): void {
      asked = performance.now();
      socket.write(request);
    }

    function read(size: number): boolean {
      const isStart = received === 0;
      received += size;
      if ((isStart && status.compare(buffer, 0, status.length) !== 0) || received > length) {
        socket.destroy(new Error(`${url} was answered in another way than at first`));
        return false;
      }
      if (received < length) return true;
      received = 0;
      const now = performance.now();
      onAnswer(now - asked);
      if (now < end) ask();
      else socket.destroy();
      return true;
    }
  });
}
