import type { FastifyReply, FastifyRequest } from "fastify";
import { DomainError } from "#server/domain/errors.ts";
import { findSignedIn } from "#server/domain/sessions.ts";
import type { HttpContext } from "./context.ts";
import { readSessionToken, setSessionCookie } from "./session-cookie.ts";

/**
 * Tells who sent a request, and renews the cookie of a session that was extended.
 *
 * @returns the username, or null for a visitor
 */
export async function findSender(
  request: FastifyRequest,
  reply: FastifyReply,
  context: HttpContext,
): Promise<string | null> {
  const token = readSessionToken(request);
  if (token === undefined) return null;
  const signedIn = await findSignedIn(context.db, token, context.now());
  if (signedIn?.extended) setSessionCookie(reply, token, context);
  return signedIn?.username ?? null;
}

/**
 * A hook that lets only signed-in people reach a route. As `onRequest` it runs before the body is read.
 *
 * @throws DomainError `not_signed_in` (from the hook)
 */
export function requireSignIn(context: HttpContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const username = await findSender(request, reply, context);
    if (username === null) throw new DomainError("not_signed_in", "sign in first");
  };
}
