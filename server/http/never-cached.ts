import type { FastifyReply, FastifyRequest } from "fastify";

/** A hook for routes whose answers nobody may keep. */
export async function neverCached(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
}
