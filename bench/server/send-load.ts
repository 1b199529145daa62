import autocannon from "autocannon";
import { median } from "../measure.ts";
import { fetchAnswer, requestHeaders } from "./answer.ts";
import { countAnswers, type Load } from "./count-answers.ts";

/** Seconds of load for a figure, and before the first. */
const duration = 4;
const warmUp = 1;

const rounds = 3;

const connections = 32;

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

/**
 * Asks for an address as often as 32 connections can, each waiting for its answer.
 *
 * autocannon takes longer to read an answer than a bare server to send it, and its workers take the server's core away: it
 * would measure itself. So answers of known length are counted by their bytes, and autocannon has those that are rendered anew.
 */
export async function sendLoad(url: string, options: LoadOptions): Promise<Load> {
  const { saysLength, bytes } = await fetchAnswer(url, options.encoding);
  return saysLength ? countAnswers(url, bytes, { ...options, connections }) : runAutocannon(url, options);
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
