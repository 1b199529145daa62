import type { IncomingMessage } from "node:http";
import { maxPictureBytes } from "#api/admin/media-limits.ts";
import { FetchError, readAll, requestGuarded } from "#server/domain/network/guarded-request.ts";

/** Milliseconds for one response of the old server. */
const timeout = 30_000;

/** Steps from one address to another, each of them checked. */
const maxRedirects = 3;

/** @param server the old one, which may stand in a private network */
async function request(url: string, server: string | null): Promise<IncomingMessage> {
  let address = url;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const response = await requestGuarded(address, { server, signal: AbortSignal.timeout(timeout) });
    const { statusCode = 0, headers } = response;
    const next = headers.location;
    if (statusCode < 300 || statusCode > 399 || next === undefined) {
      if (statusCode >= 200 && statusCode <= 299) return response;
      response.destroy();
      throw new FetchError("refused", address, `answered ${statusCode}`);
    }
    response.destroy();
    address = new URL(next, address).href;
  }
  throw new FetchError("unreachable", url, "leads on and on");
}

/**
 * Fetches the old server's answer to a call.
 *
 * @param options.server its address, if it may stand in a private network
 * @throws FetchError, SyntaxError for what is no JSON
 */
export async function fetchJson(
  url: string,
  { server, maxBytes }: { server: string | null; maxBytes: number },
): Promise<unknown> {
  const content = await readAll(await request(url, server), { address: url, maxBytes });
  return JSON.parse(content.toString()) as unknown;
}

/**
 * A picture that an old post names, or carries as data.
 *
 * @param server the old one, if it may stand in a private network
 * @throws FetchError for an address in a private network, an answer that is none, and more bytes than a picture may have
 */
export async function fetchBytes(url: string, server: string | null): Promise<Uint8Array> {
  // Data need no network.
  const content = url.startsWith("data:") ? (await fetch(url)).body : await request(url, server);
  const limits = { address: url.slice(0, 100), maxBytes: maxPictureBytes };
  return readAll((content ?? []) as AsyncIterable<Uint8Array>, limits);
}
