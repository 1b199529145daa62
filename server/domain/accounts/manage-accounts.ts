import type { ListedAccount } from "#api/accounts/accounts.ts";
import type { Rights } from "#api/accounts/roles.ts";
import { recordEvent, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";
import {
  countAccounts,
  findAccountById,
  lockAccounts,
  removeAccount as removeStoredAccount,
  updateAccountById,
  type StoredAccount,
} from "#server/storage/accounts/accounts.ts";
import type { Database, Queries, Transaction } from "#server/storage/database.ts";
import { listLastSeen, removeSessionsOf } from "#server/storage/accounts/sessions.ts";
import { listAccounts } from "./accounts.ts";
import { readEmails } from "./mails/read-emails.ts";
import { rightsOf } from "./permissions.ts";
import { clearSecondFactors } from "./second-factor.ts";

/** All accounts, the oldest first. @param ownId of who asks */
export async function listAllAccounts(db: Queries, ownId: string, now: Date): Promise<ListedAccount[]> {
  const [accounts, lastSeen, emails] = await Promise.all([
    listAccounts(db),
    listLastSeen(db),
    readEmails(db, now),
  ]);
  return accounts.map(
    ({
      id,
      username,
      approved,
      role,
      languages,
      isDisabled,
      hasSecondFactor,
      createdAt,
      signInLinkEndsAt,
    }) => {
      const hasLink = signInLinkEndsAt !== null && signInLinkEndsAt > now;
      const lastSeenAt = lastSeen.get(id)?.toISOString();
      const { wantsReport: _, ...email } = emails.get(id) ?? {};
      return {
        id,
        username,
        state: isDisabled ? "disabled" : approved ? "active" : "waiting",
        role,
        languages,
        ...email,
        hasSecondFactor,
        createdAt: createdAt.toISOString(),
        ...(lastSeenAt === undefined ? {} : { lastSeenAt }),
        ...(hasLink && { signInLinkEndsAt: signInLinkEndsAt.toISOString() }),
        isOwn: id === ownId,
      };
    },
  );
}

/**
 * Its sessions go on, with what it may from now on.
 *
 * @returns whose account it is
 * @throws DomainError `not_found`, `last_administrator`
 */
export async function changeRole(db: Database, id: string, asked: Rights, by: Actor): Promise<string> {
  const rights = rightsOf(asked);
  return db.transaction(async (tx) => {
    const isDispensing = rights.role !== "administrator";
    const { username } = await (isDispensing ? requireDispensable(tx, id) : requireAccount(tx, id));
    await updateAccountById(tx, id, rights);
    const told = [rights.role, ...rights.languages].join(", ");
    await recordEvent(tx, { kind: "role_changed", by, subject: `${username} (${told})` });
    return username;
  });
}

/** Ends its sessions; its posts stay. @throws DomainError `not_found`, `last_administrator` */
export async function disableAccount(db: Database, id: string, now: Date, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await requireDispensable(tx, id);
    if (account.disabledAt === null) {
      await updateAccountById(tx, id, { disabledAt: now });
      await recordEvent(tx, { kind: "account_disabled", by, subject: account.username });
    }
    await removeSessionsOf(tx, id);
  });
}

/** @throws DomainError `not_found` */
export async function enableAccount(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const { username, disabledAt } = await requireAccount(tx, id);
    if (disabledAt === null) return;
    await updateAccountById(tx, id, { disabledAt: null });
    await recordEvent(tx, { kind: "account_enabled", by, subject: username });
  });
}

/** For good, with its sessions; its posts stay. @throws DomainError `not_found`, `last_administrator` */
export async function removeAccount(db: Database, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const { username } = await requireDispensable(tx, id);
    await removeStoredAccount(tx, id);
    await recordEvent(tx, { kind: "account_removed", by, subject: username });
  });
}

/** @throws DomainError `not_found` */
export async function endSessionsOf(db: Queries, id: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const { username } = await requireAccount(tx, id);
    await removeSessionsOf(tx, id);
    await recordEvent(tx, { kind: "sessions_ended", by, subject: username });
  });
}

/**
 * For somebody who has lost their phone: the account needs its password alone again, and has no passkeys. One's own are turned off
 * where the password is asked for.
 *
 * @param ownId of who does it; without it, by command
 * @throws DomainError `not_found`, `not_allowed`
 */
export async function resetSecondFactor(db: Database, id: string, by: Actor, ownId?: string): Promise<void> {
  if (id === ownId) throw new DomainError("not_allowed", "turn your own second factor off in your account");
  await db.transaction(async (tx) => {
    await clearSecondFactors(tx, await requireAccount(tx, id), by);
    await removeSessionsOf(tx, id);
  });
}

/** Two administrators must not disable each other at the same time, so others wait until the transaction ends. */
async function requireDispensable(db: Transaction, id: string): Promise<StoredAccount> {
  await lockAccounts(db);
  const account = await requireAccount(db, id);
  const isInOffice = account.approved && account.disabledAt === null && account.role === "administrator";
  if (isInOffice && (await countAccounts(db, "administrators")) === 1)
    throw new DomainError("last_administrator", "this is the last administrator");
  return account;
}

async function requireAccount(db: Queries, id: string): Promise<StoredAccount> {
  const account = await findAccountById(db, id);
  if (!account) throw noSuchAccount();
  return account;
}

function noSuchAccount(): DomainError {
  return new DomainError("not_found", "there is no such account");
}
