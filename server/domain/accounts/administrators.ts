import type { Registration } from "#api/accounts/accounts.ts";
import { command, recordEvent } from "#server/domain/audit/record-event.ts";
import { resetRateLimit, signInsByAccount } from "#server/domain/work/rate-limits.ts";
import {
  insertAccount,
  lockAccounts,
  noSignInLink,
  updateAccount,
  updateWaitingAccount,
} from "#server/storage/accounts/accounts.ts";
import type { Database } from "#server/storage/database.ts";
import { removeSessionsOf } from "#server/storage/accounts/sessions.ts";
import { nameTaken, noAccount } from "./accounts.ts";
import { hashPassword } from "./passwords/password.ts";
import { rightsOf } from "./permissions.ts";
import { checkRegistration, usernameKey } from "./registration-rules.ts";

/** Also approves a waiting account of that name, and gives it the new password. */
export async function createAdministrator(
  db: Database,
  registration: Registration,
  now: Date,
): Promise<void> {
  const { username, password } = await checkRegistration(registration);
  const key = usernameKey(username);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    await lockAccounts(transaction);
    await recordEvent(transaction, { kind: "administrator_created", by: command, subject: username });
    const approved = { approved: true as const, passwordHash, ...rightsOf({ role: "administrator" }) };
    if (await updateWaitingAccount(transaction, key, approved)) return;
    const account = { username, usernameKey: key, ...approved, createdAt: now };
    if (!(await insertAccount(transaction, account))) throw nameTaken(username);
  });
}

export async function resetPassword(db: Database, registration: Registration): Promise<void> {
  const { username, password } = await checkRegistration(registration);
  const key = usernameKey(username);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (transaction) => {
    const changed = await updateAccount(transaction, key, { passwordHash, ...noSignInLink });
    if (!changed) throw noAccount(username);
    await removeSessionsOf(transaction, changed.id);
    await recordEvent(transaction, { kind: "password_reset", by: command, subject: username });
  });
  await resetRateLimit(db, signInsByAccount, key);
}
