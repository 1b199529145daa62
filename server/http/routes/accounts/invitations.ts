import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { invitationRequestSchema, invitationSchema, newInvitationSchema } from "#api/accounts.ts";
import { paths } from "#api/paths.ts";
import {
  invitationAddress,
  invite,
  listInvitations,
  withdrawInvitation,
} from "#server/domain/accounts/invitations.ts";
import { DomainError } from "#server/domain/errors.ts";
import { neverCached } from "#server/http/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["accounts"], security: signedInOnly };

export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requireSignIn);

  app.post(
    paths.invitations,
    {
      schema: {
        ...common,
        summary: "Make a link with which one person can register",
        body: invitationRequestSchema,
        response: { 200: newInvitationSchema },
      },
    },
    async (request) => {
      if (env.REGISTRATION === "off")
        throw new DomainError("registration_closed", "nobody can register here: REGISTRATION is off");
      const { accountId: invitedBy } = senderOf(request);
      const { token, expiresAt } = await invite(db, {
        invitedBy,
        ...request.body,
        now: now(),
        by: request.actor,
      });
      return { url: invitationAddress(env.SITE_URL, token), expiresAt: expiresAt.toISOString() };
    },
  );

  app.get(
    paths.invitations,
    {
      schema: {
        ...common,
        summary: "List the invitations that still work",
        response: { 200: z.array(invitationSchema) },
      },
    },
    async () => listInvitations(db, now()),
  );

  app.delete(
    paths.invitation.pattern,
    {
      schema: {
        ...common,
        summary: "Withdraw an invitation",
        params: z.object({ id: z.uuid() }),
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await withdrawInvitation(db, request.params.id, request.actor);
      return {};
    },
  );
};
