import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  passwordCheckSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  secondFactorSetupSchema,
} from "#api/accounts/own-account.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { checkOwnPassword } from "#server/domain/accounts/own-account.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from "#server/domain/accounts/second-factor.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";
import { siteNameOf } from "#server/domain/settings/read-settings.ts";

const common = { tags: ["own account"], security: signedInOnly };

export const secondFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, settings } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requireOwnSession);
  await app.register(setUpRoutes);

  app.post(
    adminPaths.secondFactorRemoval,
    {
      schema: {
        ...common,
        summary: "Turn the second factor off",
        body: passwordCheckSchema,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const sender = senderOf(request);
      const account = await checkOwnPassword(db, sender, request.body.present, now());
      const { requireSecondFactor: isRequired } = await settings.read();
      await removeSecondFactor(db, account, { ...sender, isRequired, by: request.actor });
      return {};
    },
  );
};

const setUpRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, settings } = app;
  app.post(
    adminPaths.secondFactor,
    {
      schema: {
        ...common,
        summary: "Begin to set up a second factor",
        body: passwordCheckSchema,
        response: { 200: secondFactorSetupSchema },
      },
    },
    async (request) => {
      const account = await checkOwnPassword(db, senderOf(request), request.body.present, now());
      // Under which an authenticator app lists the account.
      const issuer = await siteNameOf(await settings.read());
      return beginSecondFactor(db, account, issuer);
    },
  );

  app.put(
    adminPaths.secondFactor,
    {
      schema: {
        ...common,
        summary: "Turn the second factor on with a code of it, which ends the other sessions",
        body: secondFactorCodeSchema,
        response: { 200: recoveryCodesSchema },
      },
    },
    async (request) => {
      const { accountId, sessionId } = senderOf(request);
      const { code } = request.body;
      const confirmation = { accountId, sessionId, code, now: now(), by: request.actor };
      return { recoveryCodes: await confirmSecondFactor(db, confirmation) };
    },
  );
};
