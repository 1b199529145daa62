import { factsFrom, datedFacts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import type { Month } from "#i18n/format/format-months.ts";

interface BeyondPlace {
  /** Days on the spot, from–to, without the way there. */
  days: readonly [number, number];
  bestMonths: readonly Month[];
  /** The section or heading of the page that tells about it. */
  anchor: string;
}

const allYear = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const dryMonths = [5, 6, 7, 8, 9] as const;

/** The places in the order of the numbers on the map: those with a section, then those with a heading in one. General knowledge. */
export const beyondPlaces = {
  paracas: { days: [1, 2], bestMonths: allYear, anchor: "paracas" },
  huaraz: { days: [3, 6], bestMonths: dryMonths, anchor: "huaraz" },
  trujillo: { days: [2, 2], bestMonths: allYear, anchor: "trujillo" },
  chachapoyas: { days: [3, 4], bestMonths: dryMonths, anchor: "chachapoyas" },
  mancora: { days: [3, 4], bestMonths: [11, 12, 1, 2, 3, 4, 5], anchor: "mancora" },
  "puerto-maldonado": { days: [3, 4], bestMonths: [5, 6, 7, 8, 9, 10], anchor: "puerto-maldonado" },
  chiclayo: { days: [2, 2], bestMonths: allYear, anchor: "chiclayo" },
  cajamarca: { days: [2, 3], bestMonths: dryMonths, anchor: "cajamarca" },
} as const satisfies Partial<Record<PlaceId, BeyondPlace>>;

/** Minutes in the air from Lima, rounded; Chachapoyas by the small aircraft of ATSA. General knowledge and press; from Cusco as in `ways`. */
export const beyondFlights = {
  trujillo: 75,
  chiclayo: 90,
  chachapoyas: 90,
  jaen: 95,
  cajamarca: 60,
  ayacucho: 60,
  talara: 105,
  fromCusco: factsFrom((facts) => facts(ways).maldonadoCusco.minutes),
} as const;

/** Hours by coach, van or car, from–to; general knowledge and undated guides, but for the road that the itineraries take. */
export const beyondRoads = {
  limaParacas: [3.5, 4],
  paracasIca: [1, 1.5],
  /** Just as long from Trujillo. */
  limaHuaraz: [8, 8],
  huarazChavin: [3, 3],
  /** seccionnoticias.net.pe, October 2025. */
  limaCaraz: [10, 10],
  /** Travellers’ reports. */
  carazHuaraz: [1.5, 2],
  limaTrujillo: [8, 10],
  trujilloChiclayo: [3.5, 4],
  limaChiclayo: [12, 13],
  chiclayoChachapoyas: factsFrom((facts) => {
    const [least, most] = facts(ways).chiclayoChachapoyas.minutes;
    return [least / 60, most / 60] as const;
  }),
  jaenChachapoyas: [3.5, 6],
  tarapotoChachapoyas: [8, 8],
  trujilloCajamarca: [6, 7],
  limaCajamarca: [15, 15],
  cajamarcaChachapoyas: [10, 12],
  /** Two hours (parantar.com, January 2018), three by other guides. */
  chachapoyasLeymebamba: [2, 3],
  /** The rest of the whole way; nine by a timetable (unpavedsouthamerica.com, 2010). */
  cajamarcaLeymebamba: [8, 10],
  chiclayoMancora: [6, 7],
  limaMancora: [18, 18],
  talaraMancora: [1, 1],
  tumbesMancora: [1.5, 2],
  piuraMancora: [2.5, 3],
  cuscoMaldonado: [10, 10],
  limaAyacucho: [9, 11],
  /** Travellers, in dry months. */
  ayacuchoAndahuaylas: [5, 5],
  ayacuchoCusco: [15, 15],
  ayacuchoMillpu: [3.5, 4],
  ayacuchoVilcas: [4, 5],
} as const;

/** Ordinary coach fares in soles, one way (press, a traveller's report). */
export const beyondFares = datedFacts("beyond.beyondFares", {
  /** A wide seat downstairs by night (dreamcommitsucceed.com). */
  limaHuaraz: { soles: 75, asOf: "2019-08", unconfirmed: true },
  limaChiclayo: { soles: 90, atChristmas: 160, asOf: "2025-12" },
  cuscoMaldonado: { soles: 40, asOf: "2024-03" },
} as const);

/** The boats to the Ballestas islands (travel sites without a date) and the reserve (Andina). */
export const paracas = {
  boats: ["8:00", "10:00"],
  boatHours: 2,
  /** With all fees. */
  boat: factsFrom((facts) => facts(tourPrices).ballestas),
  reserve: { since: 1975, hectares: 335_000 },
} as const;

/** Metres and kilometres; the rule for Laguna 69 was announced in the press. */
export const huaraz = datedFacts("beyond.huaraz", {
  wilcacocha: 3700,
  paron: 4185,
  laguna69: 4600,
  pastoruri: 5000,
  huascaran: 6768,
  agencyOnly: { since: "2026-02-09", asOf: "2026-01" },
  bathingFine: { soles: 55_000, asOf: "2026-02" },
} as const);

/** Decrees of the government, as the press told of them; whether they were renewed is not known. */
export const northernEmergencies = datedFacts("beyond.northernEmergencies", {
  trujillo: { from: "2026-01-19", days: 60, asOf: "2026-01", unconfirmed: true },
  tumbes: { from: "2026-01-19", days: 60, asOf: "2026-01", unconfirmed: true },
  /** Against danger from rain, in districts of La Libertad, Piura, Tumbes and others. */
  rain: { asOf: "2026-02", unconfirmed: true },
} as const);

/** The temple's hours are from a guide without a date; visitors (RPP) are those of 2023. */
export const moche = datedFacts("beyond.moche", {
  luna: { opens: "9:00", closes: "16:00", unconfirmed: true },
  visitors: { thousand: 120, year: 2023, asOf: "2024-05" },
  chanChan: { from: 900, to: 1470 },
} as const);

/** Soles and hours of El Brujo (peru.travel), and what travellers paid at Chan Chan (wizzroundtheworld.com). */
export const northTickets = datedFacts("beyond.northTickets", {
  elBrujo: { soles: 10, opens: "9:00", closes: "15:30", asOf: "2023-03" },
  chanChan: { soles: 10, asOf: "2017-07", unconfirmed: true },
} as const);

/** Soles for the pier of Los Órganos, all fees together, when the harbour master closed the landing on its beach (Ahora Perú). */
export const pier = datedFacts("beyond.pier", { soles: 11, asOf: "2025-08", unconfirmed: true } as const);

/** Metres of the pass on the road from Lima; soles of its bus (redBus) and of the museum (Lonely Planet, with its hours), all without a date. */
export const ayacucho = {
  bestMonths: [4, 5, 6, 7, 8, 9, 10],
  pass: 4746,
  busSoles: [35, 110],
  memory: { soles: 2, opens: "9:00", closes: "17:00" },
} as const;

/** The ruins and their museum, for an adult (Andina). */
export const wari = datedFacts("beyond.wari", {
  soles: 6,
  opens: "9:00",
  closes: "16:00",
  asOf: "2021-01",
  unconfirmed: true,
} as const);

/** Museo Tumbas Reales in Lambayeque; the free Sunday is the first of each month. */
export const royalTombs = {
  since: "2002-11-08",
  opens: "9:00",
  closes: "17:00",
  hoursAsOf: "2024-03",
  freeSundayAsOf: "2025-11",
  kmFromChiclayo: 12,
} as const;

/** Kilometres from Chiclayo. */
export const aroundChiclayo = { sipan: 30, tucume: 33 } as const;

/** Kuélap: part of the wall fell in 2022, the inside opened again in 2023 (Ministry of Culture, press). */
export const kuelap = datedFacts("beyond.kuelap", {
  wallFell: "2022-04",
  reopened: "2023-08",
  quota: { aDay: 252, minutes: 90, asOf: "2023-12", unconfirmed: true },
  cableCar: { km: 4, minutes: 20, bagKg: 2, soles: 20, asOf: "2022-07", unconfirmed: true },
  /** The press tells of the cable car and of ATSA's flights to Chachapoyas as running. */
  runningAsOf: "2026-01",
  walkKm: 9,
} as const);

/** LATAM's flights to Jaén, stopped for works on the runway, as in 2022, 2023 and January 2026 (RPP). */
export const jaenAirport = datedFacts("beyond.jaenAirport", {
  closedSince: "2026-02-15",
  days: 60,
  asOf: "2026-02",
  unconfirmed: true,
} as const);

/** The falls in metres, the path from Cocachimba in kilometres, one way, and its hours. */
export const gocta = { metres: 771, pathKm: [5, 6], hours: [2, 2.5], cocachimba: 1800 } as const;

/** Metres, kilometres; the stairs are steps. The ticket of the Ransom Room, in soles, holds for Belén too (cajamarcaperu.org, guides; no date). */
export const aroundCajamarca = {
  cumbemayo: 3500,
  steps: 220,
  conquest: "1532-11-16",
  bathsKm: 6,
  ransom: { soles: 5, opens: "9:00", closes: "18:00" },
} as const;

/** A seat in an agency's van (Con límite infinito), and since when a wheelchair gets into the Ransom Room (Infobae). */
export const cajamarcaTickets = datedFacts("beyond.cajamarcaTickets", {
  access: { asOf: "2025-11" },
  cumbemayoTour: { soles: 25, asOf: "2019-08", unconfirmed: true },
} as const);

/** Humpback whales off Los Órganos, and the water in degrees; the price is from a page without a date. */
export const mancora = {
  whales: { months: [7, 8, 9, 10], best: 8, hours: [2, 3] },
  boat: { soles: 130, unconfirmed: true },
  /** At the pier of El Ñuro; travellers, the dearest without a date. */
  turtles: { soles: [5, 10] },
  sea: [22, 27],
} as const;
