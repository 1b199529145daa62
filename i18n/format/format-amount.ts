import { digitGrouping, hasImperialUnits, locales, withGroups, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";
import { unitWords } from "#i18n/short-words/short-words.ts";

const numberFormat = memoize((language: Language) =>
  memoize(
    (digits: number | undefined) =>
      new Intl.NumberFormat(locales[language], {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: "negative",
        useGrouping: digitGrouping[language],
      }),
  ),
);

const moneyFormat = memoize((language: Language) =>
  memoize(
    (digits: 0 | 2) =>
      new Intl.NumberFormat(locales[language], {
        minimumFractionDigits: digits,
        useGrouping: digitGrouping[language],
      }),
  ),
);

/**
 * With a true minus sign; `digits` fixes the decimals, of which there are at most three otherwise.
 * @example formatNumber(-1.3, "hu", 1) // "−1,3"
 */
export function formatNumber(value: number, language: Language, digits?: number): string {
  return withGroups(numberFormat(language)(digits).format(value).replace("-", "−"), language);
}

/** For example `3,399 m`. */
export function formatMetres(metres: number, language: Language): string {
  return `${formatNumber(metres, language)}\u00a0m`;
}

/** A height above the sea, or a range: `3399 m`; in English with feet, rounded to ten. */
export function formatAltitude(from: number, language: Language, to = from): string {
  const print = (value: number) => formatNumber(value, language);
  return withImperial(
    [from, to],
    language,
    ["m", print],
    ["ft", (metres) => print(roundTo(10, metres * 3.28084))],
  );
}

/** A way of some kilometres, or a range of them: `43 km`, `18–20 km`; in English with whole miles. */
export function formatDistance(from: number, language: Language, to = from): string {
  const print = (value: number) => formatNumber(value, language);
  return withImperial(
    [from, to],
    language,
    ["km", print],
    ["miles", (km) => print(roundTo(1, km * 0.621371))],
  );
}

/** Degrees Celsius, or a range of them: `−1–4 °C`; in English with whole degrees of Fahrenheit. */
export function formatTemperature(from: number, language: Language, to = from): string {
  const print = (value: number) => formatNumber(value, language);
  return withImperial([from, to], language, ["°C", print], ["°F", (celsius) => print(fahrenheit(celsius))]);
}

/** Millimetres of rain, or a range of them: `163 mm`; in English with inches. */
export function formatRain(from: number, language: Language, to = from): string {
  const print = (value: number) => formatNumber(value, language);
  return withImperial([from, to], language, ["mm", print], ["in", (mm) => inches(mm, language)]);
}

/** For the cell of a table whose head names the units. */
export function formatTableTemperature(celsius: number, language: Language): string {
  const print = (value: number) => formatNumber(value, language, 1);
  return withImperial(
    [celsius],
    language,
    ["", print],
    ["", (value) => formatNumber(fahrenheit(value), language)],
  );
}

/** For the cell of a table whose head names the units. */
export function formatTableRain(mm: number, language: Language, digits: number): string {
  const print = (value: number) => formatNumber(value, language, digits);
  return withImperial([mm], language, ["", print], ["", (value) => inches(value, language)]);
}

/** To whole degrees. */
export function fahrenheit(celsius: number): number {
  return roundTo(1, celsius * 1.8 + 32);
}

function inches(mm: number, language: Language): string {
  return formatNumber(mm / 25.4, language, mm < 254 ? 1 : 0);
}

function roundTo(step: number, value: number): number {
  return Math.round(value / step) * step;
}

type Unit = [name: string, print: (value: number) => string];

/** A value or a range in its metric unit; in English with the imperial one, for its many readers who think in it. */
function withImperial(ends: number[], language: Language, metric: Unit, imperial: Unit): string {
  const units = hasImperialUnits[language] ? [metric, imperial] : [metric];
  return units
    .map(([name, print]) => {
      const printed = [...new Set(ends.map(print))];
      // Beside a minus sign the dash has its room.
      const range = printed.join(printed[0]?.startsWith("−") ? "\u00a0–\u00a0" : "–");
      return name === "" ? range : `${range}\u00a0${name}`;
    })
    .join("\u00a0/ ");
}

/** For example `40 soles`, `40–80 soles`. */
export function formatSoles(from: number, language: Language, to = from): string {
  const money = moneyFormat(language)(Number.isInteger(from) && Number.isInteger(to) ? 0 : 2);
  const amount = [...new Set([from, to])].map((value) => money.format(value)).join("–");
  return `${withGroups(amount, language)}\u00a0${unitWords[language][to === 1 ? "sol" : "soles"]}`;
}
