import type { LookupAddress } from "node:dns";
import { lookup as lookUp } from "node:dns/promises";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { canonicalIp } from "./canonical-ip.ts";
import { isPublicIp } from "./is-public-ip.ts";

/** Why something cannot be had: it is not there, lies in a private network, nobody answers, the answer is a refusal, or has too many bytes. */
export class FetchError extends Error {
  override name = "FetchError";
  readonly kind: "absent" | "private" | "unreachable" | "refused" | "large";
  readonly reason: string;

  constructor(kind: FetchError["kind"], address: string, reason: string, options?: ErrorOptions) {
    super(`${address}: ${reason}`, options);
    this.kind = kind;
    this.reason = reason;
  }
}

interface RequestOptions {
  /** The address of a server that may stand in a private network; null where none may. */
  server: string | null;
  method?: "GET" | "HEAD";
  headers?: Record<string, string>;
  /** Ends it, also while the answer is read. */
  signal: AbortSignal;
}

/**
 * Asks another site, whose address anybody may have written: also one of what only this machine can reach. Follows no redirect.
 *
 * @throws FetchError for an address in a private network, and when nobody answers
 */
export async function requestGuarded(
  address: string,
  { server, method = "GET", headers = {}, signal }: RequestOptions,
): Promise<IncomingMessage> {
  const found = await requireReachable(address, server);
  const start = address.startsWith("https:") ? requestHttps : requestHttp;
  return new Promise<IncomingMessage>((answered, failed) => {
    const options = { method, headers, lookup: lookupOf(found), signal };
    start(address, options, answered).on("error", failed).end();
  }).catch(refuseAs(address));
}

function refuseAs(address: string) {
  return (error: Error): never => {
    throw new FetchError("unreachable", address, error.message, { cause: error });
  };
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

/** @returns where its host is */
async function requireReachable(address: string, server: string | null): Promise<LookupAddress[]> {
  const { protocol, hostname, origin } = new URL(address);
  if (!/^https?:$/.test(protocol)) throw new FetchError("unreachable", address, "is no address of the web");
  const found = await lookUp(hostname.replace(/^\[|\]$/g, ""), { all: true }).catch(refuseAs(address));
  if (server !== null && origin === new URL(server).origin) return found;
  const isPublic = found.every(({ address: ip }) => isPublicIp(canonicalIp(ip) ?? ""));
  if (!isPublic) throw new FetchError("private", address, "lies in a private network");
  return found;
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
