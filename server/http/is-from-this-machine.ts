import type { FastifyRequest } from "fastify";
import { isLoopback } from "#server/domain/network/canonical-ip.ts";

/** Set by proxies and networks of caches on what they pass on. One of them is enough to know that somebody stands between. */
const forwardingHeaders = [
  "cf-connecting-ip",
  "cf-ray",
  "fastly-client-ip",
  "forwarded",
  "true-client-ip",
  "via",
  "x-client-ip",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether the visitor sits at this machine. Only of a site whose own address is this machine's can that be told: through a proxy on it
 * everybody seems to, and one that is set up with its defaults alone passes on neither their address nor the name they asked for.
 */
export function isFromThisMachine({ server, ip, ips, headers, hostname }: FastifyRequest): boolean {
  if (!isOfThisMachine(new URL(server.env.SITE_URL).hostname)) return false;
  // More than one address: TRUST_PROXY names who has passed it on, and the last of them is the visitor's.
  const isTrusted = (ips?.length ?? 0) > 1;
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined);
  return (isTrusted || !isForwarded) && isOfThisMachine(hostname) && isLoopback(ip);
}

function isOfThisMachine(host: string): boolean {
  return host === "localhost" || isLoopback(host.replace(/^\[|\]$/g, ""));
}
