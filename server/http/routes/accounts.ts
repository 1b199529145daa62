import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { credentialsSchema, newAccountSchema, profileSchema } from "#api/accounts.ts";
import { paths } from "#api/paths.ts";
import { countRegistration, registerAccount } from "#server/domain/accounts/accounts.ts";
import { signIn, signOut } from "#server/domain/accounts/sessions.ts";
import { neverCached } from "#server/http/never-cached.ts";
import { findSender } from "#server/http/plugins/sign-in.ts";
import {
  clearSessionCookie,
  correctSignedInCookie,
  readSessionToken,
  setSessionCookie,
} from "#server/http/session-cookie.ts";

/** In bytes: the longest name and password, however they are escaped. */
const bodyLimit = 16 * 1024;

const tags = ["accounts"];

export const accountRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.addHook("onRequest", neverCached);

  app.post(
    paths.register,
    {
      bodyLimit,
      schema: {
        tags,
        summary: "Ask for an account",
        body: credentialsSchema,
        response: { 200: newAccountSchema },
      },
    },
    async (request) => {
      await countRegistration(db, request.ip, now());
      return registerAccount(db, request.body, now());
    },
  );

  app.post(
    paths.login,
    {
      bodyLimit,
      schema: { tags, summary: "Sign in", body: credentialsSchema, response: { 200: profileSchema } },
    },
    async (request, reply) => {
      const requestInfo = { address: request.ip, now: now(), formerToken: readSessionToken(request) };
      const { username, token } = await signIn(db, request.body, requestInfo);
      setSessionCookie(reply, token);
      return { username };
    },
  );

  app.get(
    paths.profile,
    { schema: { tags, summary: "Tell who is signed in", response: { 200: profileSchema } } },
    async (request, reply) => {
      const username = await findSender(request, reply);
      correctSignedInCookie(request, reply, username !== null);
      return username === null ? {} : { username };
    },
  );

  await app.register(signOutRoute);
};

/** Takes any body, even broken JSON: signing out must never fail. */
const signOutRoute: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", async (_request: FastifyRequest, body: NodeJS.ReadableStream) => {
    body.resume();
  });
  app.post(
    paths.logout,
    { bodyLimit, schema: { tags, summary: "Sign out", response: { 200: z.object({}) } } },
    async (request, reply) => {
      const token = readSessionToken(request);
      if (token !== undefined) await signOut(app.db, token);
      clearSessionCookie(reply);
      return {};
    },
  );
};
