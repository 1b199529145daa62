import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  confirmedEmailSchema,
  emailConfirmationSchema,
  emailRequestSchema,
  reportChoiceSchema,
  requestedEmailSchema,
  type EmailRequest,
} from "#api/accounts/account-emails.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import {
  chooseReport,
  confirmationAddress,
  confirmEmail,
  removeEmail,
  requestEmail,
  type FormerEmail,
} from "#server/domain/accounts/mails/account-email.ts";
import { mailConfirmation, mailFormerEmail } from "#server/domain/accounts/mails/email-mailer.ts";
import { describeMailError } from "#server/domain/contact-messages/contact-mailer.ts";
import { DomainError } from "#server/domain/errors.ts";
import { siteMailerOf } from "#server/domain/settings/site-mailer.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { senderOf, signedInOnly } from "#server/http/plugins/sign-in.ts";

const done = { 200: z.object({}) };

/** Bytes: the longest secret, however it is escaped. */
const bodyLimit = 16 * 1024;

/** Where accounts get mail. */
export const accountEmailRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  await app.register(ownEmailRoutes);
  await app.register(emailOfOtherRoutes);

  app.post(
    adminPaths.emailConfirmation,
    {
      bodyLimit,
      schema: {
        tags: ["accounts"],
        summary: "Confirm an account's address with the link that was mailed there",
        body: emailConfirmationSchema,
        response: { 200: confirmedEmailSchema },
      },
    },
    async (request) => {
      const { former, ...confirmed } = await confirmEmail(app.db, request.body.token, app.now());
      tellFormer(app, former);
      return confirmed;
    },
  );
};

const ownEmailRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ["own account"], security: signedInOnly };
  app.addHook("onRequest", app.requireOwnSession);
  app.addHook("onRequest", app.requireProofToChange);

  app.put(
    adminPaths.ownEmail,
    {
      schema: {
        ...common,
        summary: "Give one's address, which counts once it is confirmed",
        body: emailRequestSchema,
        response: { 200: requestedEmailSchema },
      },
    },
    async (request) => mailConfirmationOf(request, senderOf(request).accountId, request.body),
  );

  app.delete(
    adminPaths.ownEmail,
    { schema: { ...common, summary: "Remove one's address", response: done } },
    async (request) => {
      tellFormer(app, await removeEmail(app.db, senderOf(request).accountId, request.actor));
      return {};
    },
  );

  app.put(
    adminPaths.ownReport,
    {
      schema: {
        ...common,
        summary: "Choose whether the monthly report is mailed",
        body: reportChoiceSchema,
        response: done,
      },
    },
    async (request) => {
      await chooseReport(app.db, senderOf(request).accountId, request.body.isWanted);
      return {};
    },
  );
};

const emailOfOtherRoutes: FastifyPluginAsyncZod = async (app) => {
  const common = { tags: ["accounts"], security: signedInOnly };
  const params = z.object({ id: z.uuid() });
  app.addHook("onRequest", app.requirePermission("people.manage"));
  app.addHook("onRequest", app.requireProofToChange);

  app.put(
    adminPaths.accountEmail.pattern,
    {
      schema: {
        ...common,
        summary: "Give an account an address, which counts once it is confirmed there",
        params,
        body: emailRequestSchema,
        response: { 200: requestedEmailSchema },
      },
    },
    async (request) => mailConfirmationOf(request, request.params.id, request.body),
  );

  app.delete(
    adminPaths.accountEmail.pattern,
    { schema: { ...common, summary: "Remove an account's address", params, response: done } },
    async (request) => {
      tellFormer(app, await removeEmail(app.db, request.params.id, request.actor));
      return {};
    },
  );
};

/** Mails the link at once: whoever gave the address waits to hear whether a mail is on its way. */
async function mailConfirmationOf(
  { server: app, actor: by }: Pick<FastifyRequest, "server" | "actor">,
  accountId: string,
  request: EmailRequest,
): Promise<{ mailed: boolean }> {
  const mailer = await siteMailerOf(await app.settings.read());
  if (!mailer) throw new DomainError("unavailable", "no mail server is set");
  const { email: to, language } = request;
  const mail = async ({ token, username }: { token: string; username: string }) => {
    const url = confirmationAddress(app.env.SITE_URL, token, language);
    try {
      await mailConfirmation({ to, username, url, language }, mailer);
      return true;
    } catch (error) {
      app.log.warn({ reason: describeMailError(error) }, "a link to confirm an address could not be mailed");
      return false;
    }
  };
  return { mailed: await requestEmail(app.db, accountId, request, { now: app.now(), by, mail }) };
}

function tellFormer(app: FastifyInstance, former: FormerEmail | null): void {
  if (!former) return;
  app.mailLater((mailer) => mailFormerEmail(former, mailer), "a former address was not told that it is one");
}
