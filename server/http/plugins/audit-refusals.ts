import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { ErrorCode } from "#api/errors/errors.ts";
import { paths } from "#api/paths.ts";
import { findAccountNamed } from "#server/domain/accounts/accounts.ts";
import { findOwnerOfPasskey } from "#server/domain/accounts/passkeys/passkey-sign-in.ts";
import { openRefusalLog } from "#server/domain/audit/refusal-log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** With which code its call failed, once it has. */
    refusal: ErrorCode | null;
  }
}

/** The refusals that may point to an attack. */
const recordedCodes: ErrorCode[] = [
  "wrong_credentials",
  "too_many_attempts",
  "foreign_origin",
  "not_allowed",
  "not_signed_in",
  "setup_code_needed",
  "invitation_invalid",
  "sign_in_link_invalid",
  "email_link_invalid",
  "wrong_password",
  "wrong_second_factor",
  "passkey_refused",
  "passkey_copied",
];

const signInPaths: (string | undefined)[] = [paths.login, paths.passkeySignIn];

/** Writes refused calls to the audit log, before the answer is sent. */
export const auditRefusals = fp(
  async (app) => {
    const refusals = openRefusalLog({
      db: app.db,
      onError: (error) => app.log.error({ err: error }, "a refusal could not be written to the audit log"),
    });
    app.addHook("onClose", refusals.close);
    app.decorateRequest("refusal", null);
    app.addHook("onSend", async (request) => {
      const { refusal: reason, actor: by } = request;
      if (reason === null || !recordedCodes.includes(reason)) return;
      const isSignIn = signInPaths.includes(request.routeOptions.url) && reason !== "foreign_origin";
      const kind = isSignIn ? "sign_in_refused" : "call_refused";
      const subject = isSignIn
        ? await accountOf(request)
        : `${request.method} ${request.routeOptions.url ?? ""}`;
      await refusals.record({ kind, by, subject, reason });
    });
  },
  { name: "audit-refusals", dependencies: ["context"] },
);

/** The name of an account that there is: what was typed may be anything, even a password. */
async function accountOf({ body, server: { db } }: FastifyRequest): Promise<string> {
  if (typeof body !== "object" || body === null) return "";
  if ("username" in body && typeof body.username === "string")
    return (await findAccountNamed(db, body.username).catch(() => null))?.username ?? "";
  if ("rawId" in body && typeof body.rawId === "string")
    return (await findOwnerOfPasskey(db, body.rawId).catch(() => null)) ?? "";
  return "";
}
