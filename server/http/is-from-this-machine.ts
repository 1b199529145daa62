import type { FastifyRequest } from "fastify";
import { isLoopback } from "#server/domain/canonical-ip.ts";

/**
 * Whether the visitor sits at this machine. Through a proxy on it everybody seems to: one that TRUST_PROXY does not name is known by
 * its header, or by the name under which the site was asked for.
 */
export function isFromThisMachine({ server, ip, headers, hostname }: FastifyRequest): boolean {
  const isDirect = server.env.TRUST_PROXY !== false || headers["x-forwarded-for"] === undefined;
  const isLocalName = hostname === "localhost" || isLoopback(hostname.replace(/^\[|\]$/g, ""));
  return isDirect && isLocalName && isLoopback(ip);
}
