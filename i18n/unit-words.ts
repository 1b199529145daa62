import type { Language } from "./languages.ts";

interface UnitWords {
  sol: string;
  soles: string;
  hour: string;
  hours: string;
  minutes: string;
  allYear: string;
}

/** `sol` and `hour` are for 1, `soles` and `hours` for every other number. */
export const unitWords: Record<Language, UnitWords> = {
  hu: { sol: "sol", soles: "sol", hour: "óra", hours: "óra", minutes: "perc", allYear: "egész évben" },
  en: { sol: "sol", soles: "soles", hour: "hour", hours: "hours", minutes: "min", allYear: "all year" },
  es: { sol: "sol", soles: "soles", hour: "hora", hours: "horas", minutes: "min", allYear: "todo el año" },
};
