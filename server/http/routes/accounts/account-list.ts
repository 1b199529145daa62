import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { listedAccountSchema, newSignInLinkSchema } from "#api/accounts/accounts.ts";
import { rightsSchema } from "#api/accounts/rights-schema.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  changeRole,
  disableAccount,
  enableAccount,
  endSessionsOf,
  listAllAccounts,
  removeAccount,
  resetSecondFactor,
} from "#server/domain/accounts/manage-accounts.ts";
import {
  makeSignInLink,
  signInLinkAddress,
  withdrawSignInLink,
} from "#server/domain/accounts/sessions/sign-in-links.ts";
import { languages } from "#i18n/languages.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["accounts"], security: signedInOnly };
const params = z.object({ id: z.uuid() });
const done = { 200: z.object({}) };

export const accountListRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("people.manage"));
  app.addHook("onRequest", app.requireProofToChange);
  await app.register(accountStateRoutes);
  await app.register(signInLinkRoutes);

  app.delete(
    adminPaths.accountSessions.pattern,
    { schema: { ...common, summary: "End all sessions of an account", params, response: done } },
    async (request) => {
      await endSessionsOf(db, request.params.id, request.actor);
      return {};
    },
  );

  app.delete(
    adminPaths.accountSecondFactor.pattern,
    {
      schema: {
        ...common,
        summary: "Turn off a second factor that its owner has lost",
        params,
        response: done,
      },
    },
    async (request) => {
      await resetSecondFactor(db, request.params.id, request.actor, senderOf(request).accountId);
      return {};
    },
  );
};

const accountStateRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    adminPaths.accounts,
    { schema: { ...common, summary: "List all accounts", response: { 200: z.array(listedAccountSchema) } } },
    async (request) => listAllAccounts(db, senderOf(request).accountId, now()),
  );

  app.delete(
    adminPaths.account.pattern,
    { schema: { ...common, summary: "Remove an account; its posts stay", params, response: done } },
    async (request) => {
      await removeAccount(db, request.params.id, request.actor);
      return {};
    },
  );

  app.put(
    adminPaths.accountRole.pattern,
    {
      schema: {
        ...common,
        summary: "Change what an account may, also in its open sessions",
        params,
        body: rightsSchema,
        response: done,
      },
    },
    async (request) => {
      const { role, languages = [] } = request.body;
      const username = await changeRole(db, request.params.id, { role, languages }, request.actor);
      if (role === "administrator") app.tellOfAdministrator(username, request.actor);
      return {};
    },
  );

  app.put(
    adminPaths.accountDisabled.pattern,
    { schema: { ...common, summary: "Disable an account and end its sessions", params, response: done } },
    async (request) => {
      await disableAccount(db, request.params.id, now(), request.actor);
      return {};
    },
  );

  app.delete(
    adminPaths.accountDisabled.pattern,
    { schema: { ...common, summary: "Enable a disabled account", params, response: done } },
    async (request) => {
      await enableAccount(db, request.params.id, request.actor);
      return {};
    },
  );
};

const signInLinkRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  app.post(
    adminPaths.accountSignInLink.pattern,
    {
      schema: {
        ...common,
        summary: "Make a link with which an account's owner sets a new password, once, within a day",
        params,
        body: z.object({ language: z.enum(languages).describe("Of the page that it opens") }),
        response: { 200: newSignInLinkSchema },
      },
    },
    async (request) => {
      const { token, expiresAt } = await makeSignInLink(db, request.params.id, {
        now: now(),
        by: request.actor,
        ownId: senderOf(request).accountId,
      });
      const url = signInLinkAddress(env.SITE_URL, token, request.body.language);
      return { url, expiresAt: expiresAt.toISOString() };
    },
  );

  app.delete(
    adminPaths.accountSignInLink.pattern,
    { schema: { ...common, summary: "Withdraw an account's open link", params, response: done } },
    async (request) => {
      await withdrawSignInLink(db, request.params.id, request.actor);
      return {};
    },
  );
};
