import type { FastifyReply, FastifyRequest } from "fastify";

export async function neverCached(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header("cache-control", "no-store");
}
