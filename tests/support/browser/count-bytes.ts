import { expect, type Page } from "@playwright/test";

export const byteKinds = ["html", "css", "font", "script", "image", "other"] as const;

type ByteKind = (typeof byteKinds)[number];

export type ByteCounts = Record<ByteKind | "all", number>;

const kinds: [type: RegExp, kind: ByteKind][] = [
  [/^text\/html/, "html"],
  [/^text\/css/, "css"],
  [/^font\//, "font"],
  [/javascript/, "script"],
  [/^image\//, "image"],
];

/** Counts the bytes of all that a page brings from now on, as they come over the line, headers included. */
export async function countBytes(page: Page): Promise<() => ByteCounts> {
  return (await countTransfers(page)).bytes;
}

/** Like `countBytes`, of a page that brings all anew, whatever its browser has fetched before. */
export async function countFirstVisit(page: Page) {
  // The page before may still be fetching the pictures of another width. On a file of the site, whose pages go on in the same process.
  await page.goto("/robots.txt");
  const { session, ...counted } = await countTransfers(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  /** From now on the browser's cache counts again. */
  async function end(): Promise<void> {
    await session.send("Network.setCacheDisabled", { cacheDisabled: false });
    await session.detach();
  }
  return { ...counted, end };
}

async function countTransfers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const counts: ByteCounts = { all: 0, html: 0, css: 0, font: 0, script: 0, image: 0, other: 0 };
  const kindOf = new Map<string, ByteKind>();
  const onTheirWay = new Set<string>();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) onTheirWay.add(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => onTheirWay.delete(requestId));
  session.on("Network.responseReceived", ({ requestId, response }) => {
    kindOf.set(requestId, kinds.find(([type]) => type.test(response.mimeType))?.[1] ?? "other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!onTheirWay.delete(requestId)) return;
    counts.all += encodedDataLength;
    counts[kindOf.get(requestId) ?? "other"] += encodedDataLength;
  });
  await session.send("Network.enable");
  return {
    session,
    bytes: () => ({ ...counts }),
    /** Waits until all has come that was asked for. */
    settled: () => expect.poll(() => onTheirWay.size, "requests on their way").toBe(0),
  };
}

/** The phone of docs/decisions/0023-inline-styles.md. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
