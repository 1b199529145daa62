import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { forgottenPasswordSchema } from "#api/accounts/account-emails.ts";
import { signInLinkUseSchema } from "#api/accounts/accounts.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { mailPasswordLinks, tellOfNewPassword } from "#server/domain/accounts/mails/forgotten-password.ts";
import { followSignInLink } from "#server/domain/accounts/sessions/sign-in-links.ts";
import {
  consumeRateLimit,
  forgottenPasswordsByAddress,
  passwordResetsByAddress,
  rateLimitKey,
} from "#server/domain/work/rate-limits.ts";

/** Bytes: the longest name or password, however they are escaped. */
const bodyLimit = 16 * 1024;

const tags = ["accounts"];

/** The ways to replace a forgotten password; what they answer is never cached, as all that is asked before signing in. */
export const forgottenPasswordRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env, now } = app;
  app.post(
    adminPaths.forgottenPassword,
    {
      bodyLimit,
      schema: {
        tags,
        summary:
          "Ask for a link that sets a new password; the answer is the same whether there is such an account",
        body: forgottenPasswordSchema,
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      await consumeRateLimit(db, forgottenPasswordsByAddress, rateLimitKey(request.ip), now());
      const { name } = request.body;
      app.mailLater(
        (mailer) => mailPasswordLinks(db, name, { siteUrl: env.SITE_URL, mailer, now: now() }),
        "a link for a new password could not be mailed",
      );
      return {};
    },
  );

  app.post(
    adminPaths.signInLink,
    {
      bodyLimit,
      schema: {
        tags,
        summary:
          "Set a new password with a link that was mailed, or given by an administrator, or a code that was written down",
        body: signInLinkUseSchema,
        response: { 200: z.object({ username: z.string() }) },
      },
    },
    async (request) => {
      await consumeRateLimit(db, passwordResetsByAddress, rateLimitKey(request.ip), now());
      const account = await followSignInLink(db, request.body, now());
      app.mailLater(
        (mailer) => tellOfNewPassword(db, account, { siteUrl: env.SITE_URL, mailer }),
        "nobody was told of a new password",
      );
      return { username: account.username };
    },
  );
};
