import { datedFacts } from "#content/facts/facts.ts";

/** Days are written as editors edit them, `06-24`. */
export type HolidayRule =
  | { kind: "day"; day: string }
  | { kind: "span"; from: string; to: string }
  /** Days after Easter Sunday, negative before it; first and last day. */
  | { kind: "easter"; from: number; to: number }
  /** The nth such weekday of the month; 0 is Sunday. */
  | { kind: "weekday"; month: number; weekday: number; nth: number };

/** By the official list of public holidays of that month (El Peruano, press). */
export const publicHolidays = datedFacts("holidays.publicHolidays", {
  asOf: "2025-12",
  rules: {
    "ano-nuevo": { kind: "day", day: "01-01" },
    "jueves-santo": { kind: "easter", from: -3, to: -3 },
    "viernes-santo": { kind: "easter", from: -2, to: -2 },
    trabajo: { kind: "day", day: "05-01" },
    bandera: { kind: "day", day: "06-07" },
    "pedro-pablo": { kind: "day", day: "06-29" },
    "fuerza-aerea": { kind: "day", day: "07-23" },
    "patrias-28": { kind: "day", day: "07-28" },
    "patrias-29": { kind: "day", day: "07-29" },
    junin: { kind: "day", day: "08-06" },
    "santa-rosa": { kind: "day", day: "08-30" },
    angamos: { kind: "day", day: "10-08" },
    "todos-santos": { kind: "day", day: "11-01" },
    inmaculada: { kind: "day", day: "12-08" },
    ayacucho: { kind: "day", day: "12-09" },
    navidad: { kind: "day", day: "12-25" },
  } satisfies Record<string, HolidayRule>,
} as const);

/** Well-known days of custom, which nobody publishes as a list. */
export const festivals = datedFacts("holidays.festivals", {
  asOf: "2026-02",
  unconfirmed: true,
  rules: {
    lima: { kind: "day", day: "01-18" },
    candelaria: { kind: "day", day: "02-02" },
    "pisco-sour": { kind: "weekday", month: 2, weekday: 6, nth: 1 },
    carnaval: { kind: "easter", from: -49, to: -49 },
    temblores: { kind: "easter", from: -6, to: -6 },
    "semana-santa": { kind: "easter", from: -7, to: 0 },
    "qoyllur-riti": { kind: "easter", from: 56, to: 58 },
    corpus: { kind: "easter", from: 60, to: 60 },
    "inti-raymi": { kind: "day", day: "06-24" },
    "san-juan": { kind: "day", day: "06-24" },
    ceviche: { kind: "day", day: "06-28" },
    paucartambo: { kind: "span", from: "07-15", to: "07-18" },
    pisco: { kind: "weekday", month: 7, weekday: 0, nth: 4 },
    arequipa: { kind: "day", day: "08-15" },
    milagros: { kind: "day", day: "10-18" },
    "cancion-criolla": { kind: "day", day: "10-31" },
    puno: { kind: "span", from: "11-04", to: "11-05" },
    santurantikuy: { kind: "day", day: "12-24" },
  } satisfies Record<string, HolidayRule>,
} as const);
