import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { accountActor, visitor, type Actor } from "#server/domain/audit/record-event.ts";
import { findSignedIn } from "#server/domain/accounts/sessions.ts";
import { DomainError } from "#server/domain/errors.ts";
import { readSessionToken, setSessionCookie } from "#server/http/session-cookie.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends it, for the audit log: known behind `requireSignIn`, else a visitor. */
    readonly actor: Actor;
  }
  interface FastifyInstance {
    /** A hook for signed-in people only. As `onRequest` it runs before the body is read. */
    requireSignIn: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
}

const senders = new WeakMap<FastifyRequest, Actor>();

/** For a route's schema: documents that it needs a session. */
export const signedInOnly = [{ session: [] }];

/** The username of who sent a request, or null for a visitor. Renews the cookie of a session that was extended. */
export async function findSender(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  const { db, now } = request.server;
  const token = readSessionToken(request);
  if (token === undefined) return null;
  const signedIn = await findSignedIn(db, token, now());
  if (signedIn?.extended) setSessionCookie(reply, token);
  if (signedIn) senders.set(request, accountActor(signedIn.username, token));
  return signedIn?.username ?? null;
}

export const signInPlugin = fp(
  async (app) => {
    app.decorateRequest("actor", {
      getter() {
        return senders.get(this) ?? visitor;
      },
    });
    app.decorate("requireSignIn", async (request, reply) => {
      if ((await findSender(request, reply)) === null)
        throw new DomainError("not_signed_in", "sign in first");
    });
  },
  { name: "sign-in", dependencies: ["context", "@fastify/cookie"] },
);
