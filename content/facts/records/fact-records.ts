import type { FactKind } from "#api/facts/fact-kinds.ts";
import type { FactFields, FactLine, TypedValue } from "#api/facts/field-types.ts";
import type { SiteId } from "#content/facts/places/sites.ts";
import json from "./fact-records.json" with { type: "json" };

export interface FactRecord {
  kind: FactKind;
  /** Where it can be looked up; else where its price says it, or published-sources.json, or estimate-bases.ts from what it is estimated. */
  source?: SiteId;
  /** Months after which it is to be checked again, where they are not those of its kind. */
  everyMonths?: number;
  /** A state of things that may be over, such as an emergency or a closure: its page warns once it is half a year old. */
  agesFast?: true;
  /** The last day on which it is known to hold. */
  validUntil?: string;
  /** The value that is known to hold from a later day in Peru on: the fields that change, and the month of the source. */
  next?: { from: string; asOf: string; value: Readonly<Record<string, unknown>> };
  /** The types of what editors may change; none of a fact that only has an age. */
  fields?: FactFields;
  /** How it is told on a line, where that is not by its first three fields. */
  line?: FactLine;
}

export type FactId = keyof typeof json;

/** The kind, the source and other details of each fact that its default lacks, by id. A test finds missing and superfluous ones. */
// A cast: JSON has strings where a record has one of a few words; the test beside this file looks at each.
export const factRecords = json as Record<FactId, FactRecord>;

const records: Readonly<Record<string, FactRecord>> = factRecords;

/** A fact's value with the types of its fields. */
export function typedFact(id: string, value: TypedValue["value"]): TypedValue {
  return { value, fields: records[id]?.fields ?? {}, line: records[id]?.line ?? 3 };
}

/** Whether a fact is a state of things that may be over. */
export function agesFast(id: string): boolean {
  return records[id]?.agesFast === true;
}
