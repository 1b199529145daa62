import type { Facts } from "#content/facts/facts.ts";
import { altitudeRules, altitudeSteps } from "#content/facts/health/altitude-rules.ts";
import { valleyRule } from "#content/facts/itineraries/trip.ts";
import { places, type PlaceId } from "#content/facts/places/places.ts";
import type { Camp } from "#content/facts/treks/trek-stays.ts";

export type AltitudeKind = "first-night" | "step" | "rest-day";

export interface AltitudeBreach {
  kind: AltitudeKind | "camp";
  /** Index among the beds. */
  night: number;
  /** Metres: the bed before, or the sea, and the bed itself. */
  from: number;
  to: number;
}

/** Its lowest beds stand some metres above the line, and no lower ones are near: they are where to begin. */
export function isValleyBed(place: PlaceId): boolean {
  return (valleyRule.valley as readonly PlaceId[]).includes(place);
}

/**
 * The published steps (CDC Yellow Book, Wilderness Medical Society), read night by night from the sea up; nights on a bus
 * are left out. A night breaks one rule at most, the first of these:
 * - the first night in the mountains is not above 2,750 m, but for the valley's beds;
 * - above 3,000 m a bed is not more than 500 m above the last one;
 * - above 2,750 m a climb of 1,000 m has a night in it that is no higher than the one before.
 * On a trek the ground leaves no choice. For such steps the Wilderness Medical Society (2019, upheld in 2024) wants days of rest before or
 * after them, so that the ascent averages less than 500 m a night: here at each camp, which is stricter than once at the highest one. A camp
 * below the bed from which one set out takes nothing from what that bed gave. The society's day of rest every three or four days is in each trek.
 * @param start metres of the night before the first one
 */
export function altitudeBreaches(
  facts: Facts,
  beds: readonly (PlaceId | Camp)[],
  start = 0,
): AltitudeBreach[] {
  const { firstNight, step, extraNightEvery } = facts(altitudeRules);
  const breaches: AltitudeBreach[] = [];
  let [before, last, nightsAbove] = [start, start, 0];
  /** The bed of the last night of rest, as high as the line at least. */
  let rested: number = Math.max(start, firstNight);
  for (const [night, bed] of beds.entries()) {
    const isCamp = typeof bed === "object";
    const altitude = isCamp ? Math.max(bed.metres, last) : places[bed].altitude;
    if (altitude < altitudeSteps.lowest) nightsAbove = 0;
    else if (altitude >= altitudeSteps.stepAbove) nightsAbove += 1;
    const isCampTooHigh = altitude - altitudeSteps.stepAbove >= step * nightsAbove;
    const isFirst = before < altitudeSteps.lowest && altitude > firstNight && !(isCamp || isValleyBed(bed));
    const isStep = altitude - Math.max(before, altitudeSteps.stepAbove) > step;
    const isUnrested = altitude > before && altitude - rested >= extraNightEvery;
    const ofBed = isFirst ? "first-night" : isStep ? "step" : isUnrested ? "rest-day" : null;
    const kind = isCamp ? isCampTooHigh && "camp" : ofBed;
    if (kind) breaches.push({ kind, night, from: before, to: altitude });
    if (altitude <= before) rested = Math.max(altitude, firstNight);
    if (!isCamp) last = altitude;
    before = altitude;
  }
  return breaches;
}
