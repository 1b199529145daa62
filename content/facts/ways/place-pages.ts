import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { wayPairs, WayPairId } from "./way-pairs.ts";

/** The pages on which the guide tells about the places between which people travel. */
const pages: Readonly<Record<(typeof wayPairs)[WayPairId][number], GuidePage>> = {
  miraflores: "place-lima",
  cusco: "place-cusco",
  arequipa: "place-arequipa",
  yanque: "place-arequipa",
  puno: "place-puno",
  amantani: "place-puno",
  paracas: "place-paracas",
  huacachina: "place-paracas",
  nazca: "place-paracas",
  "aguas-calientes": "place-aguas-calientes",
  ollantaytambo: "place-sacred-valley",
  urubamba: "place-sacred-valley",
  pisac: "place-sacred-valley",
  "puerto-maldonado": "place-puerto-maldonado",
  iquitos: "place-iquitos",
  huaraz: "place-huaraz",
  trujillo: "place-trujillo",
  chiclayo: "place-trujillo",
  chachapoyas: "place-chachapoyas",
  cajamarca: "place-cajamarca",
  mancora: "place-mancora",
};

/** For example `/en/cusco-guide`. */
export function placePage(place: keyof typeof pages, language: Language): string {
  return pagePath(pages[place], language);
}
