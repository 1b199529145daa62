import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Database, Transaction } from "#server/storage/database.ts";
import { backedUpSequences, type BackedUpTable } from "./backed-up-tables.ts";

export interface SequenceState {
  value: number;
  isCalled: boolean;
}

const cursorName = sql.identifier("backup_rows");

/** Rows of one answer of the database. A post's text in one language may have a million characters. */
const rowsAtOnce = 20;

/** Bytes of a picture that are read at once. */
const pieceSize = 524_288;

/**
 * All that `work` reads is as it was at one moment, whatever is written meanwhile; nobody waits for it. It may take as
 * long as it needs: limits of time that the connection may have are for visitors.
 */
export async function withSnapshot<T>(db: Database, work: (snapshot: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await liftTimeLimits(tx);
      return work(tx);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** For the rest of a transaction. Times are written in UTC, so that a backup does not depend on the server's zone. */
export async function liftTimeLimits(tx: Transaction): Promise<void> {
  for (const limit of ["statement_timeout", "idle_in_transaction_session_timeout"]) {
    await tx.execute(sql`set local ${sql.identifier(limit)} = 0`);
  }
  await tx.execute(sql`set local time zone 'UTC'`);
}

/** The rows of a table as JSON texts without line breaks, some at a time, in the order of their key. */
export async function* readRows(
  tx: Transaction,
  { table, key, bytes, place }: BackedUpTable,
): AsyncGenerator<string[]> {
  const columns = Object.values(getTableColumns(table)).filter(
    (column) => column !== bytes && column !== place,
  );
  const rows = sql`select ${sql.join(columns, sql`, `)} from ${table} order by ${sql.join([...key], sql`, `)}`;
  await tx.execute(
    sql`declare ${cursorName} no scroll cursor for select row_to_json(picked)::text as row from (${rows}) picked`,
  );
  for (;;) {
    const { rows: fetched } = await tx.execute<{ row: string }>(
      sql`fetch forward ${sql.raw(String(rowsAtOnce))} from ${cursorName}`,
    );
    if (fetched.length === 0) break;
    yield fetched.map(({ row }) => row);
  }
  await tx.execute(sql`close ${cursorName}`);
}

/** Says for the bytes of one row their length, or where they are when the database does not have them. */
export type BytesOfRow = { key: string } & ({ size: number } | { place: string });

/** The rows whose bytes have files of their own; none for a table without such a column. */
export async function listBytes(
  tx: Transaction,
  { table, key: [key], bytes, place }: BackedUpTable,
): Promise<BytesOfRow[]> {
  if (!bytes) return [];
  const columns = { key, size: sql<number | null>`octet_length(${bytes})`, place: place ?? sql`null` };
  const rows = await tx.select(columns).from(table).orderBy(asc(key));
  return rows.map((row) => {
    const name = String(row.key);
    return row.size === null ? { key: name, place: String(row.place) } : { key: name, size: row.size };
  });
}

/**
 * The bytes of one row, a piece at a time: they come as hexadecimal digits, and to read many millions at once would keep
 * visitors waiting.
 */
export async function* readBytes(
  tx: Transaction,
  { table, key: [column], bytes }: BackedUpTable,
  { key, size }: { key: string; size: number },
): AsyncGenerator<Buffer> {
  if (!bytes) return;
  for (let at = 0; at < size; at += pieceSize) {
    const piece = sql<Buffer>`substring(${bytes} from ${at + 1}::integer for ${pieceSize}::integer)`;
    const [row] = await tx.select({ piece }).from(table).where(eq(column, key));
    if (row) yield row.piece;
  }
}

export async function findSequences(tx: Transaction): Promise<Record<string, SequenceState>> {
  const states: Record<string, SequenceState> = {};
  for (const { seqName } of backedUpSequences) {
    if (seqName === undefined) throw new Error("a sequence has no name");
    const { rows } = await tx.execute<{ value: string; isCalled: boolean }>(
      sql`select last_value as value, is_called as "isCalled" from ${sql.identifier(seqName)}`,
    );
    const [row] = rows;
    if (!row) throw new Error(`the sequence ${seqName} has no state`);
    states[seqName] = { value: Number(row.value), isCalled: row.isCalled };
  }
  return states;
}
