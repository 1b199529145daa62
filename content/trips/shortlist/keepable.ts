import type { DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { acclimatisation } from "#content/facts/treks/trek-rules.ts";
import { restBefore, trekIds, trekOf } from "#content/facts/treks/trek-stays.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import { paceRules, type Pace } from "#content/trips/party/pace.ts";
import { isPlanPlace, type PlanPlace } from "#content/trips/plan.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { keysOf } from "#i18n/typed-keys.ts";

interface Keepable {
  /** From which it is visited; the first is fitted into a plan. None where the planner has no bed. */
  beds: readonly PlanPlace[];
  /** The least that its page advises; before a trek, to get used to the altitude. */
  nights: number;
}

/** The places that readers keep for their plan, by their page. Devices have these names, and those of the treks. */
const places = {
  "place-lima": { beds: ["miraflores"], nights: 2 },
  "place-paracas": { beds: ["paracas", "huacachina", "nazca"], nights: 2 },
  "place-arequipa": { beds: ["arequipa", "yanque", "cabanaconde"], nights: 2 },
  "place-puno": { beds: ["puno", "amantani"], nights: 2 },
  "place-cusco": { beds: ["cusco"], nights: 2 },
  "place-sacred-valley": { beds: ["ollantaytambo", "urubamba", "pisac"], nights: 2 },
  "place-aguas-calientes": { beds: ["aguas-calientes"], nights: 1 },
  "machu-picchu": { beds: ["aguas-calientes"], nights: 1 },
  "place-ayacucho": { beds: [], nights: 2 },
  "place-puerto-maldonado": { beds: ["tambopata", "puerto-maldonado"], nights: 3 },
  "place-iquitos": { beds: ["iquitos"], nights: 4 },
  "place-huaraz": { beds: ["huaraz", "caraz"], nights: 4 },
  "place-trujillo": { beds: ["trujillo", "huanchaco", "chiclayo"], nights: 2 },
  "place-cajamarca": { beds: ["cajamarca"], nights: 2 },
  "place-chachapoyas": { beds: ["chachapoyas", "cocachimba", "leymebamba"], nights: 3 },
  "place-mancora": { beds: ["mancora"], nights: 3 },
} as const satisfies Partial<Record<GuidePage, Keepable>>;

/** Day trips are marked: some are called as a place or a trek is. */
export type KeptTrip = `trip-${DayTripId}`;

export const keptTreks = trekIds;

export const keptPlaces = keysOf(places);

export type KeptPlace = keyof typeof places;

export function isKeptPlace(id: string): id is KeptPlace {
  return Object.hasOwn(places, id);
}

export function isKeptTrek(id: string): id is TrekId {
  return trekIds.some((trek) => trek === id);
}

/** By its mark alone: pages of the guide do not bring the list of them. */
export function isKeptTrip(id: string): id is KeptTrip {
  return /^trip-[a-z\d-]{1,40}$/.test(id);
}

/** @param pace adds nights where it wants more */
export function keepableOf(id: KeptPlace | TrekId, pace: Pace = "usual"): Keepable {
  const { nights: least } = paceRules[pace];
  if (isKeptPlace(id)) return { ...places[id], nights: Math.max(places[id].nights, least) };
  return {
    beds: trekOf(id).from.filter(isPlanPlace),
    nights: Math.max(acclimatisation.nights[0], restBefore(id)[0], least),
  };
}

/** @example keepablePath("colca", "en") // "/en/peru-treks#colca" */
export function keepablePath(id: KeptPlace | TrekId, language: Language): string {
  return isKeptPlace(id) ? pagePath(id, language) : `${pagePath("treks", language)}#${id}`;
}
