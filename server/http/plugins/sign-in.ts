import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Permission } from "#api/accounts/roles.ts";
import { may, notAllowed } from "#server/domain/accounts/permissions.ts";
import { requireRecentProof } from "#server/domain/accounts/proofs.ts";
import { accountActor, visitor, type Actor } from "#server/domain/audit/record-event.ts";
import { findSignedIn, type SignedIn } from "#server/domain/accounts/sessions/sessions.ts";
import { DomainError } from "#server/domain/errors.ts";
import { readSessionToken, setSessionCookie } from "#server/http/sessions/session-cookie.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The sender, for the audit log: known behind `requireSignIn`, else a visitor. */
    readonly actor: Actor;
  }
  interface FastifyInstance {
    /** A hook for signed-in people only. It is an `onRequest` hook, which runs before the body is read. */
    requireSignIn: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
    /** Makes a hook for signed-in people whose role allows it; it stands in place of `requireSignIn`. */
    requirePermission: (
      permission: Permission,
    ) => (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
    /** A hook, behind one of these: who changes something has proved who they are a short time ago. Reading is free. */
    requireProofToChange: (request: FastifyRequest) => Promise<void>;
    /** Like `requireSignIn`, but also for accounts that still have to set up a second factor; for the calls that do so. */
    requireOwnSession: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  }
  interface FastifyRequest {
    /** Set by the hooks for signed-in people. */
    signedIn: SignedIn | null;
  }
}

const senders = new WeakMap<FastifyRequest, Actor>();

/** For a route's schema: documents that it needs a session. */
export const signedInOnly = [{ session: [] }];

/**
 * Finds the sender of a request; null for a visitor. Renews the cookie of a session that was extended. It does not check
 * permissions: `findPermitted` and the hooks below do, and they look at the second factor too.
 */
export async function findSender(request: FastifyRequest, reply: FastifyReply): Promise<SignedIn | null> {
  const { db, now } = request.server;
  const token = readSessionToken(request);
  if (token === undefined) return null;
  const signedIn = await findSignedIn(db, token, now());
  if (signedIn?.extended) setSessionCookie(reply, token);
  if (signedIn) senders.set(request, accountActor(signedIn, token));
  return signedIn;
}

/** Finds the sender of a request who has a permission, as `requirePermission` does; null for everybody else, who is not refused. */
export async function findPermitted(
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission,
): Promise<SignedIn | null> {
  const sender = await findSender(request, reply);
  if (sender === null || (await needsSecondFactor(request.server, sender))) return null;
  return may(sender, permission) ? sender : null;
}

/** The sender of a route behind one of the hooks. */
export function senderOf({ signedIn }: FastifyRequest): SignedIn {
  if (signedIn === null) throw notSignedIn();
  return signedIn;
}

/** Whether a second factor has to be set up before anything else. */
export async function needsSecondFactor(
  { settings }: FastifyInstance,
  { hasSecondFactor }: Pick<SignedIn, "hasSecondFactor">,
): Promise<boolean> {
  return !hasSecondFactor && (await settings.read()).requireSecondFactor;
}

export const signInPlugin = fp(
  async (app) => {
    app.decorateRequest("actor", {
      getter() {
        return senders.get(this) ?? visitor;
      },
    });
    app.decorateRequest("signedIn", null);
    app.decorate("requireOwnSession", async (request, reply) => {
      request.signedIn = await findSender(request, reply);
      if (request.signedIn === null) throw notSignedIn();
    });
    app.decorate("requireSignIn", async (request, reply) => {
      await app.requireOwnSession(request, reply);
      if (await needsSecondFactor(app, senderOf(request)))
        throw new DomainError("second_factor_required", "set up a second factor first");
    });
    app.decorate("requireProofToChange", async (request) => {
      const isReading = request.method === "GET" || request.method === "HEAD";
      if (!isReading) requireRecentProof(senderOf(request), app.now());
    });
    app.decorate("requirePermission", (permission) => async (request, reply) => {
      await app.requireSignIn(request, reply);
      const sender = senderOf(request);
      if (!may(sender, permission)) throw notAllowed(sender, permission);
    });
  },
  { name: "sign-in", dependencies: ["context", "@fastify/cookie"] },
);

function notSignedIn(): DomainError {
  return new DomainError("not_signed_in", "sign in first");
}
