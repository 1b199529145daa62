import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { waitingAccountSchema } from "#api/accounts/accounts.ts";
import { approvalSchema } from "#api/accounts/rights-schema.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { approveAccount, listWaitingAccounts, refuseAccount } from "#server/domain/accounts/accounts.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["accounts"], security: signedInOnly };
const params = z.object({ username: z.string() });

export const waitingAccountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("people.manage"));
  app.addHook("onRequest", app.requireProofToChange);

  app.get(
    adminPaths.waitingAccounts,
    {
      schema: {
        ...common,
        summary: "List the accounts that wait for approval",
        response: { 200: z.array(waitingAccountSchema) },
      },
    },
    async () => listWaitingAccounts(db),
  );

  app.post(
    adminPaths.waitingAccount.pattern,
    {
      schema: {
        ...common,
        summary: "Approve an account; without a role it becomes an administrator's",
        params,
        body: approvalSchema,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { username } = request.params;
      const { role = "administrator", ...rest } = request.body ?? {};
      await approveAccount(db, username, request.actor, { role, ...rest });
      if (role === "administrator") app.tellOfAdministrator(username, request.actor);
      return {};
    },
  );

  app.delete(
    adminPaths.waitingAccount.pattern,
    { schema: { ...common, summary: "Refuse an account", params, response: { 200: z.object({}) } } },
    async (request) => {
      await refuseAccount(db, request.params.username, request.actor);
      return {};
    },
  );
};
