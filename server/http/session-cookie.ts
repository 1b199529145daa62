import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sessionLifetime } from "#server/domain/accounts/sessions.ts";

export const sessionCookie = "irany_peru_session";

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie] || undefined;
}

/** Tells the browser's script, which cannot read the session's cookie, that there is one. Grants nothing. */
const signedInCookie = "irany_peru_signed_in";

/** The cookie lasts as long as the session, from now on. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const kept = { ...attributes(reply.server), maxAge: sessionLifetime / 1000 };
  reply.setCookie(sessionCookie, token, kept);
  reply.setCookie(signedInCookie, "1", { ...kept, httpOnly: false });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributes(reply.server));
  clearSignedInCookie(reply);
}

/** Makes the script's cookie true again: sessions of older versions have none, and one outlives a session that was ended. */
export function correctSignedInCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  isSignedIn: boolean,
): void {
  const isSet = request.cookies[signedInCookie] !== undefined;
  const token = readSessionToken(request);
  if (isSignedIn && !isSet && token !== undefined) setSessionCookie(reply, token);
  if (!isSignedIn && isSet) clearSignedInCookie(reply);
}

function clearSignedInCookie(reply: FastifyReply): void {
  reply.clearCookie(signedInCookie, { ...attributes(reply.server), httpOnly: false });
}

function attributes({ env }: FastifyInstance) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure: env.SITE_URL.startsWith("https:") } as const;
}
