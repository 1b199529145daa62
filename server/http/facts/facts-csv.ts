import type { AdminFact } from "#api/facts/facts.ts";
import { languages } from "#i18n/languages.ts";
import { csvHead, csvOf } from "#server/http/answers/csv.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

const columns = [
  "id",
  "kind",
  ...languages.map((language) => `name_${language}` as const),
  "value",
  "unit",
  "source",
  "address",
  "checked_on",
  "valid_until",
  "every_months",
  "due_on",
  "overdue",
  "estimate",
  "confirmed",
  "changed_by",
  "changed_at",
  "pages",
  "posts",
  "open_reports",
  "note",
] as const;

/** A line of names, then a line for each fact. */
export async function* factsCsv(facts: readonly AdminFact[]): AsyncGenerator<string> {
  yield csvHead(columns);
  yield csvOf(facts.map(rowOf), columns);
}

function namesOf({ names }: AdminFact) {
  return fromEntriesOf(languages.map((language) => [`name_${language}` as const, names[language]] as const));
}

function rowOf(fact: AdminFact): Record<(typeof columns)[number], string | number | null> {
  return {
    id: fact.id,
    kind: fact.kind,
    ...namesOf(fact),
    value: JSON.stringify(fact.value),
    unit: fact.unit,
    source: fact.source?.name ?? null,
    address: fact.source?.url ?? null,
    checked_on: fact.checkedOn,
    valid_until: fact.validUntil,
    every_months: fact.everyMonths,
    due_on: fact.dueOn,
    overdue: fact.isOverdue ? "yes" : "no",
    estimate: fact.isEstimate ? "yes" : "no",
    confirmed: fact.isConfirmed ? "yes" : "no",
    changed_by: fact.changedBy,
    changed_at: fact.changedAt,
    pages: [...fact.pages, ...fact.ownPages.map(({ page }) => page)].join(" "),
    posts: fact.posts.map(({ id }) => id).join(" "),
    open_reports: fact.openReports,
    note: fact.note,
  };
}
