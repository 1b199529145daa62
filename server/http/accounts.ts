import type { FastifyInstance, FastifyRequest } from "fastify";
import { credentialsSchema, type NewAccount, type Profile, type WaitingAccount } from "#api/accounts.ts";
import {
  approveAccount,
  countRegistration,
  listWaitingAccounts,
  refuseAccount,
  registerAccount,
} from "#server/domain/accounts.ts";
import { signIn, signOut } from "#server/domain/sessions.ts";
import type { HttpContext } from "./context.ts";
import { neverCached } from "./never-cached.ts";
import { findSender, requireSignIn } from "./require-sign-in.ts";
import { clearSessionCookie, readSessionToken, setSessionCookie } from "./session-cookie.ts";

/** Room for the longest name and password, in bytes, however they are escaped. */
const bodyLimit = 16 * 1024;

/** The calls that make, approve and refuse accounts, sign in and out, and tell who is signed in. */
export function accountRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, now } = context;
  const open = { bodyLimit, onRequest: neverCached };
  const signedIn = { bodyLimit, onRequest: [neverCached, requireSignIn(context)] };

  app.post("/api/register", open, async (request): Promise<NewAccount> => {
    const registration = credentialsSchema.parse(request.body ?? {});
    await countRegistration(db, request.ip, now());
    return registerAccount(db, registration, now());
  });

  app.post("/api/login", open, async (request, reply): Promise<Profile> => {
    const credentials = credentialsSchema.parse(request.body ?? {});
    const circumstances = { address: request.ip, now: now(), formerToken: readSessionToken(request) };
    const { username, token } = await signIn(db, credentials, circumstances);
    setSessionCookie(reply, token, context);
    return { username };
  });

  app.get("/api/profile", open, async (request, reply): Promise<Profile> => {
    const username = await findSender(request, reply, context);
    return username === null ? {} : { username };
  });

  app.get("/api/accounts/waiting", signedIn, (): Promise<WaitingAccount[]> => listWaitingAccounts(db));

  app.post<{ Params: { username: string } }>("/api/accounts/waiting/:username", signedIn, async (request) => {
    await approveAccount(db, request.params.username);
    return {};
  });

  app.delete<{ Params: { username: string } }>(
    "/api/accounts/waiting/:username",
    signedIn,
    async (request) => {
      await refuseAccount(db, request.params.username);
      return {};
    },
  );

  void app.register(async (bodiless) => {
    // Signing out has no body; whatever is sent as one, even broken JSON, is no reason to stay signed in.
    bodiless.removeAllContentTypeParsers();
    bodiless.addContentTypeParser("*", async (_request: FastifyRequest, body: NodeJS.ReadableStream) => {
      body.resume();
    });
    bodiless.post("/api/logout", open, async (request, reply) => {
      const token = readSessionToken(request);
      if (token !== undefined) await signOut(db, token);
      clearSessionCookie(reply, context);
      return {};
    });
  });
}
