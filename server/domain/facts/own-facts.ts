import type { FactDefault } from "#api/facts/fact-default.ts";
import { ownFactShape } from "#api/facts/fact-value.ts";
import { ruleOf, typeOfField } from "#api/facts/field-types.ts";
import { ownFactId } from "#api/facts/own-fact-id.ts";
import type { NewFact } from "#api/facts/own-facts.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import { lockFactOverrides, removeFactOverride } from "#server/storage/facts/fact-overrides.ts";
import { removeFactPlan } from "#server/storage/facts/fact-plans.ts";
import { deleteOwnFact, insertOwnFact, listOwnFacts, type OwnFact } from "#server/storage/facts/own-facts.ts";
import { noteFact, requireSound } from "./change-fact.ts";
import type { FactDefaults } from "./read-facts.ts";

/** Months after which a fact is checked again whose editor has named none. */
const monthsBetweenChecks = 6;

/** The release's facts, and those that editors have added: their first record is their default. */
export async function withOwnFacts(db: Queries, released: FactDefaults): Promise<FactDefaults> {
  const own = await listOwnFacts(db);
  return own.length === 0 ? released : new Map([...released, ...own.map((one) => entryOf(one))]);
}

interface Change {
  by: Actor;
  now: Date;
}

/** @throws DomainError `invalid_field`, also for a key that is taken */
export async function addFact(
  db: Database,
  { key, kind, names, type, record }: NewFact,
  { by, now, dayInPeru }: Change & { dayInPeru: string },
): Promise<string> {
  const first = { ...record, startsOn: null };
  const fact: OwnFact = { factId: ownFactId(key), kind, names, type, record: first };
  const [id, byDefault] = entryOf(fact);
  // Its own first value would be no measure: a missing one has the shape of a missing one.
  requireSound({ ...byDefault, ...ownFactShape(type) }, first, dayInPeru);
  await db.transaction(async (tx) => {
    if (!(await insertOwnFact(tx, fact))) throw invalidFields({ key: "is taken" });
    await noteFact(tx, id, first, "added", { by, now });
  });
  return id;
}

/**
 * @param places where it stands; nobody removes what something uses
 * @throws DomainError `not_found`, `changed_meanwhile`
 */
export async function removeFact(
  db: Database,
  id: string,
  places: readonly string[],
  { by, now }: Change,
): Promise<void> {
  if (places.length > 0) throw new DomainError("changed_meanwhile", `it is used: ${places.join(", ")}`);
  await db.transaction(async (tx) => {
    await lockFactOverrides(tx);
    if (!(await deleteOwnFact(tx, id))) throw new DomainError("not_found", "editors have added no such fact");
    await removeFactOverride(tx, id);
    await removeFactPlan(tx, id);
    await noteFact(tx, id, null, "removed", { by, now });
  });
}

function entryOf({ factId: id, kind, names, type, record }: OwnFact): [string, FactDefault] {
  const { value, isEstimate, source, checkedOn, validUntil } = record;
  const unit = ruleOf(typeOfField(type).type).unit ?? null;
  const everyMonths = record.everyMonths ?? monthsBetweenChecks;
  const typed = { value, fields: { value: type }, line: 1, unit };
  const certainty = { isEstimate, unconfirmed: false, source, basis: null };
  const times = { asOf: checkedOn.slice(0, 7), everyMonths, agesFast: false, validUntil, next: null };
  return [id, { id, kind, names, ...typed, ...certainty, ...times }];
}
