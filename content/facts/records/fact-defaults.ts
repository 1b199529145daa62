import type { FactKind } from "#api/facts/fact-kinds.ts";
import type { FactDefault, FactSource } from "#api/facts/fact-default.ts";
import { ruleOf, typeOfField, type FactFields } from "#api/facts/field-types.ts";
import { sites, type SiteId } from "#content/facts/places/sites.ts";
import { loadFactNames } from "#content/loading/load-fact-names.ts";
import { byLanguage, loadByLanguage } from "#i18n/languages.ts";
import type { DatedFact } from "#content/facts/facts.ts";
import { allDatedFacts } from "./all-facts.ts";
import { factRecords, typedFact, type FactId, type FactRecord } from "./fact-records.ts";
import { estimateBases } from "./estimate-bases.ts";
import published from "./published-sources.json" with { type: "json" };

/** Reports in which single facts were published, where no site keeps them up to date. */
const publishedSources: Partial<Record<FactId, FactSource>> = published;

/** Months after which a fact of a kind is checked again. */
const monthsBetweenChecks: Record<FactKind, number> = {
  price: 6,
  hours: 6,
  journey: 6,
  rule: 3,
  number: 12,
  contact: 12,
  link: 12,
};

/** All facts of this release, by id. @throws when one has no record or no name */
export async function loadFactDefaults(): Promise<ReadonlyMap<string, FactDefault>> {
  const namesIn = await loadByLanguage(loadFactNames);
  return new Map(
    allDatedFacts()
      .filter(({ id }) => isFactId(id))
      .map((fact) => {
        // Safe cast: the others are filtered out; a test demands that there are none.
        const id = fact.id as FactId;
        const record: FactRecord = factRecords[id];
        const { kind, source, everyMonths = monthsBetweenChecks[kind], agesFast = false } = record;
        const { validUntil = null, next } = record;
        const typed = typedFact(id, fact.value);
        const names = byLanguage((language) => namesIn[language][id]);
        return [
          id,
          {
            ...fact,
            ...typed,
            kind,
            names,
            everyMonths,
            agesFast,
            validUntil,
            next: next ? { ...next, value: { ...fact.value, ...next.value } } : null,
            unit: unitOf(typed.fields),
            source: sourceOf(id, source, fact),
            basis: estimateBases[id] ?? null,
          },
        ];
      }),
  );
}

function isFactId(id: string): id is FactId {
  return Object.hasOwn(factRecords, id);
}

function sourceOf(id: FactId, source: SiteId | undefined, { value }: DatedFact): FactSource | null {
  // Safe cast: `lookUp` is typed as such in costs/price.ts.
  const site = source ?? (value["lookUp"] as SiteId | null | undefined);
  return site ? { ...sites[site] } : (publishedSources[id] ?? null);
}

/** The unit of all numbers; null of several. */
function unitOf(fields: FactFields): string | null {
  const [unit, ...others] = new Set(
    Object.values(fields).flatMap((type) => ruleOf(typeOfField(type).type).unit ?? []),
  );
  return others.length === 0 ? (unit ?? null) : null;
}
