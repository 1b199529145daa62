import { defaultFacts } from "#content/facts/facts.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { fromEntriesOf, keysOf } from "#i18n/typed-keys.ts";
import { acclimatisation } from "./trek-rules.ts";
import { nightsOf, topOf, treks, type Trek, type TrekId } from "./treks.ts";

/** The place of a trek's night. */
export interface Camp {
  trek: TrekId;
  metres: number;
}

// Ends, heights and seasons do not age, so nobody corrects them.
const known: Readonly<Record<TrekId, Trek>> = defaultFacts(treks);

export const trekIds = keysOf(known);

const camps = fromEntriesOf(
  trekIds.map((trek) => [trek, nightsOf(known[trek]).map((metres): Camp => ({ trek, metres }))] as const),
);

export function trekOf(id: TrekId): Trek {
  return known[id];
}

/** Its nights, in their order. */
export function campsOf(id: TrekId): readonly Camp[] {
  return camps[id];
}

export function treksFrom(bed: PlaceId): TrekId[] {
  return trekIds.filter((id) => known[id].from.includes(bed));
}

/** How many nights above so many metres come before it. */
export function restBefore(id: TrekId): readonly [nights: number, above: number] {
  const { metres } = topOf(known[id]);
  const { before, most, nights, metres: above } = acclimatisation;
  return [metres <= before ? 0 : metres < most ? nights[0] : nights[1], above];
}

/** Metres of the highest point of a day. @param nth counted from 1 */
export function topOfDay(id: TrekId, nth: number): number {
  const points = known[id].profile.filter(({ day }) => day >= nth - 1 && day <= nth);
  return Math.max(...points.map(({ metres }) => metres));
}
