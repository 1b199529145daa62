import type { Facts } from "#content/facts/facts.ts";
import { findAltitude } from "./findings/find-altitude.ts";
import { findParty } from "./findings/find-party.ts";
import { findPace } from "./findings/find-pace.ts";
import { findTreks } from "./findings/find-treks.ts";
import { findTrips } from "./findings/find-trips.ts";
import { findDates } from "./findings/find-dates.ts";
import { findWarnings } from "./findings/find-warnings.ts";
import { levelOf, weightOf, type Finding, type FindingKind, type Level } from "./findings/findings.ts";
import { possibleFixes, type Fix } from "./findings/fixes.ts";
import { partyFixes } from "./findings/party-fixes.ts";
import { trekFixes } from "./findings/trek-fixes.ts";
import { planStays } from "./plan-days.ts";
import { planLimits, type Plan } from "./plan.ts";

export interface Warning {
  finding: Finding;
  level: Level;
  /** A plan in which this is better and nothing is worse; null where we know of none. */
  fix: Fix | null;
}

const order: readonly Level[] = ["danger", "advice", "note"];

/** All that a plan's checks find, the gravest first, each with what would mend it. */
export function checkPlan(facts: Facts, plan: Plan): Warning[] {
  const found = findAll(facts, plan);
  const stays = planStays(facts, plan);
  const warnings = found.map((finding): Warning => {
    const possible = [
      ...partyFixes(facts, plan, finding),
      ...possibleFixes(facts, plan, finding, stays),
      ...trekFixes(facts, plan, finding),
    ];
    const fix = possible.find(({ plan: mended }) => {
      if (mended.stops.length > planLimits.stops) return false;
      const left = findAll(facts, mended);
      // A note alone is worth fewer notes.
      const levels = order.slice(0, levelOf(finding) === "note" ? 3 : 2);
      const isLessened = weightOfKind(left, finding.kind) < weightOfKind(found, finding.kind);
      return isLessened && isBetter(left, found, levels);
    });
    return { finding, level: levelOf(finding), fix: fix ?? null };
  });
  return warnings.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

export function findAll(facts: Facts, plan: Plan): Finding[] {
  const stays = planStays(facts, plan);
  return [
    ...findAltitude(facts, plan, stays),
    ...findPace(facts, plan, stays),
    ...findTrips(facts, plan, stays),
    ...findTreks(facts, plan.start, stays),
    ...findDates(facts, plan.start, stays),
    ...findWarnings(facts, plan.start, stays),
    ...findParty(facts, plan, stays),
  ];
}

/** Less of the gravest that differs: so a plan that is mended again and again is mended at last. */
function isBetter(after: readonly Finding[], before: readonly Finding[], levels: readonly Level[]): boolean {
  const changes = levels.map((level) => weigh(after, level) - weigh(before, level));
  return (changes.find((change) => change !== 0) ?? 0) < 0;
}

export function weigh(found: readonly Finding[], level: Level): number {
  return sumOfWeights(found.filter((finding) => levelOf(finding) === level));
}

function weightOfKind(found: readonly Finding[], kind: FindingKind): number {
  return sumOfWeights(found.filter((finding) => finding.kind === kind));
}

function sumOfWeights(found: readonly Finding[]): number {
  return found.reduce((sum, finding) => sum + weightOf(finding), 0);
}
