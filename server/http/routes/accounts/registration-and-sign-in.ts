import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  newAccountSchema,
  profileSchema,
  registrationRequestSchema,
  registrationStateSchema,
  signInSchema,
} from "#api/accounts/accounts.ts";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { paths } from "#api/paths.ts";
import { countRegistration, readRegistration, registerAccount } from "#server/domain/accounts/accounts.ts";
import { signIn, signOut } from "#server/domain/accounts/sessions/sessions.ts";
import { canMail } from "#server/domain/settings/site-mailer.ts";
import { readDeviceCookie, setDeviceCookie } from "#server/http/sessions/device-cookie.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { profileOf } from "#server/http/sessions/profile-of.ts";
import { isFromThisMachine } from "#server/http/is-from-this-machine.ts";
import { findSender } from "#server/http/plugins/sign-in.ts";
import { forgottenPasswordRoutes } from "./forgotten-password.ts";
import {
  clearSessionCookie,
  correctSignedInCookie,
  readSessionToken,
  setSessionCookie,
} from "#server/http/sessions/session-cookie.ts";

/** Bytes: the longest name and password, however they are escaped. */
const bodyLimit = 16 * 1024;

const tags = ["accounts"];

export const registrationAndSignInRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  await app.register(registrationRoutes);
  await app.register(forgottenPasswordRoutes);
  await app.register(signInRoutes);
};

const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now, settings } = app;
  app.post(
    adminPaths.register,
    {
      onRequest: app.requireCapacity,
      bodyLimit,
      schema: {
        tags,
        summary: "Ask for an account",
        body: registrationRequestSchema,
        response: { 200: newAccountSchema },
      },
    },
    async (request) => {
      await countRegistration(db, request.ip, now());
      const account = await registerAccount(db, request.body, {
        now: now(),
        way: (await settings.read()).registration,
        needsSetupCode: !isFromThisMachine(request),
        address: request.ip,
      });
      if (account.approved && account.role === "administrator")
        app.tellOfAdministrator(account.username, request.actor);
      return account;
    },
  );

  app.get(
    adminPaths.registration,
    { schema: { tags, summary: "Tell how to register", response: { 200: registrationStateSchema } } },
    async (request) => {
      const current = await settings.read();
      const state = await readRegistration(db, current.registration, isFromThisMachine(request));
      return { ...state, mailsPasswords: canMail(current) };
    },
  );
};

const signInRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.post(
    paths.login,
    {
      bodyLimit,
      schema: { tags, summary: "Sign in", body: signInSchema, response: { 200: profileSchema } },
    },
    async (request, reply) => {
      const { token, deviceToken, ...session } = await signIn(db, request.body, {
        address: request.ip,
        now: now(),
        formerToken: readSessionToken(request),
        deviceToken: readDeviceCookie(request),
        userAgent: request.headers["user-agent"],
      });
      setSessionCookie(reply, token);
      setDeviceCookie(reply, deviceToken);
      return profileOf(app, session);
    },
  );

  app.get(
    paths.profile,
    { schema: { tags, summary: "Tell who is signed in", response: { 200: profileSchema } } },
    async (request, reply) => {
      const sender = await findSender(request, reply);
      correctSignedInCookie(request, reply, sender !== null);
      return sender ? profileOf(app, sender) : {};
    },
  );

  await app.register(signOutRoute);
};

/** Bytes. Signing out needs no body, and must not fail because of one. */
const unreadBodyLimit = 1024;

/** Takes any small body, even broken JSON, and reads none. */
const signOutRoute: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: unreadBodyLimit }, async () => undefined);
  app.post(
    paths.logout,
    { schema: { tags, summary: "Sign out", response: { 200: z.object({}) } } },
    async (request, reply) => {
      const token = readSessionToken(request);
      if (token !== undefined) await signOut(app.db, token, app.now());
      clearSessionCookie(reply);
      return {};
    },
  );
};
