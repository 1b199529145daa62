import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  addedPasskeySchema,
  newPasskeySchema,
  passkeyCreationSchema,
  passwordCheckSchema,
} from "#api/accounts/own-account.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { checkOwnPassword } from "#server/domain/accounts/own-account.ts";
import { addPasskey, beginPasskey, removePasskey } from "#server/domain/accounts/passkeys/own-passkeys.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { passkeySiteOf } from "#server/http/sessions/passkey-site.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["own account"], security: signedInOnly };

/** Bytes: what an authenticator makes has less than a tenth of this. */
const bodyLimit = 32 * 1024;

export const passkeyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, settings } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requireOwnSession);
  await app.register(additionRoutes);

  app.post(
    adminPaths.passkeyRemoval.pattern,
    {
      schema: {
        ...common,
        summary: "Remove a passkey",
        params: z.object({ id: z.uuid() }),
        body: passwordCheckSchema,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { accountId, sessionId } = senderOf(request);
      await checkOwnPassword(db, { accountId }, request.body.present, now());
      const { requireSecondFactor: isRequired } = await settings.read();
      const how = { sessionId, isRequired, by: request.actor };
      await removePasskey(db, accountId, request.params.id, how);
      return {};
    },
  );
};

const additionRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    adminPaths.passkeyOptions,
    {
      schema: {
        ...common,
        summary: "Begin to add a passkey",
        body: passwordCheckSchema,
        response: { 200: passkeyCreationSchema },
      },
    },
    async (request) => {
      const account = await checkOwnPassword(db, senderOf(request), request.body.present, now());
      return beginPasskey(db, account, await passkeySiteOf(request), now());
    },
  );

  app.post(
    adminPaths.passkeys,
    {
      bodyLimit,
      schema: {
        ...common,
        summary: "Add the passkey that the browser has made",
        body: newPasskeySchema,
        response: { 200: addedPasskeySchema },
      },
    },
    async (request) =>
      addPasskey(db, senderOf(request), request.body, {
        site: await passkeySiteOf(request),
        userAgent: request.headers["user-agent"],
        now: now(),
        by: request.actor,
      }),
  );
};
