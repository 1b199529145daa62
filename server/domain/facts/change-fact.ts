import type { FactDefault } from "#api/facts/fact-default.ts";
import { faultsOf, type ValueFault } from "#api/facts/fact-value.ts";
import type { FactChange, factActions } from "#api/facts/facts.ts";
import { nameOf, recordEvent, siteItself, type Actor } from "#server/domain/audit/record-event.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { Database, Queries } from "#server/storage/database.ts";
import {
  findFactOverride,
  insertFactHistory,
  listFactHistory,
  lockFactOverrides,
  removeFactOverride,
  wasFactPlannedFor,
  upsertFactOverride,
  type StoredFact,
} from "#server/storage/facts/fact-overrides.ts";
import { listDueFactPlans, removeFactPlan, upsertFactPlan } from "#server/storage/facts/fact-plans.ts";
import { staleReasonOf, type FactDefaults } from "./read-facts.ts";

const faultTexts: Record<ValueFault, string> = {
  shape: "does not have the shape of the default",
  number: "must be a number",
  negative: "must not be below zero",
  whole: "must be a whole number",
  reversed: "must not end below its beginning",
  year: "must be a year of four digits",
  monthNumber: "must be a month from 1 to 12",
  weekday: "must be a day of the week from 0, Sunday, to 6",
  dayOffset: "must be whole days from -366 to 366",
  date: "must be a day, for example 2026-11-23",
  month: "must be a month, for example 2026-11",
  monthDay: "must be a day of the year, for example 11-23",
  time: "must be a time, for example 17:30",
  closing: "must be later than the opening",
  phone: "must be a telephone number",
  text: "must be a text of at most 80 characters",
};

interface Change {
  by: Actor;
  now: Date;
}

/**
 * From then on, or from the day that it names, all pages print it.
 * @param dayInPeru the day that it is there now
 * @throws DomainError `not_found`, `invalid_field`
 */
export async function changeFact(
  db: Database,
  byDefault: FactDefault,
  change: FactChange,
  { by, now, dayInPeru }: Change & { dayInPeru: string },
): Promise<void> {
  requireSound(byDefault, change, dayInPeru);
  const { id: factId } = byDefault;
  const { startsOn } = change;
  await db.transaction(async (tx) => {
    await lockFactOverrides(tx);
    if (startsOn === null) return store(tx, factId, change, "changed", { by, now });
    await upsertFactPlan(tx, { factId, startsOn, record: change, plannedBy: nameOf(by) });
    return noteFact(tx, factId, change, "planned", { by, now });
  });
}

/** Cancels a planned change; the current value stays. @throws DomainError `not_found` when nothing was planned */
export async function dropFactPlan(db: Database, id: string, { by, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFactOverrides(tx);
    if (!(await removeFactPlan(tx, id))) throw new DomainError("not_found", "nothing is planned");
    await noteFact(tx, id, null, "unplanned", { by, now });
  });
}

/**
 * Puts in what was planned for a day that has begun in Peru. Several processes may share a database: the first one does it, the
 * others find nothing left.
 */
export async function applyFactPlans(db: Queries, now: Date, dayInPeru: string): Promise<void> {
  if ((await listDueFactPlans(db, dayInPeru)).length === 0) return;
  await db.transaction(async (tx) => {
    await lockFactOverrides(tx);
    for (const { factId, record, plannedBy } of await listDueFactPlans(tx, dayInPeru)) {
      await upsertFactOverride(tx, standing(factId, record, plannedBy, now));
      await removeFactPlan(tx, factId);
      await noteFact(tx, factId, record, "changed", { by: siteItself, now });
    }
  });
}

/**
 * Puts in what the release knows of a day that has begun in Peru, once: what editors say since that day, or put back, stands. The
 * first process does it, as above.
 */
export async function applyNextDefaults(
  db: Database,
  defaults: FactDefaults,
  now: Date,
  dayInPeru: string,
): Promise<void> {
  for (const fact of defaults.values()) {
    const { next } = fact;
    if (next === null || next.from > dayInPeru || (await wasFactPlannedFor(db, fact.id, next.from))) continue;
    await db.transaction(async (tx) => {
      await lockFactOverrides(tx);
      const own = await findFactOverride(tx, fact.id);
      if ((own && own.checkedOn >= next.from) || (await wasFactPlannedFor(tx, fact.id, next.from))) return;
      const stands = recordOfCheck(fact, own, `${next.asOf}-01`);
      const record = { ...stands, value: next.value, validUntil: null, startsOn: next.from };
      await store(tx, fact.id, record, "changed", { by: siteItself, now });
    });
  }
}

/** Says that it is still as it stands, today. @param dayInPeru the day that it is there now */
export async function checkFact(
  db: Database,
  byDefault: FactDefault,
  { by, now, dayInPeru }: Change & { dayInPeru: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFactOverrides(tx);
    const record = recordOfCheck(byDefault, await findFactOverride(tx, byDefault.id), dayInPeru);
    await store(tx, byDefault.id, record, "checked", { by, now });
  });
}

/**
 * Takes back the last thing that was done to it, if that was a check: what stood before stands again.
 * @throws DomainError `not_found` when it was not checked last
 */
export async function uncheckFact(db: Database, id: string, { by, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    await lockFactOverrides(tx);
    const [last, ...earlier] = await listFactHistory(tx, id);
    if (last?.action !== "checked") throw new DomainError("not_found", "it was not checked last");
    // A plan for later says nothing of what stands; the first value of an added fact is its default.
    const before = earlier.find(({ action }) => action !== "planned" && action !== "unplanned");
    const record = before && before.action !== "added" && before.record;
    if (!record) {
      await removeFactOverride(tx, id);
      return noteFact(tx, id, null, "unchecked", { by, now });
    }
    await upsertFactOverride(tx, standing(id, record, before.by, new Date(before.at)));
    return noteFact(tx, id, { ...record, startsOn: null }, "unchecked", { by, now });
  });
}

/** The current value as a change that only has a new day of checking. */
function recordOfCheck(byDefault: FactDefault, own: StoredFact | null, checkedOn: string): FactChange {
  const stands = own && staleReasonOf(byDefault, own) === null ? own : null;
  // A day up to which it was valid has to be said anew, if it has passed.
  const { validUntil: until } = stands ?? byDefault;
  const validUntil = until !== null && until >= checkedOn ? until : null;
  const { value, isEstimate } = stands ?? byDefault;
  return {
    value,
    isEstimate,
    checkedOn,
    validUntil,
    source: stands?.source ?? byDefault.source ?? { name: "–", url: null },
    everyMonths: stands?.everyMonths ?? null,
    note: own?.note ?? "",
    startsOn: null,
  };
}

/** Another address of the source; the value stays, with the day of its check. Call it in a transaction. */
export async function changeSourceAddress(
  tx: Queries,
  byDefault: FactDefault,
  own: StoredFact | null,
  url: string,
  change: Change,
): Promise<void> {
  const record = recordOfCheck(byDefault, own, own?.checkedOn ?? `${byDefault.asOf}-01`);
  await store(tx, byDefault.id, { ...record, source: { ...record.source, url } }, "changed", change);
}

/** The default stands again. @throws DomainError `not_found` when there was nothing in its place */
export async function restoreFact(db: Database, id: string, { by, now }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await removeFactOverride(tx, id))) throw new DomainError("not_found", "the default stands already");
    await noteFact(tx, id, null, "restored", { by, now });
  });
}

/** @throws DomainError `not_found` */
export function requireFact(defaults: FactDefaults, id: string): FactDefault {
  const fact = defaults.get(id);
  if (!fact) throw new DomainError("not_found", "there is no such fact");
  return fact;
}

/** @throws DomainError `invalid_field` */
export function requireSound(
  byDefault: Pick<FactDefault, "fields"> & { value: object },
  { value, checkedOn, validUntil, startsOn }: FactChange,
  dayInPeru: string,
) {
  const fieldErrors: Record<string, string> = {};
  for (const [path, fault] of Object.entries(faultsOf(byDefault, value)))
    fieldErrors[path] = faultTexts[fault];
  if (checkedOn > dayInPeru) fieldErrors["checkedOn"] = "must not be in the future";
  if (validUntil !== null && validUntil < checkedOn)
    fieldErrors["validUntil"] = "must not be before the check";
  if (startsOn !== null && startsOn <= dayInPeru) fieldErrors["startsOn"] = "must be after today";
  if (Object.keys(fieldErrors).length > 0) throw invalidFields(fieldErrors);
}

async function store(
  tx: Queries,
  id: string,
  record: FactChange,
  action: (typeof factActions)[number],
  { by, now }: Change,
): Promise<void> {
  await upsertFactOverride(tx, standing(id, record, nameOf(by), now));
  await noteFact(tx, id, record, action, { by, now });
}

function standing(
  id: string,
  { startsOn: _, ...record }: FactChange,
  changedBy: string,
  changedAt: Date,
): StoredFact {
  return { ...record, id, changedBy, changedAt };
}

/** Writes it into the history of the fact and into the audit log. */
export async function noteFact(
  tx: Queries,
  factId: string,
  record: FactChange | null,
  action: (typeof factActions)[number],
  { by, now }: Change,
): Promise<void> {
  await insertFactHistory(tx, { factId, at: now, by: nameOf(by), action, record });
  await recordEvent(tx, { kind: `fact_${action}`, by, subject: factId });
}
