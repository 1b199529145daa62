import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import { bumpContentVersion } from "#server/storage/queries/content-version.ts";
import { lockContactMessages } from "#server/storage/contact-messages/contact-messages.ts";
import type { Database, Transaction } from "#server/storage/database.ts";
import { insertAllPictureRemovals } from "#server/storage/originals/picture-removals.ts";
import { lockPostWrites } from "#server/storage/posts/posts.ts";
import { withoutParameters } from "#server/storage/queries/without-parameters.ts";
import { backedUpTables, leftOutTables, type BackedUpTable } from "./backed-up-tables.ts";
import { liftTimeLimits, type SequenceState } from "./read-snapshot.ts";

const clearedTables = leftOutTables.filter(({ cleared }) => cleared).map(({ table }) => table);

/** PostgreSQL's code for a lock that was not given in time. */
const lockNotAvailable = "55P03";

/**
 * Whoever wants to change something waits until the transaction ends; readers read on what was there. When `work` throws,
 * nothing was changed. With the commit every process drops the pages that it keeps.
 *
 * @param lockTimeout milliseconds to wait for whoever is writing at that moment
 * @throws Error also when somebody writes for longer than a restore waits
 */
export async function replaceAllRows(
  db: Database,
  work: (tx: Transaction) => Promise<void>,
  lockTimeout = 30_000,
): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await lockAll(tx, lockTimeout).catch((cause: Error) => {
      // Safe cast: the code is only compared.
      const { code } = withoutParameters(cause) as pg.DatabaseError;
      if (code !== lockNotAvailable) throw cause;
      throw new Error("somebody has been writing for too long; nothing was changed, try again", { cause });
    });
    await work(tx);
    await bumpContentVersion(tx);
  });
}

async function lockAll(tx: Transaction, timeout: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(timeout)}, true)`);
  await lockPostWrites(tx);
  await lockContactMessages(tx);
  const tables = [...backedUpTables.map(({ table }) => table), ...clearedTables];
  await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in exclusive mode`);
}

/** Also ends all sessions and clears the counts of attempts. Pictures that were in the media store are removed there later. */
export async function removeAllRows(tx: Transaction): Promise<void> {
  await insertAllPictureRemovals(tx);
  for (const table of clearedTables) await tx.delete(table);
  for (const { table } of backedUpTables.toReversed()) await tx.delete(table);
}

/**
 * Inserts rows of one table as `readRows` gave them, those of a column of bytes without bytes as yet.
 *
 * @param columns that the rows have; others get their default
 */
export async function insertRows(
  tx: Transaction,
  backedUp: BackedUpTable,
  { rows, columns }: { rows: string[]; columns: string[] },
): Promise<void> {
  const { table } = backedUp;
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const all = sql`json_populate_recordset(null::${table}, ${`[${rows.join()}]`}::json)`;
  const byteColumn = byteColumnOf(backedUp);
  await tx.execute(
    byteColumn
      ? sql`insert into ${table} (${names}, ${byteColumn}) select ${names}, ''::bytea from ${all}`
      : sql`insert into ${table} (${names}) select ${names} from ${all}`,
  );
}

/** @throws Error when there is no row with this key, or the table has no bytes */
export async function updateBytes(
  tx: Transaction,
  backedUp: BackedUpTable,
  key: string,
  bytes: Buffer,
): Promise<void> {
  const {
    name,
    table,
    key: [column],
  } = backedUp;
  const byteColumn = byteColumnOf(backedUp);
  if (!byteColumn) throw new Error(`${name} has no bytes`);
  const { rowCount } = await tx.execute(
    sql`update ${table} set ${byteColumn} = ${bytes} where ${eq(column, key)}`,
  );
  if (rowCount !== 1) throw new Error(`${name} has no ${key}`);
}

/** Alone, as an assignment wants it. Its property has one word, so that the database calls it the same. */
function byteColumnOf({ table, bytes }: BackedUpTable): SQL | undefined {
  const found = Object.entries(getTableColumns(table)).find(([, column]) => column === bytes);
  return found && sql`${sql.identifier(found[0])}`;
}

export async function updateSequence(
  tx: Transaction,
  name: string,
  { value, isCalled }: SequenceState,
): Promise<void> {
  await tx.execute(sql`select setval(${name}::regclass, ${value}, ${isCalled})`);
}
