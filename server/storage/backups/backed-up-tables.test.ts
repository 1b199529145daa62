import { is } from "drizzle-orm";
import { getTableConfig, isPgSequence, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "#server/storage/schema.ts";
import { backedUpSequences, backedUpTables, leftOutTables } from "./backed-up-tables.ts";

const parts: unknown[] = Object.values(schema);

test("every table is backed up, or left out for a reason", () => {
  const named = [...backedUpTables, ...leftOutTables].map(({ table }) => getTableConfig(table).name);
  const existing = parts.filter((part) => is(part, PgTable)).map((table) => getTableConfig(table).name);
  expect(named.toSorted()).toEqual(existing.toSorted());
  for (const { reason } of leftOutTables) expect(reason).toMatch(/\w{3}/);
});

test("every sequence is backed up", () => {
  const sequences = parts.filter((part) => isPgSequence(part));
  expect(sequences.length).toBeGreaterThan(0);
  expect(new Set(backedUpSequences)).toEqual(new Set(sequences));
});

test("a table stands behind those that it refers to", () => {
  const names = backedUpTables.map(({ name }) => name);
  for (const [index, { name, table }] of backedUpTables.entries()) {
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const referred = names.indexOf(getTableConfig(reference().foreignTable).name);
      expect(referred, `${name} refers to what is not backed up before it`).toBeGreaterThanOrEqual(0);
      expect(referred, name).toBeLessThan(index);
    }
  }
});

test("a column of bytes has files of its own, named by one key", () => {
  for (const { name, table, key, bytes } of backedUpTables) {
    const columns = getTableConfig(table).columns.filter((column) => column.getSQLType() === "bytea");
    expect(columns, name).toEqual(bytes ? [bytes] : []);
    if (bytes) expect(key, name).toHaveLength(1);
  }
});
