import type { Page } from "@playwright/test";

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
  const session = await page.context().newCDPSession(page);
  const counts: ByteCounts = { all: 0, html: 0, css: 0, font: 0, script: 0, image: 0, other: 0 };
  const kindOf = new Map<string, ByteKind>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    kindOf.set(requestId, kinds.find(([type]) => type.test(response.mimeType))?.[1] ?? "other");
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    counts.all += encodedDataLength;
    counts[kindOf.get(requestId) ?? "other"] += encodedDataLength;
  });
  await session.send("Network.enable");
  return () => ({ ...counts });
}

/** The phone of docs/decisions/0015-weight.md. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
