import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { invitationRequestSchema, invitationSchema, newInvitationSchema } from "#api/accounts/accounts.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { mailInvitation, type MailedInvitation } from "#server/domain/accounts/mails/invitation-mailer.ts";
import {
  invitationAddress,
  invite,
  listInvitations,
  withdrawInvitation,
} from "#server/domain/accounts/invitations.ts";
import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { DomainError } from "#server/domain/errors.ts";
import { siteMailerOf } from "#server/domain/settings/site-mailer.ts";
import { defaultLanguage } from "#i18n/languages.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["accounts"], security: signedInOnly };

export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now, settings } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("people.manage"));
  app.addHook("onRequest", app.requireProofToChange);
  await app.register(openInvitationRoutes);

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
      if ((await settings.read()).registration === "off")
        throw new DomainError("registration_closed", "nobody can register here: registration is off");
      const { accountId: invitedBy, username } = senderOf(request);
      const { mailLanguage, ...asked } = request.body;
      const { token, expiresAt } = await invite(db, { invitedBy, ...asked, now: now(), by: request.actor });
      const url = invitationAddress(env.SITE_URL, token, mailLanguage);
      const language = mailLanguage ?? defaultLanguage;
      const { email: to, role = "administrator" } = asked;
      const mailed =
        to !== undefined && (await mail(app, { to, by: username, role, url, expiresAt, language }));
      return { url, expiresAt: expiresAt.toISOString(), mailed };
    },
  );
};

const openInvitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
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

/** False where it was not mailed: then the administrator hands the link over, as where there is no mail server. */
async function mail(app: FastifyInstance, invitation: MailedInvitation): Promise<boolean> {
  const mailer = await siteMailerOf(await app.settings.read());
  if (!mailer) return false;
  try {
    await mailInvitation(invitation, mailer);
    return true;
  } catch (error) {
    app.log.warn({ reason: describeMailError(error) }, "an invitation could not be mailed");
    return false;
  }
}
