import type { FastifyInstance } from "fastify";
import type { Profile } from "#api/accounts/accounts.ts";
import { permissionsOf } from "#server/domain/accounts/permissions.ts";
import type { SignedIn } from "#server/domain/accounts/sessions/sessions.ts";
import { needsSecondFactor } from "#server/http/plugins/sign-in.ts";

type Sender = Pick<SignedIn, "username" | "hasSecondFactor" | "role" | "languages">;

/** The signed-in account as the browser sees it. */
export async function profileOf(app: FastifyInstance, sender: Sender): Promise<Profile> {
  const { username, role, languages } = sender;
  return {
    username,
    role,
    languages: [...languages],
    may: permissionsOf({ role }),
    ...((await needsSecondFactor(app, sender)) && { needsSecondFactor: true }),
  };
}
