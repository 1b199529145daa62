import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isUnchanged } from "./is-unchanged.ts";

/**
 * Answers with a text that machines read, under the rules of pages: it may be kept, is asked for again each
 * time, and is not sent again while it is the same.
 *
 * @param type its media type, without the character set
 */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string },
): FastifyReply {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  reply.headers({ "cache-control": "public, max-age=0, must-revalidate", etag });
  if (isUnchanged(request, etag)) return reply.code(304).send();
  return reply.type(`${type}; charset=utf-8`).send(body);
}
