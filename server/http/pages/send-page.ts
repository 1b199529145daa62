import type { FastifyReply, FastifyRequest } from "fastify";
import { pageVersionHeader } from "#api/paths.ts";
import { answerNotFound, isOutageStatus } from "#server/http/errors.ts";
import { redirectMissing } from "#server/http/visits/missing-page.ts";
import type { EncodedBody } from "./encoded-body.ts";
import type { RenderedPage } from "./read-page.ts";
import { sendEncoded } from "./send-encoded.ts";

export const json = "application/json; charset=utf-8";

/** Seconds after which a page that needs the database may be asked for again. */
const retryAfter = "5";

/** Says in the answer why the page is not cached (RFC 9211); a cached one has no such header. @param forward why it was rendered */
export function tellUncached(
  { raw }: FastifyReply,
  detail: string,
  forward: "bypass" | "method" | "miss" = "miss",
): void {
  raw.setHeader("cache-status", `pages; fwd=${forward}; detail="${detail}"`);
}

export async function sendPage(
  reply: FastifyReply,
  { status, headers, body }: RenderedPage,
): Promise<FastifyReply> {
  if (await redirectMissing(reply, { status, headers })) return reply;
  reply.code(status);
  if (isOutageStatus(status)) reply.header("retry-after", retryAfter);
  for (const [name, value] of headers) reply.header(name, value);
  if (reply.request.method === "POST") reply.header("cache-control", "no-store");
  else tagPublic(reply, headers.get("cache-control"));
  return reply.send(body);
}

/** Adds cache tags to public answers, also to redirects, such as the one to a post's new address. */
export function tagPublic(reply: FastifyReply, cacheControl: string | null): void {
  if (cacheControl?.startsWith("public")) reply.header(...reply.server.cacheTags("pages"));
}

export function sendBody(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  ...[body, sent]: [EncodedBody, Parameters<typeof sendEncoded>[3]]
): FastifyReply {
  reply.hijack();
  sendEncoded(raw, reply.raw, body, sent);
  return reply;
}

/** A page that does not exist has no data either; one that failed says so. */
export function sendHydration(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, hydration, cacheControl }: { status: number; hydration: string | null; cacheControl: string },
) {
  if (hydration === null || (status >= 400 && status < 500)) return answerNotFound(request, reply);
  reply.code(status).header("cache-control", cacheControl).header("vary", pageVersionHeader);
  return reply.type(json).send(Buffer.from(hydration));
}
