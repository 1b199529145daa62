import lighthouse from "lighthouse";
import { median } from "../measure.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export interface Audit {
  /** Points of 100, in the order of `categories`. */
  scores: number[];
  /** Seconds. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds. */
  blocking: number;
  shift: number;
  /** Bytes over the line. */
  bytes: number;
  /** Ids of the audits that cost points other than those for speed. */
  complaints: string[];
}

/** Lines that Lighthouse's own phone has not: one over a satellite, and one of a city. */
export const lines = {
  "line of 2 s latency": { rttMs: 2000, throughputKbps: 1600, cpuSlowdownMultiplier: 4 },
  "fast line": { rttMs: 40, throughputKbps: 10_000, cpuSlowdownMultiplier: 1 },
};

/**
 * Lighthouse as on a phone with a slow line, several times; of each figure the median.
 * @param port on which Chromium listens for its tools
 * @param throttling of another line and processor
 */
export async function auditPage(
  url: string,
  port: number,
  runs: number,
  throttling?: (typeof lines)[keyof typeof lines],
): Promise<Audit> {
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await auditOnce(url, port, throttling));
  const middle = (pick: (audit: Audit) => number) => median(audits.map(pick));
  return {
    scores: categories.map((_, index) => middle(({ scores }) => scores[index] ?? Number.NaN)),
    firstPaint: middle((audit) => audit.firstPaint),
    largestPaint: middle((audit) => audit.largestPaint),
    blocking: middle((audit) => audit.blocking),
    shift: middle((audit) => audit.shift),
    bytes: middle((audit) => audit.bytes),
    complaints: [...new Set(audits.flatMap(({ complaints }) => complaints))],
  };
}

async function auditOnce(url: string, port: number, throttling?: object): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: [...categories],
    ...(throttling && { throttling }),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories: judged, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const complaints = categories
    .filter((name) => name !== "performance")
    .flatMap((name) => judged[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    scores: categories.map((name) => Math.round((judged[name]?.score ?? Number.NaN) * 100)),
    firstPaint: valueOf("first-contentful-paint") / 1000,
    largestPaint: valueOf("largest-contentful-paint") / 1000,
    blocking: valueOf("total-blocking-time"),
    shift: valueOf("cumulative-layout-shift"),
    bytes: valueOf("total-byte-weight"),
    complaints: complaints.map(({ id }) => id),
  };
}
