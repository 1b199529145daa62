import type { LookupAddress } from "node:dns";
import { lookup as lookUp } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { canonicalIp } from "#server/domain/network/canonical-ip.ts";
import { isPublicIp } from "#server/domain/network/is-public-ip.ts";
import { maxPictureBytes } from "#api/admin/media-limits.ts";

/** Milliseconds for one response of the old server. */
const timeout = 30_000;

/** Steps from one address to another, each of them checked. */
const maxRedirects = 3;

/** Why something cannot be had: it is not there, lies in a private network, nobody answers, the answer is a refusal, or has too many bytes. */
export class FetchError extends Error {
  override name = "FetchError";
  readonly kind: "absent" | "private" | "unreachable" | "refused" | "large";
  readonly reason: string;

  constructor(kind: FetchError["kind"], address: string, reason: string) {
    super(`${address}: ${reason}`);
    this.kind = kind;
    this.reason = reason;
  }
}

/** @param server the old one, which may stand in a private network */
async function request(url: string, server: string | null): Promise<IncomingMessage> {
  let address = url;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const response = await send(address, await requireReachable(address, server)).catch(refuseAs(address));
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

function refuseAs(address: string) {
  return (error: Error): never => {
    throw new FetchError("unreachable", address, error.message);
  };
}

/** At one of the addresses that were found for its name. */
function send(address: string, found: LookupAddress[]): Promise<IncomingMessage> {
  const start = address.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise((answered, failed) => {
    const options = { lookup: lookupOf(found), signal: AbortSignal.timeout(timeout) };
    start(address, options, answered).on("error", failed).end();
  });
}

/** Answers a look-up with the address that was checked: a second look-up could find another one. */
export function lookupOf(found: LookupAddress[]): LookupFunction {
  return (hostname, { all }, done) => {
    const [first] = found;
    if (!first) done(Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" }), "");
    else if (all) done(null, found);
    else done(null, first.address, first.family);
  };
}

/** An old post may name any address, also of what only this machine can reach. @returns where its host is */
async function requireReachable(address: string, server: string | null): Promise<LookupAddress[]> {
  const { protocol, hostname, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new FetchError("unreachable", address, "is no address of the web");
  const found = await lookUp(hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(refuseAs(address));
  if (server !== null && origin === new URL(server).origin) return found;
  const isPublic = found.every(({ address: ip }) => isPublicIp(canonicalIp(ip) ?? ""));
  if (!isPublic) throw new FetchError("private", address, "lies in a private network");
  return found;
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

/** Reads no further than it has to. @throws FetchError when there are more bytes */
export async function readAll(
  content: AsyncIterable<Uint8Array>,
  { address, maxBytes }: { address: string; maxBytes: number },
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) throw new FetchError("large", address, "is too large");
  }
  return Buffer.concat(chunks);
}
