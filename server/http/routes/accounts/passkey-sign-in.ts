import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { profileSchema } from "#api/accounts/accounts.ts";
import { passkeyRequestSchema, passkeySignInSchema } from "#api/accounts/own-account.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import { beginPasskeySignIn, signInByPasskey } from "#server/domain/accounts/passkeys/passkey-sign-in.ts";
import { readDeviceCookie, setDeviceCookie } from "#server/http/sessions/device-cookie.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { profileOf } from "#server/http/sessions/profile-of.ts";
import { passkeySiteOf } from "#server/http/sessions/passkey-site.ts";
import { readSessionToken, setSessionCookie } from "#server/http/sessions/session-cookie.ts";

const tags = ["accounts"];

/** Bytes: a signed answer has less than a tenth of this. */
const bodyLimit = 32 * 1024;

export const passkeySignInRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);

  app.post(
    adminPaths.passkeySignInOptions,
    {
      schema: {
        tags,
        summary: "Begin to sign in with a passkey",
        response: { 200: passkeyRequestSchema },
      },
    },
    async (request) =>
      beginPasskeySignIn(db, await passkeySiteOf(request), { address: request.ip, now: now() }),
  );

  app.post(
    paths.passkeySignIn,
    {
      bodyLimit,
      schema: {
        tags,
        summary: "Sign in with a passkey",
        body: passkeySignInSchema,
        response: { 200: profileSchema },
      },
    },
    async (request, reply) => {
      const info = {
        address: request.ip,
        now: now(),
        formerToken: readSessionToken(request),
        deviceToken: readDeviceCookie(request),
        userAgent: request.headers["user-agent"],
      };
      const site = await passkeySiteOf(request);
      const { token, deviceToken, ...session } = await signInByPasskey(db, request.body, site, info);
      setSessionCookie(reply, token);
      setDeviceCookie(reply, deviceToken);
      return profileOf(app, session);
    },
  );
};
