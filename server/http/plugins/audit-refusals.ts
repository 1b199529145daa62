import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { ErrorCode } from "#api/errors.ts";
import { paths } from "#api/paths.ts";
import { findAccountNamed } from "#server/domain/accounts/accounts.ts";
import { openRefusalLog } from "#server/domain/audit/refusal-log.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** With which code its call failed, once it has. */
    refusal: ErrorCode | null;
  }
}

/** Those of somebody who may be up to no good. */
const recordedCodes: ErrorCode[] = [
  "wrong_credentials",
  "too_many_attempts",
  "foreign_origin",
  "not_signed_in",
  "setup_code_needed",
  "invitation_invalid",
  "wrong_password",
  "wrong_second_factor",
];

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
      const isSignIn = request.routeOptions.url === paths.login && reason !== "foreign_origin";
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
async function accountOf({ body, server }: FastifyRequest): Promise<string> {
  const typed = typeof body === "object" && body !== null && "username" in body ? body.username : undefined;
  if (typeof typed !== "string") return "";
  const account = await findAccountNamed(server.db, typed).catch(() => null);
  return account?.username ?? "";
}
