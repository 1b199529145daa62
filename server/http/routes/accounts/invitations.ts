import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { invitationRequestSchema, invitationSchema, newInvitationSchema } from "#api/accounts/accounts.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { createInvitationMailer } from "#server/domain/accounts/invitation-mailer.ts";
import {
  invitationAddress,
  invite,
  listInvitations,
  withdrawInvitation,
} from "#server/domain/accounts/invitations.ts";
import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { DomainError } from "#server/domain/errors.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { neverCached } from "#server/http/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["accounts"], security: signedInOnly };

export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("people.manage"));
  app.addHook("onRequest", app.requireProofToChange);

  const from = env.CONTACT_FROM ?? env.CONTACT_TO;
  const send =
    env.SMTP_URL === undefined || from === undefined ? null : createInvitationMailer(env.SMTP_URL, from);

  /** False where it was not mailed: then the administrator hands the link over, as where there is no mail server. */
  async function mail(invitation: Parameters<NonNullable<typeof send>>[0]): Promise<boolean> {
    if (!send) return false;
    try {
      await send(invitation);
      return true;
    } catch (error) {
      app.log.warn({ reason: describeMailError(error) }, "an invitation could not be mailed");
      return false;
    }
  }

  app.post(
    adminPaths.invitations,
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
      const { accountId: invitedBy, username } = senderOf(request);
      const { mailLanguage, ...asked } = request.body;
      const { token, expiresAt } = await invite(db, { invitedBy, ...asked, now: now(), by: request.actor });
      const url = invitationAddress(env.SITE_URL, token, mailLanguage);
      const language = mailLanguage ?? defaultLanguage;
      const { email: to, role = "administrator" } = asked;
      const mailed = to !== undefined && (await mail({ to, by: username, role, url, expiresAt, language }));
      return { url, expiresAt: expiresAt.toISOString(), mailed };
    },
  );

  app.get(
    adminPaths.invitations,
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
    adminPaths.invitation.pattern,
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
