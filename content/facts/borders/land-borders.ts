import { datedFacts, factsFrom } from "#content/facts/facts.ts";
import { safetyAdvice } from "#content/facts/entry/travel-advice.ts";
import type { PlaceId } from "#content/facts/places/places.ts";

type Neighbour = "ecuador" | "colombia" | "brazil" | "bolivia" | "chile";

interface LandBorder {
  place: PlaceId;
  neighbours: readonly Neighbour[];
}

/** By section of the page, in its order, which is that of the numbers on the map. */
export const landBorders = {
  "border-copacabana": { place: "border-kasani", neighbours: ["bolivia"] },
  "border-desaguadero": { place: "border-desaguadero", neighbours: ["bolivia"] },
  "border-tacna": { place: "border-santa-rosa", neighbours: ["chile"] },
  "border-huaquillas": { place: "border-aguas-verdes", neighbours: ["ecuador"] },
  "border-leticia": { place: "border-leticia", neighbours: ["colombia", "brazil"] },
  "border-inapari": { place: "border-inapari", neighbours: ["brazil"] },
} as const satisfies Record<string, LandBorder>;

/** Opening hours by Peru's clock (announcements of Migraciones in the press). */
export const borderHours = datedFacts("borders.borderHours", {
  /** Published for the weeks of the Candelaria feast; longer or shorter at other times. */
  kasani: { opens: "7:00", closes: "20:00", asOf: "2026-02", unconfirmed: true },
  desaguaderoCentre: { opens: "8:00", closes: "20:00", asOf: "2026-02" },
  /** Day and night on both sides. */
  tacna: { asOf: "2025-10" },
} as const);

/** Hours and kilometres on the way, from–to; general knowledge and travellers' reports. */
export const borderWays = {
  punoCopacabana: [3, 3.5],
  copacabanaLaPaz: 4,
  punoLaPaz: [5, 6],
  kasaniWalkMetres: [200, 300],
  tacnaAricaKm: 55,
  tacnaArica: [1, 1.5],
  tacnaQueue: [3, 6],
  huaquillasOfficesKm: 4,
  iquitosSantaRosa: 15,
  iquitosCargoDays: [1.5, 2.5],
  maldonadoInapari: [3, 4],
} as const;

/** States of emergency in border districts, against crime: police and soldiers, no closure (decrees, press). */
export const borderEmergencies = datedFacts("borders.borderEmergencies", {
  andesAndAmazon: { from: "2026-02-05", days: 60, asOf: "2026-02", unconfirmed: true },
  tumbes: { from: "2026-01-19", days: 60, asOf: "2026-01", unconfirmed: true },
  tacna: { from: "2025-11-28", days: 60, asOf: "2025-12", unconfirmed: true },
} as const);

/** Ecuador closed all its crossings to Peru but Huaquillas (its foreign ministry, press); no reopening was found. */
export const ecuadorClosures = datedFacts("borders.ecuadorClosures", {
  since: "2025-12-24",
  asOf: "2025-12",
  unconfirmed: true,
} as const);

/** Since this day US citizens and some others need no visa for Bolivia (press). */
export const boliviaVisa = datedFacts("borders.boliviaVisa", {
  freeSince: "2025-12-01",
  asOf: "2025-12",
} as const);

/** Brazil's electronic visa for citizens of the US, Canada and Australia (law firm, visa agency). */
export const brazilVisa = datedFacts("borders.brazilVisa", {
  since: "2025-04-10",
  usd: 80.9,
  asOf: "2025-11",
} as const);

/** The river between Iquitos and the border: what the United Kingdom excepts from its warning. */
export const amazonAdvice = factsFrom((facts) => facts(safetyAdvice).areas);

/** Countries that ask for the yellow-fever certificate after Peru (health agencies and press); valid for life (WHO). */
export const yellowFeverCertificate = datedFacts("borders.yellowFeverCertificate", {
  asOf: "2025-12",
  lifelongSince: "2016-07-11",
  boliviaFromAge: 1,
  /** Days in a country without the disease after which Costa Rica no longer asks, and those before entry that Australia counts. */
  costaRicaDays: 6,
  australiaDays: 6,
} as const);
