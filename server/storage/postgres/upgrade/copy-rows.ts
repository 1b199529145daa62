import { rm } from "node:fs/promises";
import type pg from "pg";

/** Called during the work: with the step, and how many of its rows are done. */
export type Report = (what: string, done: number) => void;

interface CopyOptions {
  /** The file for one table at a time; both servers must be able to write it. */
  file: string;
  report: Report;
}

/** Schemas that are not PostgreSQL's own. */
const ownSchemas = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";

/**
 * Copies all rows and the state of all sequences into the same tables of another server, where they take the place of
 * what is there, and compares both sides afterwards.
 *
 * @param from the superuser's client, as `to`; PostgreSQL itself writes and reads the file
 * @throws Error when the two databases are not made of the same things, or differ in the end
 */
export async function copyRows(from: pg.Client, to: pg.Client, { file, report }: CopyOptions): Promise<void> {
  await requireSameShape(from, to);
  const tables = await listTables(from);
  const name = from.escapeLiteral(file);
  await to.query("begin");
  // Rows refer to rows that come later.
  await to.query("set local session_replication_role = replica");
  if (tables.length > 0) await to.query(`truncate ${tables.map((table) => table.name).join()}`);
  for (const table of tables) {
    const { rowCount } = await from.query(`copy ${table.name} (${table.columns}) to ${name} (format binary)`);
    await to.query(`copy ${table.name} (${table.columns}) from ${name} (format binary)`);
    await rm(file);
    report(table.name, rowCount ?? 0);
  }
  await copySequences(from, to);
  await to.query("commit");
  await to.query("analyze");
  for (const table of tables) await requireSameRows(from, to, table);
  report("tables compared", tables.length);
}

interface Table {
  name: string;
  /** Named, because their order may differ. */
  columns: string;
}

async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name, string_agg(format('%I', a.attname), ', ' order by a.attname) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where ${ownSchemas} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1 order by 1`,
  );
  return rows;
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ownSchemas} and c.relkind = 'S'`,
  );
  for (const { name } of rows) {
    const state = await from.query<{ value: string; called: boolean }>(
      `select last_value as value, is_called as called from ${name}`,
    );
    for (const { value, called } of state.rows)
      await to.query("select setval($1::regclass, $2, $3)", [name, value, called]);
  }
}

/** Refuses a database with things that no release has made, and names them: copying would lose them. */
async function requireSameShape(from: pg.Client, to: pg.Client): Promise<void> {
  const [there, here] = [await listThings(from), await listThings(to)];
  const different = [...there, ...here].filter((thing) => !there.has(thing) || !here.has(thing)).toSorted();
  if (different.length === 0) return;
  const some = different.slice(0, 5).join(", ");
  throw new Error(
    `it holds what no release of this site has made, or lacks what one has (${some}${different.length > 5 ? " …" : ""})`,
  );
}

/** Tables with their columns, views, sequences, routines, types, extensions and databases; not what makes them fast. */
async function listThings(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ thing: string }>(`
    select format('column %I.%I.%I %s', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod)) as thing
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where ${ownSchemas} and c.relkind in ('r', 'p', 'v', 'm', 'f') and a.attnum > 0 and not a.attisdropped
    union all
    select format('%s %I.%I', case c.relkind when 'S' then 'sequence' when 'r' then 'table' else 'view' end, n.nspname, c.relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${ownSchemas} and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select format('routine %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${ownSchemas}
    union all
    select format('type %s', t.oid::regtype) from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where ${ownSchemas} and t.typtype in ('e', 'd', 'r')
    union all
    select format('extension %s', extname) from pg_extension
    union all
    select format('database %s', datname) from pg_database`);
  return new Set(rows.map(({ thing }) => thing));
}

async function requireSameRows(from: pg.Client, to: pg.Client, table: Table): Promise<void> {
  const [there, here] = await Promise.all([sumUp(from, table), sumUp(to, table)]);
  if (there !== here) throw new Error(`${table.name} is not the same after the copy (${there}; ${here})`);
}

/** The number of rows, and the sum of their hashes: rows have no order. */
async function sumUp(client: pg.Client, { name, columns }: Table): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(
    `select count(*) || ' rows, ' || coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint), 0) as sum from ${name}`,
  );
  return rows[0]?.sum ?? "";
}
