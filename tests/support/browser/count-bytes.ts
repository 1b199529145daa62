import type { Page } from "@playwright/test";

/** Counts the bytes of all that a page brings from now on, as they come over the line, headers included. */
export async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send("Network.enable");
  return () => bytes;
}

/** What a first visit on a phone may bring in all, from the top of a page to its end (docs/decisions/0015-weight.md). */
export const byteLimit = 250_000;

/** The phone of that decision. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
