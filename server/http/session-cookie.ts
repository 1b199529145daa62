import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLifetime } from "#server/domain/sessions.ts";
import type { HttpContext } from "./context.ts";

const cookieName = "irany_peru_session";

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[cookieName] || undefined;
}

/** Gives the browser the token, for as long as the session lasts from now on. */
export function setSessionCookie(reply: FastifyReply, token: string, context: HttpContext): void {
  reply.setCookie(cookieName, token, { ...attributes(context), maxAge: sessionLifetime / 1000 });
}

export function clearSessionCookie(reply: FastifyReply, context: HttpContext): void {
  reply.clearCookie(cookieName, attributes(context));
}

function attributes({ env }: HttpContext) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: env.SITE_URL.startsWith("https:") } as const;
}
