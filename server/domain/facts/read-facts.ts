import { isDeepStrictEqual } from "node:util";
import type { FactDefault } from "#api/facts/fact-default.ts";
import type { FactOverride } from "#api/facts/fact-overrides.ts";
import type { FactsOfDay } from "#api/facts/facts-of-day.ts";
import { hasShapeOf } from "#api/facts/fact-value.ts";
import { isOwnFact } from "#api/facts/own-fact-id.ts";
import type { AdminFact, Fact, FactHistory, staleReasons } from "#api/facts/facts.ts";
import type { Queries } from "#server/storage/database.ts";
import { listFactHistory, listFactOverrides, type StoredFact } from "#server/storage/facts/fact-overrides.ts";
import { listFactPlans } from "#server/storage/facts/fact-plans.ts";
import { listFactsInOwnPages, listFactsInPosts } from "#server/storage/facts/own-facts.ts";
import { countOpenFactReports } from "#server/storage/facts/fact-reports.ts";
import { sortByUrgency } from "./sort-by-urgency.ts";

/** All defaults of this release, by id. */
export type FactDefaults = ReadonlyMap<string, FactDefault>;

/** The facts of one moment: their defaults, and what editors have written over them, by id. */
export interface KnownFacts {
  defaults: FactDefaults;
  records: ReadonlyMap<string, StoredFact>;
}

/**
 * Why the editors' value does not stand: a release brought a default of a later month, or one of another shape. It stays in the
 * database, and stands again when it is checked again.
 */
export function staleReasonOf(
  byDefault: FactDefault,
  stored: StoredFact,
): (typeof staleReasons)[number] | null {
  // A year or a month is compared with as much of the day.
  if (byDefault.asOf > stored.checkedOn.slice(0, byDefault.asOf.length)) return "newer";
  return hasShapeOf(byDefault, stored.value) ? null : "shape";
}

/** The values with which the site replaces the defaults, by id. */
export async function readFactOverrides(
  db: Queries,
  defaults: FactDefaults,
): Promise<Record<string, FactOverride>> {
  return overridesOf({ defaults, records: await readFactRecords(db) });
}

/** The facts that pages print and mark. @param today the day in Peru */
export function factsOfDay(known: KnownFacts, today: string): FactsOfDay {
  const { defaults, records } = known;
  const ended = [...defaults.values()].flatMap((fact) => {
    const { validUntil } = standingRecord(fact, records.get(fact.id)) ?? fact;
    return hasEnded(validUntil, today) ? [[fact.id, validUntil] as const] : [];
  });
  const own = [...defaults.values()].flatMap(({ id, names, fields, line }) =>
    isOwnFact(id) ? [[id, { names, fields, line }] as const] : [],
  );
  return {
    overrides: overridesOf(known),
    ended: Object.fromEntries(ended),
    own: Object.fromEntries(own),
  };
}

/** The values with which the site replaces the defaults, by id. */
export function overridesOf({ defaults, records }: KnownFacts): Record<string, FactOverride> {
  const overrides: Record<string, FactOverride> = {};
  // Those of which there is no default are facts that this release no longer has.
  for (const fact of defaults.values()) {
    const { id } = fact;
    const stands = standingRecord(fact, records.get(id));
    if (stands) {
      const { value, checkedOn, isEstimate } = stands;
      overrides[id] = { value, asOf: checkedOn.slice(0, 7), isEstimate };
    } else if (isOwnFact(id)) {
      // No file of the release has its default.
      const { value, asOf, isEstimate } = fact;
      overrides[id] = { value, asOf, isEstimate };
    }
  }
  return overrides;
}

/** @param today the day in Peru */
export async function readFacts(db: Queries, defaults: FactDefaults, today: string): Promise<Fact[]> {
  return factsOf({ defaults, records: await readFactRecords(db) }, today);
}

/** @param today the day in Peru */
export function factsOf({ defaults, records }: KnownFacts, today: string): Fact[] {
  return [...defaults.values()].map((one) => factOf(one, records.get(one.id), today));
}

/** Those that are to be checked again, the most urgent first. @param today the day in Peru */
export async function readOverdueFacts(db: Queries, defaults: FactDefaults, today: string): Promise<Fact[]> {
  const overdue = (await readFacts(db, defaults, today)).filter(({ isOverdue }) => isOverdue);
  return sortByUrgency(overdue, (id) => defaults.get(id));
}

interface FactPlaces {
  today: string;
  /** The pages that print a fact. */
  pagesOf: (id: string) => string[];
  postsOf: (id: string) => AdminFact["posts"];
  ownPagesOf: (id: string) => AdminFact["ownPages"];
}

/** For the admin area, the most urgent first. */
export async function readAdminFacts(
  db: Queries,
  defaults: FactDefaults,
  { today, pagesOf, postsOf, ownPagesOf }: FactPlaces,
): Promise<AdminFact[]> {
  const [stored, reports, plans] = await Promise.all([
    readFactRecords(db),
    countOpenFactReports(db),
    listFactPlans(db),
  ]);
  const planned = new Map(
    plans.map(({ factId, startsOn, record, plannedBy }) => [
      factId,
      { startsOn, value: record.value, by: plannedBy },
    ]),
  );
  const facts = [...defaults.values()].map((byDefault): AdminFact => {
    const own = stored.get(byDefault.id);
    return {
      ...factOf(byDefault, own, today),
      byDefault: { value: byDefault.value, checkedOn: byDefault.asOf, isEstimate: byDefault.isEstimate },
      isOverridden: own !== undefined && !isDeepStrictEqual(own.value, byDefault.value),
      staleReason: own ? staleReasonOf(byDefault, own) : null,
      everyMonths: own?.everyMonths ?? byDefault.everyMonths,
      note: own?.note ?? "",
      planned: planned.get(byDefault.id) ?? plannedByRelease(byDefault, today),
      changedBy: own?.changedBy ?? null,
      changedAt: own?.changedAt.toISOString() ?? null,
      pages: pagesOf(byDefault.id),
      posts: postsOf(byDefault.id),
      ownPages: ownPagesOf(byDefault.id),
      openReports: reports.get(byDefault.id) ?? 0,
    };
  });
  return sortByUrgency(facts, (id) => defaults.get(id));
}

function factOf(byDefault: FactDefault, own: StoredFact | undefined, today: string): Fact {
  const { id, kind, names, unit, fields, line } = byDefault;
  const stands = standingRecord(byDefault, own);
  const checkedOn = stands?.checkedOn ?? byDefault.asOf;
  const everyMonths = stands?.everyMonths ?? byDefault.everyMonths;
  const { validUntil } = stands ?? byDefault;
  const dueOn = validUntil ?? monthsAfter(checkedOn, everyMonths);
  return {
    id,
    kind,
    names,
    unit,
    fields,
    line,
    value: stands?.value ?? byDefault.value,
    source: stands?.source ?? byDefault.source,
    checkedOn,
    dueOn,
    isOverdue: dueOn < today,
    validUntil,
    hasEnded: hasEnded(validUntil, today),
    isEstimate: stands?.isEstimate ?? byDefault.isEstimate,
    isConfirmed: stands !== null || !byDefault.unconfirmed,
  };
}

/** A later value that the release knows. */
function plannedByRelease({ next }: FactDefault, today: string): AdminFact["planned"] {
  return next && next.from > today ? { startsOn: next.from, value: next.value, by: null } : null;
}

/** The editors' value, as long as it takes the default's place. */
export function standingRecord(byDefault: FactDefault, own: StoredFact | undefined): StoredFact | null {
  return own && staleReasonOf(byDefault, own) === null ? own : null;
}

function hasEnded(validUntil: string | null, today: string): validUntil is string {
  return validUntil !== null && validUntil < today;
}

/** Counts months from the first day of a month or a year; the last of the month where it has no such day. */
function monthsAfter(checkedOn: string, months: number): string {
  const [year = 0, month = 1, day = 1] = checkedOn.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The records that editors have written over the defaults, by id. */
export async function readFactRecords(db: Queries): Promise<Map<string, StoredFact>> {
  return new Map((await listFactOverrides(db)).map((one) => [one.id, one]));
}

/** Whether what a text names is the fact, or one of its values. */
function isOf(named: string, id: string): boolean {
  return named === id || named.startsWith(`${id}.`);
}

/** The owner's pages that name a fact, or one of its values, drafts included. */
export async function readOwnPagesOfFacts(db: Queries): Promise<FactPlaces["ownPagesOf"]> {
  const named = await listFactsInOwnPages(db);
  return (id) => {
    const found = named.filter(({ fact }) => isOf(fact, id));
    return [...new Map(found.map(({ page, titles }) => [page, { page, titles }])).values()];
  };
}

/** The posts that name a fact, or one of its values. */
export async function readPostsOfFacts(db: Queries): Promise<FactPlaces["postsOf"]> {
  const named = await listFactsInPosts(db);
  return (id) => {
    const posts = named.filter(({ fact }) => isOf(fact, id));
    return [
      ...new Map(posts.map(({ postId, title, titles }) => [postId, { id: postId, title, titles }])).values(),
    ];
  };
}

/** The newest first. */
export async function readFactHistory(db: Queries, id: string): Promise<FactHistory["entries"]> {
  return listFactHistory(db, id);
}
