import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  ownAccountSchema,
  ownSessionSchema,
  passkeySignInSchema,
  passwordChangeSchema,
  passwordCheckSchema,
  resetCodeSchema,
} from "#api/accounts/own-account.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  makeResetCode,
  readOwnAccount,
} from "#server/domain/accounts/own-account.ts";
import { proveByPasskey, proveByPassword } from "#server/domain/accounts/proofs.ts";
import { canMail } from "#server/domain/settings/site-mailer.ts";
import { setDeviceCookie } from "#server/http/sessions/device-cookie.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { passkeySiteOf } from "#server/http/sessions/passkey-site.ts";
import { needsSecondFactor, senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["own account"], security: signedInOnly };
const done = { 200: z.object({}) };

/** Bytes: a signed answer has less than a tenth of this. */
const passkeyLimit = 32 * 1024;

export const ownAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requireOwnSession);
  await app.register(proofRoutes);
  await app.register(ownSessionRoutes);
  await app.register(resetCodeRoutes);

  app.get(
    adminPaths.ownAccount,
    { schema: { ...common, summary: "Read one's own account", response: { 200: ownAccountSchema } } },
    async (request) => {
      const sender = senderOf(request);
      return readOwnAccount(db, sender, {
        needsSecondFactor: await needsSecondFactor(app, sender),
        canMail: canMail(await app.settings.read()),
        now: now(),
      });
    },
  );

  app.put(
    adminPaths.ownPassword,
    {
      schema: {
        ...common,
        summary: "Change one's password, which ends the other sessions",
        body: passwordChangeSchema,
        response: done,
      },
    },
    async (request, reply) => {
      const { deviceToken } = await changeOwnPassword(db, senderOf(request), request.body, {
        now: now(),
        by: request.actor,
      });
      setDeviceCookie(reply, deviceToken);
      return {};
    },
  );
};

const resetCodeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", app.requireProofToChange);
  app.post(
    adminPaths.ownResetCode,
    {
      schema: {
        ...common,
        summary: "Make a code to be written down, which sets a new password once",
        response: { 200: resetCodeSchema },
      },
    },
    async (request) => ({ code: await makeResetCode(app.db, senderOf(request), request.actor) }),
  );
};

const proofRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    adminPaths.ownProof,
    {
      schema: {
        ...common,
        summary: "Prove by the password who one is, which accounts are changed with for ten minutes",
        body: passwordCheckSchema,
        response: done,
      },
    },
    async (request) => {
      await proveByPassword(db, senderOf(request), request.body.present, now());
      return {};
    },
  );

  app.post(
    adminPaths.ownPasskeyProof,
    {
      bodyLimit: passkeyLimit,
      schema: {
        ...common,
        summary: "The same by a passkey, which is asked for as for signing in",
        body: passkeySignInSchema,
        response: done,
      },
    },
    async (request) => {
      const site = await passkeySiteOf(request);
      await proveByPasskey(db, senderOf(request), request.body, site, now());
      return {};
    },
  );
};

const ownSessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.ownSessions,
    { schema: { ...common, summary: "List one's sessions", response: { 200: z.array(ownSessionSchema) } } },
    async (request) => listOwnSessions(db, senderOf(request), now()),
  );

  app.delete(
    adminPaths.ownSessions,
    { schema: { ...common, summary: "End one's other sessions", response: done } },
    async (request) => {
      await endOtherSessions(db, senderOf(request), request.actor);
      return {};
    },
  );

  app.delete(
    adminPaths.ownSession.pattern,
    {
      schema: {
        ...common,
        summary: "End one of one's sessions",
        params: z.object({ id: z.uuid() }),
        response: done,
      },
    },
    async (request) => {
      await endOwnSession(db, senderOf(request), request.params.id, request.actor);
      return {};
    },
  );
};
