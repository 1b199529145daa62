import type { FastifyRequest } from "fastify";

/** Whether the browser has this version already, by the tags that it sends (RFC 9110, If-None-Match). */
export function isUnchanged({ headers }: FastifyRequest, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  const tags = headers["if-none-match"]?.split(",").map(bare) ?? [];
  return tags.includes(bare(etag)) || tags.includes("*");
}
