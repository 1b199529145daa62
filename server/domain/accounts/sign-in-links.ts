import { createHmac, timingSafeEqual } from "node:crypto";
import { recordEvent, visitor, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, refusingField } from "#server/domain/errors.ts";
import { resetRateLimit, signInsByAccount } from "#server/domain/rate-limits.ts";
import {
  findAccountById,
  lockAccount,
  updateAccountById,
  type StoredAccount,
} from "#server/storage/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { removeSessionsOf } from "#server/storage/sessions.ts";
import type { Language } from "#i18n/languages.ts";
import { deviceKey } from "./device-token.ts";
import { hashPassword } from "./password.ts";
import { checkPassword, usernameKey } from "./registration-rules.ts";

/** Milliseconds. */
const linkLifetime = 24 * 60 * 60 * 1000;

/** A UUID, the moment at which it ends in milliseconds, and their MAC. */
const tokenForm = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * For somebody who has forgotten their password. The token needs no table: its MAC is made with the account's stored hash, so the new
 * password that it is used for ends it, with every other link of that account; so does disabling the account, while that lasts.
 *
 * @param ownId of who does it: one's own password is changed where the present one is asked for
 * @throws DomainError `not_found`, `not_allowed`
 */
export async function makeSignInLink(
  db: Queries,
  id: string,
  { now, by, ownId }: { now: Date; by: Actor; ownId: string },
): Promise<{ token: string; expiresAt: Date }> {
  if (id === ownId) throw new DomainError("not_allowed", "change your own password in your account");
  const account = await findAccountById(db, id);
  if (!account || !isActive(account)) throw new DomainError("not_found", "no such account may sign in");
  const expiresAt = new Date(now.getTime() + linkLifetime);
  await recordEvent(db, { kind: "sign_in_link_made", by, subject: account.username });
  const mac = await macOf(db, account, expiresAt.getTime());
  return { token: `${id}.${expiresAt.getTime()}.${mac.toString("base64url")}`, expiresAt };
}

/** The link to hand over; its secret is in the fragment, which browsers send to nobody. */
export function signInLinkAddress(siteUrl: string, token: string, language: Language): string {
  return `${siteUrl}/${language}/login#${new URLSearchParams({ link: token })}`;
}

/**
 * Gives the account a new password and ends its sessions. Its second factor stays: who used the link signs in as always.
 *
 * @returns whose account it is
 * @throws DomainError `sign_in_link_invalid`, besides those of a new password
 */
export async function followSignInLink(
  db: Database,
  { token, password }: { token: string; password: string },
  now: Date,
): Promise<{ username: string }> {
  // Before the costly hash, and again in the transaction: two uses at once must not both count.
  await requireLinked(db, token, now, findAccountById);
  const passwordHash = await hashPassword(await refusingField("password", () => checkPassword(password)));
  const { username } = await db.transaction(async (tx) => {
    const account = await requireLinked(tx, token, now, lockAccount);
    await updateAccountById(tx, account.id, { passwordHash });
    await removeSessionsOf(tx, account.id);
    await recordEvent(tx, { kind: "password_reset", by: visitor, subject: account.username });
    return account;
  });
  await resetRateLimit(db, signInsByAccount, usernameKey(username));
  return { username };
}

async function requireLinked<Q extends Queries>(
  db: Q,
  token: string,
  now: Date,
  find: (db: Q, id: string) => Promise<StoredAccount | null>,
): Promise<StoredAccount> {
  const [, id, end = "", mac = ""] = tokenForm.exec(token) ?? [];
  const account = id === undefined ? null : await find(db, id);
  const isOpen = now.getTime() < Number(end);
  if (account && isOpen && isActive(account)) {
    const right = await macOf(db, account, Number(end));
    if (timingSafeEqual(Buffer.from(mac, "base64url"), right)) return account;
  }
  throw new DomainError("sign_in_link_invalid", "this link was used already, or has expired");
}

function isActive({ approved, disabledAt }: StoredAccount): boolean {
  return approved && disabledAt === null;
}

async function macOf(db: Queries, { id, passwordHash }: StoredAccount, end: number): Promise<Buffer> {
  const key = await deviceKey(db, passwordHash);
  return createHmac("sha256", key).update(`sign-in link ${id} ${end}`).digest();
}
