import type { FastifyBaseLogger } from "fastify";
import fp from "fastify-plugin";
import {
  createCdnPurger,
  type CacheTag,
  type CdnKind,
  type CdnPurger,
  type CdnTimes,
} from "#server/domain/network/cdn-purger.ts";
import type { Env } from "#server/env.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Name and value of the header that tells a CDN what an answer shows. */
    cacheTags: (...tags: (CacheTag | `picture-${string}`)[]) => [name: string, value: string];
  }
}

/** The header that each CDN reads, and removes before it answers the visitor. */
const headers: Record<CdnKind, { name: string; separator: string }> = {
  cloudflare: { name: "cache-tag", separator: "," },
  fastly: { name: "surrogate-key", separator: " " },
};

/** Null when the settings name no CDN to be told. */
export function openCdnPurger(
  { CDN_KIND: kind, CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Env,
  log: FastifyBaseLogger,
  times?: CdnTimes,
): CdnPurger | null {
  if (url === undefined || token === undefined) return null;
  const onError = (reason: string) =>
    log.warn({ reason }, "the CDN could not be told of a change, and is told again");
  return createCdnPurger({ kind, url, token, onError, times });
}

/**
 * Lets answers say what they show, and ends the purger with the server. An answer that does not say how long it may be kept must not be
 * kept: a CDN would decide by itself.
 */
export const cdnPlugin = fp<{ purger: CdnPurger | null }>(
  async (app, { purger }) => {
    const { name, separator } = headers[app.env.CDN_KIND];
    app.decorate("cacheTags", (...tags) => [name, tags.join(separator)]);
    app.addHook("onSend", async (_request, reply) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    });
    app.addHook("onClose", () => purger?.close());
  },
  { name: "cdn", dependencies: ["context"] },
);
