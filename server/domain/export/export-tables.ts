import type { backedUpTables } from "#server/storage/backups/backed-up-tables.ts";
import { readRows } from "#server/storage/backups/read-snapshot.ts";
import type { Transaction } from "#server/storage/database.ts";

/**
 * Data that must not leave this site, by table: columns that are left out, or the whole table. Whoever wants to move a whole site
 * with its accounts makes a backup.
 */
export const secrets: Readonly<Record<string, readonly string[] | "all">> = {
  accounts: [
    "password_hash",
    "totp_secret",
    "pending_totp_secret",
    "last_totp_step",
    "sign_in_link_hash",
    "mailed_link_hash",
    "reset_code_hash",
  ],
  recovery_codes: "all",
  passkeys: "all",
};

/** The rows of a table as JSON, without the columns that are left out. */
export async function* readableRows(
  snapshot: Transaction,
  table: (typeof backedUpTables)[number],
  leftOut: readonly string[],
): AsyncGenerator<string> {
  for await (const rows of readRows(snapshot, table)) {
    for (const row of rows) {
      // Safe cast: a row is a JSON object.
      const entries = Object.entries(JSON.parse(row) as object);
      yield JSON.stringify(Object.fromEntries(entries.filter(([column]) => !leftOut.includes(column))));
    }
  }
}

/** Writes a JSON array, a piece at a time. */
export async function* jsonArray(items: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let separator = "[\n";
  for await (const item of items) {
    yield Buffer.from(separator + item);
    separator = ",\n";
  }
  yield Buffer.from(separator === "[\n" ? "[]\n" : "\n]\n");
}

/** The first piece of a content, and the others after it. */
export async function* startingWith(
  first: Buffer,
  others: AsyncIterable<Buffer> | null,
): AsyncGenerator<Buffer> {
  yield first;
  if (others) yield* others;
}
