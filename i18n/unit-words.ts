import type { Language } from "./languages.ts";

interface UnitWords {
  sol: string;
  soles: string;
  hour: string;
  hours: string;
  minutes: string;
  day: string;
  days: string;
  percent: string;
  allYear: string;
}

/** `sol` and `hour` are for 1, `soles` and `hours` for every other number. */
export const unitWords: Record<Language, UnitWords> = {
  hu: {
    sol: "sol",
    soles: "sol",
    hour: "óra",
    hours: "óra",
    minutes: "perc",
    day: "nap",
    days: "nap",
    percent: "%",
    allYear: "egész évben",
  },
  en: {
    sol: "sol",
    soles: "soles",
    hour: "hour",
    hours: "hours",
    minutes: "min",
    day: "day",
    days: "days",
    percent: "%",
    allYear: "all year",
  },
  es: {
    sol: "sol",
    soles: "soles",
    hour: "hora",
    hours: "horas",
    minutes: "min",
    day: "día",
    days: "días",
    percent: "\u00a0%",
    allYear: "todo el año",
  },
};
