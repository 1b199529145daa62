import { datedFacts } from "#content/facts/facts.ts";
import type { Range } from "./price.ts";

/** Soles, from–to. Menú from 2022-10 (Perú 21), rest estimates beside what travellers report. */
export const smallThings = datedFacts("costs.smallThings", {
  asOf: "2026-03",
  isEstimate: true,
  soles: {
    setLunch: [12, 20],
    setLunchMiraflores: [20, 35],
    mainDish: [35, 70],
    quarterChicken: [20, 30],
    coffee: [8, 14],
    water: [4, 6],
    beerShop: [7, 9],
    beerBar: [12, 20],
    piscoSour: [20, 38],
    taxiLima: [8, 15],
    taxiLimaCentre: [18, 30],
    taxiCusco: [6, 12],
    taxiCuscoAirport: [15, 30],
    taxiValley: [100, 160],
    colectivoOllantaytambo: [15, 20],
    laundryKilo: [5, 8],
    toilet: [1, 2],
    sim: [30, 60],
  } satisfies Record<string, Range>,
} as const);

/** Soles unless the name says otherwise; custom, not rule. */
export const tips = datedFacts("costs.tips", {
  asOf: "2026-03",
  isEstimate: true,
  restaurantPercent: 10,
  dayGuide: [10, 20],
  driver: [5, 10],
  privateGuide: [30, 60],
  porter: 5,
  incaTrailUsd: [60, 90],
  lodgeGuideUsd: [8, 12],
} as const);

/** Soles of the tasting menu at Maido, first of the World's 50 Best in 2025 (El Correo). */
export const tastingMenu = datedFacts("costs.tastingMenu", { soles: 1190, asOf: "2025-06" } as const);

/** Soles for a withdrawal with a foreign card; travellers' experience, no bank's price list was found. */
export const cashMachines = datedFacts("costs.cashMachines", {
  asOf: "2026-03",
  isEstimate: true,
  unconfirmed: true,
  fee: [20, 36],
  mostAtOnce: [400, 700],
} as const);

/** The surcharge that a shop may ask for a card when it says so beforehand (La República, quoting Indecopi). */
export const cardSurcharge = datedFacts("costs.cardSurcharge", { percent: 5, asOf: "2025-12" } as const);

/** Notes that small shops and taxis refuse, in soles (La República). */
export const refusedNotes = datedFacts("costs.refusedNotes", {
  soles: [100, 200],
  often: 50,
  asOf: "2024-08",
} as const);

/** Cash in clean notes, for lodges and for days when no machine works. */
export const cashReserve = { usd: [200, 400] } as const;
