import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "#server/env.ts";
import { sessionLifetime } from "#server/domain/accounts/sessions/sessions.ts";

/** On https with `__Host-` before it. */
export const sessionCookie = "irany_peru_session";

export function readSessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[nameOn(request.server)] || undefined;
}

/** With the prefix a browser takes the cookie from this host alone, over https: a host beside or below it cannot plant one. */
function nameOn({ env }: FastifyInstance): string {
  return isSecure(env) ? `__Host-${sessionCookie}` : sessionCookie;
}

function isSecure({ SITE_URL }: Env): boolean {
  return SITE_URL.startsWith("https:");
}

/** A cookie for the browser's script, which cannot read the session's: it says that there is one, and grants nothing. */
const signedInCookie = "irany_peru_signed_in";

/** The cookie lasts as long as the session, from now on. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  const kept = { ...attributes(reply.server), maxAge: sessionLifetime / 1000 };
  reply.setCookie(nameOn(reply.server), token, kept);
  reply.setCookie(signedInCookie, "1", { ...kept, httpOnly: false });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(nameOn(reply.server), attributes(reply.server));
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
  return { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure(env) } as const;
}
