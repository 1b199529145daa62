import { randomInt, timingSafeEqual } from "node:crypto";
import type { Invitation } from "#api/accounts/accounts.ts";
import type { Rights, Role } from "#api/accounts/roles.ts";
import type { Language } from "#i18n/languages.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  findSetupCode,
  insertInvitation,
  listInvitations as listStoredInvitations,
  removeInvitation,
  replaceSetupCode,
  takeInvitation,
} from "#server/storage/accounts/invitations.ts";
import { rightsOf } from "./permissions.ts";
import { hashOfToken, makeToken } from "./secret-tokens.ts";

/** Milliseconds. */
const invitationLifetime = 7 * 24 * 60 * 60 * 1000;

interface NewInvitation {
  /** An account's id, null for the command line. */
  invitedBy: string | null;
  email?: string | undefined;
  /** An administrator's when left out. */
  role?: Role | undefined;
  languages?: readonly Language[] | undefined;
  now: Date;
  by: Actor;
}

/**
 * Lets one person register, approved at once.
 *
 * @returns the link's secret, of which the database has only the hash
 */
export async function invite(
  db: Queries,
  { invitedBy, email, role, languages, now, by }: NewInvitation,
): Promise<{ token: string; expiresAt: Date }> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + invitationLifetime);
  const times = { createdAt: now, expiresAt };
  const rights = rightsOf({ role, languages });
  const row = { tokenHash: hashOfToken(token), invitedBy, email: email ?? null, ...rights, ...times };
  await db.transaction(async (tx) => {
    // The address of somebody who is only invited is not kept for a year.
    await recordEvent(tx, { kind: "invitation_made", by, subject: await insertInvitation(tx, row) });
  });
  return { token, expiresAt };
}

export async function listInvitations(db: Queries, now: Date): Promise<Invitation[]> {
  const open = await listStoredInvitations(db, now);
  return open.map(({ id, email, invitedBy, role, languages, expiresAt }) => ({
    id,
    role,
    languages,
    ...(email === null ? {} : { email }),
    ...(invitedBy === null ? {} : { invitedBy }),
    expiresAt: expiresAt.toISOString(),
  }));
}

/** @throws DomainError `not_found` */
export async function withdrawInvitation(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await removeInvitation(tx, id))) throw new DomainError("not_found", "there is no such invitation");
    await recordEvent(tx, { kind: "invitation_withdrawn", by, subject: id });
  });
}

/**
 * The link to send; its secret is in the fragment, which browsers send to nobody.
 *
 * @param language of the page it opens; without it, the one that its visitor reads the site in
 */
export function invitationAddress(siteUrl: string, token: string, language?: Language): string {
  const prefix = language === undefined ? "" : `/${language}`;
  return `${siteUrl}${prefix}/register#${new URLSearchParams({ invitation: token })}`;
}

/**
 * Call it in the transaction of the registration, so that a refused name leaves it.
 * @returns what the new account may
 * @throws DomainError `invitation_invalid`
 */
export async function acceptInvitation(db: Queries, token: string, now: Date): Promise<Rights> {
  const rights = await takeInvitation(db, hashOfToken(token), now);
  if (rights) return rights;
  throw new DomainError("invitation_invalid", "this invitation was used already, or has expired");
}

/**
 * The one-time code of the first administrator: who reads what the start prints may register from elsewhere. It replaces the
 * former one. Nine digits, because somebody types them; attempts to register are counted.
 */
export async function makeSetupCode(db: Queries): Promise<string> {
  const code = String(randomInt(1_000_000_000)).padStart(9, "0");
  await replaceSetupCode(db, hashOfToken(code));
  return code.replaceAll(/(\d{3})(?=\d)/g, "$1 ");
}

/** @throws DomainError `setup_code_needed` */
export async function checkSetupCode(db: Queries, code: string | undefined): Promise<void> {
  const stored = await findSetupCode(db);
  const given = hashOfToken((code ?? "").replaceAll(/\s/g, ""));
  if (stored !== null && timingSafeEqual(Buffer.from(stored), Buffer.from(given))) return;
  throw new DomainError(
    "setup_code_needed",
    "the first account of a site is made with the code that the site printed when it started",
  );
}
