import type { Facts } from "#content/facts/facts.ts";
import { andeanStay, mexico, otherVisa, unitedKingdom } from "#content/facts/entry/entry-by-passport.ts";
import { entryRules, euAgreement } from "#content/facts/entry/entry-rules.ts";
import type { SiteId } from "#content/facts/places/sites.ts";
import type { StayRule } from "./stay-rule.ts";

/** Whose days are counted alike: `open` needs no visa, `exempt` none with certain other visas, `visa` a Peruvian one. */
export const passports = [
  "eu",
  "unitedKingdom",
  "andean",
  "mercosur",
  "mexico",
  "open",
  "exempt",
  "visa",
] as const;

export type Passport = (typeof passports)[number];

/** A passport's readings are named by who says so: the officer, the consular practice, a treaty, a decree, the law. */
export type ReadingId =
  | "tam"
  | "practice"
  | "agreement"
  | "unitedKingdom"
  | "andean"
  | "andeanYear"
  | "mexico"
  | "decree"
  | "ceiling";

export interface Reading {
  id: ReadingId;
  rule: StayRule;
  site: SiteId;
  /** `2024-11`, or a year alone; of rules that do not age none. */
  asOf?: string;
}

export function isPassport(text: string): text is Passport {
  return (passports as readonly string[]).includes(text);
}

/** May come with an identity card, for which the months of a passport's validity do not count (Migraciones, 2024). */
export function hasIdentityCard(passport: Passport): boolean {
  return passport === "andean" || passport === "mercosur";
}

/** The days that the officer grants at each entry, and that the TAM then shows; the usual number until the reader has looked. */
function tam(facts: Facts): Reading {
  return { id: "tam", rule: { kind: "entry", days: facts(entryRules).stayDays }, site: "migracionesTam" };
}

/** The law's most for a tourist (Migraciones; FCDO). */
function ceiling(facts: Facts): Reading {
  const { days, asOf } = facts(entryRules).ceiling;
  return { id: "ceiling", rule: { kind: "window", days, within: 365 }, site: "migraciones", asOf };
}

function within(id: ReadingId, site: SiteId, days: number, period: number, asOf?: string): Reading {
  return { id, site, rule: { kind: "window", days, within: period }, ...(asOf && { asOf }) };
}

/** The ways in which a passport's days are counted, with the facts as they are now; the sources are those of content/facts/entry. */
export const readingsOf: Record<Passport, (facts: Facts) => Reading[]> = {
  /** Hungarians are told 90 days in 365 (Konzinfo); the treaty says 90 in any 180 ((EU) 2016/1744, not for Ireland). */
  eu: (facts) => [
    tam(facts),
    within("practice", "konzinfo", facts(entryRules).stayDays, facts(entryRules).withinDays),
    within("agreement", "eurLex", euAgreement.stayDays, euAgreement.withinDays),
    ceiling(facts),
  ],
  /** FCDO: normally up to 90 in any 180 days, never more than 183 in 365. */
  unitedKingdom: (facts) => [
    tam(facts),
    within(
      "unitedKingdom",
      "govUk",
      facts(unitedKingdom).stayDays,
      facts(unitedKingdom).withinDays,
      facts(unitedKingdom).asOf,
    ),
    ceiling(facts),
  ],
  /** Decision 878: 90 days and once more 90, together no more than 180 “in the same year”; which year it does not say. */
  andean: (facts) => [
    { ...tam(facts), rule: { kind: "entry", days: facts(andeanStay).days } },
    within("andean", "migraciones", facts(andeanStay).mostDays, 365, facts(andeanStay).asOf),
    {
      id: "andeanYear",
      rule: { kind: "year", days: facts(andeanStay).mostDays },
      site: "migraciones",
      asOf: facts(andeanStay).asOf,
    },
  ],
  mercosur: (facts) => [tam(facts), ceiling(facts)],
  /** SRE: up to 183 days in a year, together or apart, as the officer decides. */
  mexico: (facts) => [tam(facts), within("mexico", "sreMexico", facts(mexico).days, 365, facts(mexico).asOf)],
  open: (facts) => [tam(facts), ceiling(facts)],
  /** Supreme Decree 006-2017-RE, for Indian and Chinese passports with certain other visas. */
  exempt: (facts) => [
    tam(facts),
    within("decree", "rree", facts(otherVisa).days, 365, facts(otherVisa).asOf),
  ],
  /** The visa says how many days; nobody can assume a usual number. */
  visa: (facts) => [tam(facts), ceiling(facts)],
};
