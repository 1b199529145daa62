import type { FastifyReply, FastifyRequest } from "fastify";
import { compressTo } from "./compress-to.ts";
import { chooseEncoding } from "./send-encoded.ts";

/** Bytes. A smaller answer fits in a packet as it is. */
const smallest = 1024;

/** A hook that compresses a page at once, where other answers are streams: those keep the one thread busy several times as long. */
export async function compressPage(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!(payload instanceof Buffer) || payload.length < smallest) return payload;
  // An owner's photographs come through the hook too.
  if (String(reply.getHeader("content-type")).startsWith("image/")) return payload;
  const encoding = chooseEncoding(headers["accept-encoding"]);
  if (encoding === "identity") return payload;
  const vary = reply.getHeader("vary");
  reply.header("vary", vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`);
  reply.header("content-encoding", encoding);
  return compressTo(encoding, payload);
}
