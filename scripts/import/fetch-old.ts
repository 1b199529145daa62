import { lookup as lookUp } from "node:dns/promises";
import { canonicalIp } from "#server/domain/canonical-ip.ts";
import { isPublicIp } from "#server/domain/is-public-ip.ts";
import { maxPictureBytes } from "#api/desk/media-limits.ts";

/** Milliseconds for one response of the old server. */
const timeout = 30_000;

/** Steps from one address to another, each of them checked. */
const maxRedirects = 3;

/** @param server the old one, which may stand in a private network */
async function request(url: string, server: string | null): Promise<Response> {
  let address = url;
  for (let step = 0; step <= maxRedirects; step += 1) {
    await requireReachable(address, server);
    const options = { signal: AbortSignal.timeout(timeout), redirect: "manual" } as const;
    const response = await fetch(address, options).catch((error: Error) => {
      throw new Error(`${address}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
    });
    const next = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || next === null) {
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return response;
    }
    await response.body?.cancel();
    address = new URL(next, address).href;
  }
  throw new Error(`${url} leads on and on`);
}

/** An old post may name any address, also of what only this machine can reach. */
async function requireReachable(address: string, server: string | null): Promise<void> {
  const { protocol, hostname, origin } = new URL(address);
  if (protocol === "data:" || (server !== null && origin === new URL(server).origin)) return;
  if (!/^https?:$/.test(protocol)) throw new Error(`${address} is no address of the web`);
  const found = await lookUp(hostname.replace(/^\[|\]$/g, ""), { all: true });
  const isPublic = found.every(({ address: ip }) => isPublicIp(canonicalIp(ip) ?? ""));
  if (!isPublic) throw new Error(`${address} lies in a private network`);
}

/**
 * What the old server answers a call.
 *
 * @param server its address
 * @throws Error that names the address, for whoever runs the import
 */
export async function fetchJson(url: string, server: string): Promise<unknown> {
  return (await request(url, server)).json();
}

/**
 * A picture that an old post names.
 *
 * @param server the old one; null where the posts come from a file
 * @throws Error for an address in a private network, an answer that is none, and more bytes than a picture may have
 */
export async function fetchBytes(url: string, server: string | null): Promise<Uint8Array> {
  const response = await request(url, server);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxPictureBytes) throw new Error("is too large");
  }
  return Buffer.concat(chunks);
}
