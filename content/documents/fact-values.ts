import { ownFactId, ownFactPlace } from "#api/facts/own-fact-id.ts";
import { presentName } from "#api/facts/renamed-fields.ts";
import { datedFacts, isSource, type Facts } from "#content/facts/facts.ts";
import { monthsRated } from "#content/facts/climate/best-months.ts";
import { daylight } from "#content/facts/climate/daylight.ts";
import { climateRange, climateSum } from "#content/facts/climate/climate-range.ts";
import { oxygenPercent } from "#content/facts/health/oxygen-percent.ts";
import { factFiles } from "#content/facts/records/all-facts.ts";
import { nightsOf } from "#content/facts/treks/treks.ts";
import { daysOff, holiday } from "#content/holidays/holiday-days.ts";
import { memoize } from "#i18n/memoize.ts";

/** The functions that are calculated from their arguments alone; all others take the facts as their first argument. */
const factless = new Set<unknown>([
  climateRange,
  climateSum,
  daylight,
  daysOff,
  holiday,
  monthsRated,
  nightsOf,
  oxygenPercent,
]);

/**
 * The value of a fact.
 * @param name for example `costs.transportPrices.limaIca`; a sum of facts is called: `costs.tripTotal(2,midRange)`
 * @throws Error when there is no such fact
 */
export function factValue(facts: Facts, name: string): unknown {
  const [place = "", ...segments] = segmentsOf(presentName(name));
  const exported = place === ownFactPlace ? ownFactOf(facts, segments[0]) : exportsOf(place);
  let value: unknown = exported;
  for (const [at, segment] of segments.entries()) {
    // The export that has the place's own name holds what has none of its own.
    const own = at === 0 && !(nameOf(segment) in exported) ? stepInto(facts, value, place) : value;
    value = stepInto(facts, own, segment);
    if (value === undefined || value === null) throw new Error(`there is no fact ${name}`);
  }
  return value;
}

/** All that the files of a place export. */
const exportsOf = memoize((place: string): object => Object.assign({}, ...(factFiles[place] ?? [])));

/** A fact that editors have added, as if a file exported it; nothing without one. */
function ownFactOf(facts: Facts, key = ""): object {
  const id = ownFactId(key);
  return Object.hasOwn(facts.overrides, id) ? { [key]: ownFact(id) } : {};
}

/** Its value and its month are among the editors' values. */
const ownFact = memoize((id: string) => datedFacts(id, { asOf: "", value: null }));

/** Splits at the dots that stand outside of brackets. */
const segmentsOf = memoize((name: string): string[] => name.match(/[^.()]+(?:\([^()]*\))?/g) ?? []);

function nameOf(segment: string): string {
  return segment.split("(")[0] ?? "";
}

function stepInto(facts: Facts, value: unknown, segment: string): unknown {
  const name = nameOf(segment);
  const inner = (value as Record<string, unknown> | undefined)?.[name];
  const read = isSource(inner) ? facts(inner) : inner;
  if (name === segment) return read;
  if (typeof read !== "function") return undefined;
  const args = segment
    .slice(name.length + 1, -1)
    .split(",")
    .filter(Boolean);
  const given = args.map((text) => argument(facts, text));
  // Safe cast: what the names of facts call takes numbers, words and facts.
  const call = read as (...args: unknown[]) => unknown;
  return factless.has(read) ? call(...given) : call(facts, ...given);
}

/** A number, a fact, or a word as it is. */
function argument(facts: Facts, text: string): unknown {
  if (/^\d+$/.test(text)) return Number(text);
  return text.includes(".") ? factValue(facts, text) : text;
}
