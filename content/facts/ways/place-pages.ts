import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { wayPairs, WayPairId } from "./way-pairs.ts";

/** Where the guide tells about the places between which people travel: a page, and its section. */
const pages: Readonly<Record<(typeof wayPairs)[WayPairId][number], readonly [GuidePage, string?]>> = {
  miraflores: ["lima-sights"],
  cusco: ["place-cusco"],
  arequipa: ["place-arequipa"],
  yanque: ["place-arequipa"],
  puno: ["place-puno"],
  amantani: ["place-puno"],
  paracas: ["beyond-classic", "paracas"],
  huacachina: ["top-ten", "huacachina"],
  nazca: ["top-ten", "nazca-lines"],
  "aguas-calientes": ["machu-picchu"],
  ollantaytambo: ["top-ten", "sacred-valley"],
  urubamba: ["top-ten", "sacred-valley"],
  pisac: ["top-ten", "sacred-valley"],
  "puerto-maldonado": ["jungle", "tambopata"],
  iquitos: ["jungle", "iquitos"],
  huaraz: ["beyond-classic", "huaraz"],
  trujillo: ["beyond-classic", "trujillo"],
  chiclayo: ["beyond-classic", "chiclayo"],
  chachapoyas: ["beyond-classic", "chachapoyas"],
  mancora: ["beyond-classic", "mancora"],
};

/** For example `/en/cusco-guide`. */
export function placePage(place: keyof typeof pages, language: Language): string {
  const [page, section] = pages[place];
  return pagePath(page, language) + (section === undefined ? "" : `#${section}`);
}
