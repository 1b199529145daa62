import type { Facts } from "#content/facts/facts.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { festivals, publicHolidays, type HolidayRule } from "./holiday-rules.ts";

export interface Holiday {
  id: string;
  /** A public holiday is a day off by law and is not moved when it falls on a Sunday. */
  kind: "public" | "festival";
  place?: PlaceId;
  law?: string;
  /** The first year as a day off, for holidays added since 2022. */
  since?: number;
  /** "verified": in the official list of December 2025; "background": well known and not looked up. */
  status: "verified" | "background";
}

/** The texts are in content/names/holidays.json, the rules in holiday-rules.ts. */
export const holidays = [
  { id: "ano-nuevo", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "jueves-santo", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "viernes-santo", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "trabajo", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "bandera", kind: "public", law: "Ley 31788", since: 2024, status: "verified" },
  { id: "pedro-pablo", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "fuerza-aerea", kind: "public", law: "Ley 31822", since: 2023, status: "verified" },
  { id: "patrias-28", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "patrias-29", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "junin", kind: "public", law: "Ley 31530", since: 2022, status: "verified" },
  { id: "santa-rosa", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "angamos", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "todos-santos", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "inmaculada", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "ayacucho", kind: "public", law: "Ley 31381", since: 2022, status: "verified" },
  { id: "navidad", kind: "public", law: "Decreto Legislativo 713", status: "verified" },
  { id: "lima", kind: "festival", place: "lima", status: "background" },
  { id: "candelaria", kind: "festival", place: "puno", status: "background" },
  { id: "pisco-sour", kind: "festival", place: "lima", status: "background" },
  { id: "carnaval", kind: "festival", place: "cajamarca", status: "background" },
  { id: "temblores", kind: "festival", place: "cusco", status: "background" },
  { id: "semana-santa", kind: "festival", place: "ayacucho", status: "background" },
  { id: "qoyllur-riti", kind: "festival", place: "cusco", status: "background" },
  { id: "corpus", kind: "festival", place: "cusco", status: "background" },
  { id: "inti-raymi", kind: "festival", place: "cusco", status: "background" },
  { id: "san-juan", kind: "festival", place: "iquitos", status: "background" },
  { id: "ceviche", kind: "festival", status: "background" },
  { id: "paucartambo", kind: "festival", place: "cusco", status: "background" },
  { id: "pisco", kind: "festival", place: "ica", status: "background" },
  { id: "arequipa", kind: "festival", place: "arequipa", status: "background" },
  { id: "milagros", kind: "festival", place: "lima", status: "background" },
  { id: "cancion-criolla", kind: "festival", status: "background" },
  { id: "puno", kind: "festival", place: "puno", status: "background" },
  { id: "santurantikuy", kind: "festival", place: "cusco", status: "background" },
] as const satisfies readonly Holiday[];

export type HolidayId = (typeof holidays)[number]["id"];

/** When it is. @throws Error when nobody knows */
export function ruleOf(facts: Facts, { id, kind }: Pick<Holiday, "id" | "kind">): HolidayRule {
  const { rules }: { rules: Record<string, HolidayRule> } =
    kind === "public" ? facts(publicHolidays) : facts(festivals);
  const rule = rules[id];
  if (!rule) throw new Error(`no rule says when ${id} is`);
  return rule;
}
