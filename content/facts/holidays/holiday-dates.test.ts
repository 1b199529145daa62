import { defaultFacts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { easterSunday, holidayDates } from "./holiday-dates.ts";
import { holidays, ruleOf, type HolidayId } from "./holidays.ts";

/** 2026, 2027 and 2028, as calendars and the official list of December 2025 give them. */
const published: Record<HolidayId, [string, string, string]> = {
  "ano-nuevo": ["2026-01-01", "2027-01-01", "2028-01-01"],
  "jueves-santo": ["2026-04-02", "2027-03-25", "2028-04-13"],
  "viernes-santo": ["2026-04-03", "2027-03-26", "2028-04-14"],
  trabajo: ["2026-05-01", "2027-05-01", "2028-05-01"],
  bandera: ["2026-06-07", "2027-06-07", "2028-06-07"],
  "pedro-pablo": ["2026-06-29", "2027-06-29", "2028-06-29"],
  "fuerza-aerea": ["2026-07-23", "2027-07-23", "2028-07-23"],
  "patrias-28": ["2026-07-28", "2027-07-28", "2028-07-28"],
  "patrias-29": ["2026-07-29", "2027-07-29", "2028-07-29"],
  junin: ["2026-08-06", "2027-08-06", "2028-08-06"],
  "santa-rosa": ["2026-08-30", "2027-08-30", "2028-08-30"],
  angamos: ["2026-10-08", "2027-10-08", "2028-10-08"],
  "todos-santos": ["2026-11-01", "2027-11-01", "2028-11-01"],
  inmaculada: ["2026-12-08", "2027-12-08", "2028-12-08"],
  ayacucho: ["2026-12-09", "2027-12-09", "2028-12-09"],
  navidad: ["2026-12-25", "2027-12-25", "2028-12-25"],
  lima: ["2026-01-18", "2027-01-18", "2028-01-18"],
  candelaria: ["2026-02-02", "2027-02-02", "2028-02-02"],
  "pisco-sour": ["2026-02-07", "2027-02-06", "2028-02-05"],
  carnaval: ["2026-02-15", "2027-02-07", "2028-02-27"],
  temblores: ["2026-03-30", "2027-03-22", "2028-04-10"],
  "semana-santa": ["2026-03-29/2026-04-05", "2027-03-21/2027-03-28", "2028-04-09/2028-04-16"],
  "qoyllur-riti": ["2026-05-31/2026-06-02", "2027-05-23/2027-05-25", "2028-06-11/2028-06-13"],
  corpus: ["2026-06-04", "2027-05-27", "2028-06-15"],
  "inti-raymi": ["2026-06-24", "2027-06-24", "2028-06-24"],
  "san-juan": ["2026-06-24", "2027-06-24", "2028-06-24"],
  ceviche: ["2026-06-28", "2027-06-28", "2028-06-28"],
  paucartambo: ["2026-07-15/2026-07-18", "2027-07-15/2027-07-18", "2028-07-15/2028-07-18"],
  pisco: ["2026-07-26", "2027-07-25", "2028-07-23"],
  arequipa: ["2026-08-15", "2027-08-15", "2028-08-15"],
  milagros: ["2026-10-18", "2027-10-18", "2028-10-18"],
  "cancion-criolla": ["2026-10-31", "2027-10-31", "2028-10-31"],
  puno: ["2026-11-04/2026-11-05", "2027-11-04/2027-11-05", "2028-11-04/2028-11-05"],
  santurantikuy: ["2026-12-24", "2027-12-24", "2028-12-24"],
};

test.each(holidays)("the rule of $id gives the published dates of 2026 to 2028", (holiday) => {
  const found = [2026, 2027, 2028].map((year) => {
    const { from, to } = holidayDates(ruleOf(defaultFacts, holiday), year);
    return from === to ? from : `${from}/${to}`;
  });
  expect(found).toEqual(published[holiday.id]);
});

test("Easter is right in its earliest and latest years and around the turn of a century", () => {
  expect(easterSunday(1818)).toEqual({ month: 3, day: 22 });
  expect(easterSunday(2000)).toEqual({ month: 4, day: 23 });
  expect(easterSunday(2025)).toEqual({ month: 4, day: 20 });
  expect(easterSunday(2038)).toEqual({ month: 4, day: 25 });
});
