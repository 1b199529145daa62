import type { PlaceId } from "#content/facts/places/places.ts";
import { pagePath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** Two places between which people travel, both ways alike; a pair is named so in the address of its page. Beds of Lima are in Miraflores. */
export const wayPairs = {
  "lima-cusco": ["miraflores", "cusco"],
  "lima-arequipa": ["miraflores", "arequipa"],
  "lima-puno": ["miraflores", "puno"],
  "lima-paracas": ["miraflores", "paracas"],
  "lima-huacachina": ["miraflores", "huacachina"],
  "lima-nazca": ["miraflores", "nazca"],
  "paracas-huacachina": ["paracas", "huacachina"],
  "huacachina-nazca": ["huacachina", "nazca"],
  "nazca-arequipa": ["nazca", "arequipa"],
  "arequipa-colca": ["arequipa", "yanque"],
  "colca-puno": ["yanque", "puno"],
  "arequipa-puno": ["arequipa", "puno"],
  "cusco-arequipa": ["cusco", "arequipa"],
  "cusco-puno": ["cusco", "puno"],
  "puno-amantani": ["puno", "amantani"],
  "cusco-machu-picchu": ["cusco", "aguas-calientes"],
  "ollantaytambo-machu-picchu": ["ollantaytambo", "aguas-calientes"],
  "cusco-ollantaytambo": ["cusco", "ollantaytambo"],
  "cusco-urubamba": ["cusco", "urubamba"],
  "cusco-pisac": ["cusco", "pisac"],
  "cusco-puerto-maldonado": ["cusco", "puerto-maldonado"],
  "lima-puerto-maldonado": ["miraflores", "puerto-maldonado"],
  "lima-iquitos": ["miraflores", "iquitos"],
  "lima-huaraz": ["miraflores", "huaraz"],
  "lima-trujillo": ["miraflores", "trujillo"],
  "trujillo-huaraz": ["trujillo", "huaraz"],
  "lima-chiclayo": ["miraflores", "chiclayo"],
  "trujillo-chiclayo": ["trujillo", "chiclayo"],
  "chiclayo-chachapoyas": ["chiclayo", "chachapoyas"],
  "chachapoyas-cajamarca": ["chachapoyas", "cajamarca"],
  "lima-chachapoyas": ["miraflores", "chachapoyas"],
  "chiclayo-mancora": ["chiclayo", "mancora"],
  "lima-mancora": ["miraflores", "mancora"],
} as const satisfies Record<string, readonly [PlaceId, PlaceId]>;

export type WayPairId = keyof typeof wayPairs;

export const wayPairIds = keysOf(wayPairs);

export function isWayPair(id: string | undefined): id is WayPairId {
  return id !== undefined && Object.hasOwn(wayPairs, id);
}

/** The pairs as their overview lists them. */
export const wayGroups = {
  lima: wayPairIds.filter((id) => startsAt(id, "miraflores")),
  cusco: wayPairIds.filter((id) => startsAt(id, "cusco", "ollantaytambo")),
  south: wayPairIds.filter((id) =>
    startsAt(id, "paracas", "huacachina", "nazca", "arequipa", "yanque", "puno"),
  ),
  north: wayPairIds.filter((id) => startsAt(id, "trujillo", "chiclayo", "chachapoyas")),
} as const;

function startsAt(id: WayPairId, ...places: PlaceId[]): boolean {
  return places.includes(wayPairs[id][0]);
}

/** The page of two places in either order, null where there is none; Lima's airport is Lima. */
export function findWayPair(...ends: readonly [PlaceId, PlaceId]): WayPairId | null {
  const [from, to] = ends.map((end) => (end === "airport-lim" ? "miraflores" : end));
  return (
    wayPairIds.find(
      (id) => `${from} ${to}` === wayPairs[id].join(" ") || `${to} ${from}` === wayPairs[id].join(" "),
    ) ?? null
  );
}

/** The pairs that go on from one of its places, those of the second place first. */
export function relatedPairs(id: WayPairId): WayPairId[] {
  const [from, to] = wayPairs[id];
  const at = (place: PlaceId) =>
    wayPairIds.filter((other) => other !== id && (wayPairs[other] as readonly PlaceId[]).includes(place));
  return [...new Set([...at(to), ...at(from)])];
}

/** For example `/en/getting-around-peru/cusco-puno`. */
export function wayPath(id: WayPairId, language: Language): string {
  return `${pagePath("ways", language)}/${id}`;
}
