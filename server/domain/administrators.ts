import type { Registration } from "#api/accounts.ts";
import {
  insertAccount,
  lockAccounts,
  updateAccount,
  updateWaitingAccount,
} from "#server/storage/accounts.ts";
import type { Database } from "#server/storage/database.ts";
import { removeSessionsOf } from "#server/storage/sessions.ts";
import { nameTaken, noAccount } from "./accounts.ts";
import { hashPassword } from "./password.ts";
import { checkRegistration, usernameKey } from "./registration-rules.ts";
import { forgetTries, signInsByAccount } from "./throttle.ts";

/**
 * Makes an approved account, or approves the waiting one of that name under the new password.
 *
 * @throws DomainError `invalid_field`, or `username_taken` by an approved account
 */
export async function createAdministrator(
  db: Database,
  registration: Registration,
  now: Date,
): Promise<void> {
  const { username, password } = checkRegistration(registration);
  const key = usernameKey(username);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    await lockAccounts(transaction);
    if (await updateWaitingAccount(transaction, key, { approved: true, passwordHash })) return;
    const account = { username, usernameKey: key, passwordHash, approved: true, createdAt: now };
    if (!(await insertAccount(transaction, account))) throw nameTaken(username);
  });
}

/**
 * Gives an account a new password, ends all its sessions and lifts its throttle.
 *
 * @throws DomainError `invalid_field`, or `not_found` when there is no such account
 */
export async function resetPassword(db: Database, registration: Registration): Promise<void> {
  const { username, password } = checkRegistration(registration);
  const key = usernameKey(username);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const changed = await updateAccount(transaction, key, { passwordHash });
    if (!changed) throw noAccount(username);
    await removeSessionsOf(transaction, changed.id);
  });
  await forgetTries(db, signInsByAccount, key);
}
