import type { PlaceId } from "#content/facts/places.ts";

interface MonthDay {
  /** 1 to 12. */
  month: number;
  day: number;
}

export type HolidayRule =
  | ({ kind: "day" } & MonthDay)
  | { kind: "span"; from: MonthDay; to: MonthDay }
  /** Days after Easter Sunday, negative before it; first and last day. */
  | { kind: "easter"; from: number; to: number }
  /** The nth such weekday of the month; 0 is Sunday. */
  | { kind: "weekday"; month: number; weekday: number; nth: number };

export interface Holiday {
  id: string;
  /** A public holiday is a day off by law and is not moved when it falls on a Sunday. */
  kind: "public" | "festival";
  rule: HolidayRule;
  place?: PlaceId;
  law?: string;
  /** The first year as a day off, for holidays added since 2022. */
  since?: number;
  /** "verified": in the official list of December 2025; "background": well known and not looked up. */
  status: "verified" | "background";
}

/** The month of the official list of public holidays that the rules below follow (El Peruano, press). */
export const publicHolidays = { asOf: "2025-12" } as const;

/** The texts are in content/{language}/holiday-texts.ts. */
export const holidays = [
  {
    id: "ano-nuevo",
    kind: "public",
    rule: { kind: "day", month: 1, day: 1 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "jueves-santo",
    kind: "public",
    rule: { kind: "easter", from: -3, to: -3 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "viernes-santo",
    kind: "public",
    rule: { kind: "easter", from: -2, to: -2 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "trabajo",
    kind: "public",
    rule: { kind: "day", month: 5, day: 1 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "bandera",
    kind: "public",
    rule: { kind: "day", month: 6, day: 7 },
    law: "Ley 31788",
    since: 2024,
    status: "verified",
  },
  {
    id: "pedro-pablo",
    kind: "public",
    rule: { kind: "day", month: 6, day: 29 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "fuerza-aerea",
    kind: "public",
    rule: { kind: "day", month: 7, day: 23 },
    law: "Ley 31822",
    since: 2023,
    status: "verified",
  },
  {
    id: "patrias-28",
    kind: "public",
    rule: { kind: "day", month: 7, day: 28 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "patrias-29",
    kind: "public",
    rule: { kind: "day", month: 7, day: 29 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "junin",
    kind: "public",
    rule: { kind: "day", month: 8, day: 6 },
    law: "Ley 31530",
    since: 2022,
    status: "verified",
  },
  {
    id: "santa-rosa",
    kind: "public",
    rule: { kind: "day", month: 8, day: 30 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "angamos",
    kind: "public",
    rule: { kind: "day", month: 10, day: 8 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "todos-santos",
    kind: "public",
    rule: { kind: "day", month: 11, day: 1 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "inmaculada",
    kind: "public",
    rule: { kind: "day", month: 12, day: 8 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "ayacucho",
    kind: "public",
    rule: { kind: "day", month: 12, day: 9 },
    law: "Ley 31381",
    since: 2022,
    status: "verified",
  },
  {
    id: "navidad",
    kind: "public",
    rule: { kind: "day", month: 12, day: 25 },
    law: "Decreto Legislativo 713",
    status: "verified",
  },
  {
    id: "lima",
    kind: "festival",
    rule: { kind: "day", month: 1, day: 18 },
    place: "lima",
    status: "background",
  },
  {
    id: "candelaria",
    kind: "festival",
    rule: { kind: "day", month: 2, day: 2 },
    place: "puno",
    status: "background",
  },
  {
    id: "pisco-sour",
    kind: "festival",
    rule: { kind: "weekday", month: 2, weekday: 6, nth: 1 },
    place: "lima",
    status: "background",
  },
  {
    id: "carnaval",
    kind: "festival",
    rule: { kind: "easter", from: -49, to: -49 },
    place: "cajamarca",
    status: "background",
  },
  {
    id: "temblores",
    kind: "festival",
    rule: { kind: "easter", from: -6, to: -6 },
    place: "cusco",
    status: "background",
  },
  {
    id: "semana-santa",
    kind: "festival",
    rule: { kind: "easter", from: -7, to: 0 },
    place: "ayacucho",
    status: "background",
  },
  {
    id: "qoyllur-riti",
    kind: "festival",
    rule: { kind: "easter", from: 56, to: 58 },
    place: "cusco",
    status: "background",
  },
  {
    id: "corpus",
    kind: "festival",
    rule: { kind: "easter", from: 60, to: 60 },
    place: "cusco",
    status: "background",
  },
  {
    id: "inti-raymi",
    kind: "festival",
    rule: { kind: "day", month: 6, day: 24 },
    place: "cusco",
    status: "background",
  },
  {
    id: "san-juan",
    kind: "festival",
    rule: { kind: "day", month: 6, day: 24 },
    place: "iquitos",
    status: "background",
  },
  { id: "ceviche", kind: "festival", rule: { kind: "day", month: 6, day: 28 }, status: "background" },
  {
    id: "paucartambo",
    kind: "festival",
    rule: { kind: "span", from: { month: 7, day: 15 }, to: { month: 7, day: 18 } },
    place: "cusco",
    status: "background",
  },
  {
    id: "pisco",
    kind: "festival",
    rule: { kind: "weekday", month: 7, weekday: 0, nth: 4 },
    place: "ica",
    status: "background",
  },
  {
    id: "arequipa",
    kind: "festival",
    rule: { kind: "day", month: 8, day: 15 },
    place: "arequipa",
    status: "background",
  },
  {
    id: "milagros",
    kind: "festival",
    rule: { kind: "day", month: 10, day: 18 },
    place: "lima",
    status: "background",
  },
  {
    id: "cancion-criolla",
    kind: "festival",
    rule: { kind: "day", month: 10, day: 31 },
    status: "background",
  },
  {
    id: "puno",
    kind: "festival",
    rule: { kind: "span", from: { month: 11, day: 4 }, to: { month: 11, day: 5 } },
    place: "puno",
    status: "background",
  },
  {
    id: "santurantikuy",
    kind: "festival",
    rule: { kind: "day", month: 12, day: 24 },
    place: "cusco",
    status: "background",
  },
] as const satisfies readonly Holiday[];

export type HolidayId = (typeof holidays)[number]["id"];
