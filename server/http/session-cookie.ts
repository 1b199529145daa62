import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionLifetime } from "#server/domain/accounts/sessions.ts";

export const sessionCookie = "irany_peru_session";

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie] || undefined;
}

/** The cookie lasts as long as the session, from now on. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(sessionCookie, token, { ...attributes(reply.server), maxAge: sessionLifetime / 1000 });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributes(reply.server));
}

function attributes({ env }: FastifyInstance) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: env.SITE_URL.startsWith("https:") } as const;
}
