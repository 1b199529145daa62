import { createHmac, randomBytes } from "node:crypto";
import type {
  NewAccount,
  RegistrationRequest,
  RegistrationState,
  WaitingAccount,
} from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { recordEvent, siteItself, visitor, type Actor } from "#server/domain/audit/record-event.ts";
import { isLoopback } from "#server/domain/network/canonical-ip.ts";
import { DomainError } from "#server/domain/errors.ts";
import { consumeRateLimit, rateLimitKey, registrationsByAddress } from "#server/domain/work/rate-limits.ts";
import {
  countAccounts,
  findAccount,
  findWaitingToGiveWay,
  hasAccount,
  insertAccount,
  listAccounts as listStoredAccounts,
  lockAccounts,
  removeWaitingAccount,
  updateWaitingAccount,
  type StoredAccount,
} from "#server/storage/accounts/accounts.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { findOrInsertSecret } from "#server/storage/settings/site-secrets.ts";
import { acceptInvitation, checkSetupCode } from "./invitations.ts";
import { hashPassword } from "./passwords/password.ts";
import { rightsOf, type RequestedRights } from "./permissions.ts";
import { checkRegistration, isPossibleName, usernameKey } from "./registration-rules.ts";
import { hasSecondFactor } from "./second-factor.ts";

export interface Account extends Rights {
  id: string;
  username: string;
  approved: boolean;
  isDisabled: boolean;
  hasSecondFactor: boolean;
  createdAt: Date;
  signInLinkEndsAt: Date | null;
}

/** How many accounts may wait. On a full list one of the network that has most of it gives way. */
const mostWaiting = 50;

export interface RegistrationRules {
  now: Date;
  way?: RegistrationState["way"];
  /** Whether the first account of a site needs the setup code. */
  needsSetupCode?: boolean;
  /** The address that asks for it, as far as that is known. */
  address?: string;
}

/**
 * The first account of a new installation is approved at once, and so is one with an invitation; others wait.
 *
 * @throws DomainError besides those of the name and the password: `registration_closed`, `setup_code_needed`, `invitation_invalid`,
 * `too_many_waiting`
 */
export async function registerAccount(
  db: Database,
  { invitation, setupCode, ...registration }: RegistrationRequest,
  { now, way = "approve", needsSetupCode = false, address }: RegistrationRules,
): Promise<NewAccount & Rights> {
  const closed = new DomainError("registration_closed", "nobody can register here without an invitation");
  if (way === "off") throw closed;
  const { username, password } = await checkRegistration(registration);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    // Two first registrations at the same time must not both find the installation empty.
    await lockAccounts(transaction);
    const isFirst = !(await hasAccount(transaction));
    let rights = rightsOf({ role: isFirst ? "administrator" : "editor" });
    if (invitation !== undefined) rights = rightsOf(await acceptInvitation(transaction, invitation, now));
    else if (isFirst && needsSetupCode) await checkSetupCode(transaction, setupCode);
    else if (!isFirst && way === "invite") throw closed;
    const approved = isFirst || invitation !== undefined;
    const askedFrom = approved || address === undefined ? null : await networkOf(transaction, address);
    if (!approved) await evictWaiting(transaction, askedFrom);
    const key = usernameKey(username);
    const inserted = await insertAccount(transaction, {
      username,
      usernameKey: key,
      passwordHash,
      approved,
      ...rights,
      createdAt: now,
      askedFrom,
    });
    if (!inserted) throw nameTaken(username);
    await recordEvent(transaction, { kind: "account_requested", by: visitor, subject: username });
    return { username, approved, ...rights };
  });
}

/** The network of a /64, as the attempts are counted by; nothing of it can be read without the secret, which no backup holds. */
async function networkOf(db: Queries, address: string): Promise<string | null> {
  // Through a proxy that is not believed everybody is on this machine.
  if (isLoopback(address)) return null;
  const secret = await findOrInsertSecret(db, "registration", () => randomBytes(32).toString("base64url"));
  return createHmac("sha256", secret).update(rateLimitKey(address)).digest("base64url");
}

/** @throws DomainError `too_many_waiting` */
async function evictWaiting(db: Queries, askedFrom: string | null): Promise<void> {
  if ((await countAccounts(db, "waiting")) < mostWaiting) return;
  const last = await findWaitingToGiveWay(db, askedFrom);
  if (!last)
    throw new DomainError("too_many_waiting", "too many accounts wait for approval, try again later");
  await removeWaitingAccount(db, last.usernameKey);
  await recordEvent(db, { kind: "account_refused", by: siteItself, subject: last.username });
}

/** @param isLocal whether the visitor sits at this machine */
export async function readRegistration(
  db: Queries,
  way: RegistrationState["way"],
  isLocal: boolean,
): Promise<Omit<RegistrationState, "mailsPasswords">> {
  const isFirst = way !== "off" && !(await hasAccount(db));
  return { way, isFirst, needsSetupCode: isFirst && !isLocal };
}

export async function countRegistration(db: Database, address: string, now: Date): Promise<void> {
  await consumeRateLimit(db, registrationsByAddress, rateLimitKey(address), now);
}

export async function findAccountNamed(db: Queries, username: string): Promise<Account | null> {
  const account = await findStoredAccount(db, username);
  return account && withoutSecrets(account);
}

/** With the password hash; for checking a password. */
export async function findStoredAccount(db: Queries, username: string): Promise<StoredAccount | null> {
  return isPossibleName(username) ? findAccount(db, usernameKey(username)) : null;
}

export async function listAccounts(db: Queries): Promise<Account[]> {
  return (await listStoredAccounts(db)).map(withoutSecrets);
}

export async function hasAdministrator(db: Queries): Promise<boolean> {
  return (await countAccounts(db, "administrators")) > 0;
}

export async function listWaitingAccounts(db: Queries): Promise<WaitingAccount[]> {
  const waiting = (await listStoredAccounts(db)).filter((account) => !account.approved);
  return waiting.map(({ username, createdAt }) => ({ username, createdAt: createdAt.toISOString() }));
}

/** @param asked without a role the account becomes an administrator's, as it did before there were roles */
export async function approveAccount(
  db: Queries,
  username: string,
  by: Actor,
  asked: RequestedRights = {},
): Promise<void> {
  const rights = rightsOf(asked);
  await db.transaction(async (tx) => {
    const done =
      isPossibleName(username) &&
      (await updateWaitingAccount(tx, usernameKey(username), { approved: true, ...rights }));
    if (!done) throw noAccount(username);
    await recordEvent(tx, { kind: "account_approved", by, subject: username });
  });
}

export async function refuseAccount(db: Queries, username: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const done = isPossibleName(username) && (await removeWaitingAccount(tx, usernameKey(username)));
    if (!done) throw noAccount(username);
    await recordEvent(tx, { kind: "account_refused", by, subject: username });
  });
}

export function nameTaken(username: string): DomainError {
  const message = `the username ${username} is taken`;
  return new DomainError("username_taken", message, { fieldErrors: { username: message } });
}

export function noAccount(username: string): DomainError {
  return new DomainError("not_found", `there is no such account: ${username}`);
}

function withoutSecrets(account: StoredAccount): Account {
  const { id, username, approved, role, languages, disabledAt, createdAt, signInLinkEndsAt } = account;
  return {
    id,
    username,
    approved,
    role,
    languages,
    isDisabled: disabledAt !== null,
    hasSecondFactor: hasSecondFactor(account),
    createdAt,
    signInLinkEndsAt,
  };
}
