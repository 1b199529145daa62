import { factsFrom, datedFacts } from "#content/facts/facts.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import type { Month } from "#i18n/format/format-months.ts";

type Range = readonly [from: number, to: number];

/** A head, all inclusive, in US dollars: orders of magnitude from undated offers, for planning only. */
export interface JunglePrice {
  days: Range;
  usd: Range;
  undated: true;
  unconfirmed: true;
}

interface Jungle {
  /** With the ways there and back: the least, and what is worth it. */
  days: { least: number; good: Range };
  bestMonths: readonly Month[];
  /** Hours by boat from the harbour to the lodge. */
  boatHours: Range;
  prices: readonly JunglePrice[];
}

const undated = { undated: true, unconfirmed: true } as const;

/** Lodges, guidebooks, newspapers (2012–2026, mostly undated). */
export const jungles = {
  tambopata: {
    days: { least: 3, good: [4, 5] },
    bestMonths: [5, 6, 7, 8, 9, 10],
    boatHours: [0.5, 5],
    prices: [
      { days: [3, 3], usd: [150, 300], ...undated },
      { days: [3, 3], usd: [350, 700], ...undated },
    ],
  },
  manu: {
    days: { least: 3, good: [6, 8] },
    bestMonths: [6, 7, 8, 9, 10, 11],
    boatHours: [1, 8],
    prices: [
      { days: [3, 5], usd: [450, 900], ...undated },
      { days: [6, 8], usd: [900, 1800], ...undated },
    ],
  },
  iquitos: {
    days: { least: 3, good: [4, 5] },
    bestMonths: [6, 7, 8, 9, 10],
    boatHours: [1, 4],
    prices: [
      { days: [3, 3], usd: [200, 450], ...undated },
      { days: [4, 5], usd: [350, 900], ...undated },
    ],
  },
} as const satisfies Record<string, Jungle>;

/** Minutes by air from Cusco, hours by road from Cusco; the reserve's area in hectares and its birds, by source. */
export const tambopataFacts = datedFacts("jungle.tambopataFacts", {
  flightFromCusco: factsFrom((facts) => facts(ways).maldonadoCusco.minutes),
  roadHours: 10,
  hectares: 274_690,
  birds: [632, 648],
  /** When most macaws come to the clay licks. */
  lickMonths: [8, 9, 10],
  wettest: [12, 1, 2, 3],
  sandoval: { boatMinutes: 30, walkKm: [3, 5], wheelchairs: 5, asOf: "2020-03" },
  bagKilos: 15,
} as const);

/** Hours from Cusco to the boat at Atalaya, then to Boca Manu; the flights there ended. */
export const manuFacts = datedFacts("jungle.manuFacts", {
  asOf: "2019-06",
  roadHours: 8,
  boatHours: 8,
  travelDays: 3,
  flightsEnded: 2012,
  closedMonths: [1, 2, 3, 4],
} as const);

/** The road to Nauta; the months in which a canoe enters the forest, and those in which one walks. */
export const iquitosFacts = datedFacts("jungle.iquitosFacts", {
  nauta: { km: 100, hours: [1.5, 2] },
  highWater: [12, 1, 2, 3, 4, 5],
  lowWater: [6, 7, 8, 9, 10],
  /** Armed men stopped a day tour on the river near the city (press). */
  robbery: { asOf: "2025-05", people: 14 },
} as const);

/** CDC (2024), Peru’s health ministry (2026-01), Embassy of the United States (2025-01), press (2025-06). */
export const jungleHealth = datedFacts("jungle.jungleHealth", {
  malaria: { belowMetres: 2000, vivaxPercent: 85, asOf: "2024" },
  /** Peru’s ministry: the regions, without the city of Cusco, Machu Picchu and the Inca Trail. */
  yellowFeverAsOf: "2026-01",
  dengueAsOf: "2026-02",
  ayahuasca: { warning: "2025-01", lastDeath: "2025-06" },
} as const);

/** Illegal gold mining: kilometres of the road between Cusco and Puerto Maldonado where nobody should stop. */
export const laPampa = { km: [98, 117] } as const;
