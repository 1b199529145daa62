import { boolean, date, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { factActions, type FactChange } from "#api/facts/facts.ts";
import { factKinds } from "#api/facts/fact-kinds.ts";
import type { FieldType } from "#api/facts/field-types.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { moment } from "./moment.ts";

/** Values that replace the default of a fact; the defaults are in content/facts. */
export const factOverrides = pgTable("fact_overrides", {
  factId: text().primaryKey(),
  value: jsonb().$type<Record<string, unknown>>().notNull(),
  sourceName: text().notNull(),
  sourceUrl: text(),
  checkedOn: date().notNull(),
  validUntil: date(),
  everyMonths: integer(),
  isEstimate: boolean().notNull(),
  note: text().notNull(),
  changedBy: text().notNull(),
  changedAt: moment().notNull(),
});

/** Changes that are to stand from a later day on; then they become overrides. */
export const factPlans = pgTable("fact_plans", {
  factId: text().primaryKey(),
  /** The day in Peru. */
  startsOn: date().notNull(),
  record: jsonb().$type<FactChange>().notNull(),
  plannedBy: text().notNull(),
});

/** Facts that editors have added; what they change of one later is an override. */
export const ownFacts = pgTable("own_facts", {
  factId: text().primaryKey(),
  kind: text({ enum: factKinds }).notNull(),
  names: jsonb().$type<Record<Language, string>>().notNull(),
  type: text().$type<FieldType>().notNull(),
  record: jsonb().$type<FactChange>().notNull(),
});

export const factHistory = pgTable(
  "fact_history",
  {
    id: uuid().primaryKey().defaultRandom(),
    factId: text().notNull(),
    at: moment().notNull(),
    by: text().notNull(),
    action: text({ enum: factActions }).notNull(),
    record: jsonb().$type<FactChange>(),
  },
  (table) => [index("fact_history_newest").on(table.factId, table.at)],
);

/** Reports by readers that a fact is no longer true. */
export const factReports = pgTable(
  "fact_reports",
  {
    id: uuid().primaryKey().defaultRandom(),
    factId: text().notNull(),
    message: text().notNull(),
    email: text(),
    language: text({ enum: languages }).notNull(),
    receivedAt: moment().notNull(),
    settledAt: moment(),
    settledBy: text(),
  },
  (table) => [index("fact_reports_newest").on(table.receivedAt, table.id)],
);
