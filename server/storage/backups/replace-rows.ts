import { eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { bumpContentVersion } from "#server/storage/content-version.ts";
import { lockContactMessages } from "#server/storage/contact-messages.ts";
import type { Database, Queries, Transaction } from "#server/storage/database.ts";
import { lockPostWrites } from "#server/storage/posts.ts";
import { backedUpTables, leftOutTables, type BackedUpTable } from "./backed-up-tables.ts";
import { liftTimeLimits, type SequenceState } from "./read-snapshot.ts";

const clearedTables = leftOutTables.filter(({ cleared }) => cleared).map(({ table }) => table);

/** How many rows each table has that a person filled. */
export async function countUsedTables(db: Queries): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name, table, isBookkeeping } of backedUpTables) {
    if (!isBookkeeping) counts.set(name, await db.$count(table));
  }
  return counts;
}

/** The columns of each table as they are in this database. */
export async function listColumns(db: Queries): Promise<Map<string, Set<string>>> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema()
  `);
  const columns = new Map<string, Set<string>>();
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
  return columns;
}

/**
 * Whoever wants to change something waits until the transaction ends; readers read on what was there. When `work` throws,
 * nothing was changed. With the commit every process drops the pages that it keeps.
 */
export async function replaceAllRows(db: Database, work: (tx: Transaction) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    await liftTimeLimits(tx);
    await tx.execute(sql`set local lock_timeout = '30s'`);
    await lockPostWrites(tx);
    await lockContactMessages(tx);
    const tables = [...backedUpTables.map(({ table }) => table), ...clearedTables];
    await tx.execute(sql`lock table ${sql.join(tables, sql`, `)} in exclusive mode`);
    await work(tx);
    await bumpContentVersion(tx);
  });
}

/** Also ends all sessions and clears the counts of attempts. */
export async function removeAllRows(tx: Transaction): Promise<void> {
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
