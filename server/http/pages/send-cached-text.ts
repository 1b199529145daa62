import type { FastifyReply, FastifyRequest } from "fastify";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { readSessionToken } from "#server/http/sessions/session-cookie.ts";
import { encodeBody } from "./encoded-body.ts";
import { sendEncoded } from "./send-encoded.ts";

interface CachedText {
  /** Under which it is kept: the one spelling of its path. */
  address: string;
  /** The value of the `Content-Type` header. */
  type: string;
  write: () => Promise<string>;
}

/** Sends a feed or a part of the site map, which is kept as pages are: until a post is written. */
export async function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  { address, type, write }: CachedText,
): Promise<void> {
  const { pages, refreshPages, cacheTags, answerHeaders } = request.server;
  if (readSessionToken(request) !== undefined) await refreshPages();
  const opened = await pages.open<never>(address, async () => {
    const headers = [...answerHeaders.fixed, ...cacheTags("pages"), "content-type", type];
    headers.push("cache-control", revalidated);
    return { html: await encodeBody(Buffer.from(await write()), headers) };
  });
  if ("answer" in opened) return;
  reply.hijack();
  sendEncoded(request.raw, reply.raw, opened.html, opened);
}
