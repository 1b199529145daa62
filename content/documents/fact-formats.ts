import {
  formatExchanged,
  formatForeign,
  formatPrice,
  formatPriceAge,
  isForeignCurrency,
  type ForeignCurrency,
} from "#content/printing/format-price.ts";
import { isValueType } from "#api/facts/field-types.ts";
import { printValue } from "#content/printing/print-value.ts";
import type { Facts } from "#content/facts/facts.ts";
import type { Price, Range } from "#content/facts/costs/price.ts";
import {
  fahrenheit,
  formatAltitude,
  formatDistance,
  formatMetres,
  formatNumber,
  formatRain,
  formatSoles,
  formatTemperature,
} from "#i18n/format/format-amount.ts";
import { formatAge, formatDate, formatMonth, formatTime } from "#i18n/format/format-date.ts";
import { formatDays, formatOfDate, formatOnDate } from "#i18n/format/format-days.ts";
import { formatDuration, formatHours, formatTravelTime } from "#i18n/format/format-duration.ts";
import { formatMonths, type Month } from "#i18n/format/format-months.ts";
import type { Language } from "#i18n/languages.ts";

type Print = (value: unknown, language: Language, args: readonly string[], facts: Facts) => string;

/** The ways of printing a fact that a document may name. Each throws when the fact is none of its kind. */
const formats = {
  text: (value) => {
    if (typeof value === "string" || typeof value === "number") return String(value);
    throw new TypeError("it is neither a word nor a number");
  },
  /** By a type of `api/facts/field-types.ts`, with its unit. */
  typed: (value, language, [type]) => {
    const text = isValueType(type) ? printValue(value, type, language) : null;
    if (text === null) throw new TypeError(`it is no ${type}`);
    return text;
  },
  list: (value) => [value].flat().join(", "),
  number: (value, language, [digits]) =>
    overEnds(value, (end) => formatNumber(end, language, digits ? Number(digits) : undefined)),
  /** Degrees Celsius in Fahrenheit, without the unit: in documents of owners from before `temperature`. */
  fahrenheit: (value, language) => overEnds(value, (celsius) => formatNumber(fahrenheit(celsius), language)),
  temperature: (value, language) => overRange(formatTemperature, value, language),
  rain: (value, language) => overRange(formatRain, value, language),
  /** A weight in kilos, without the unit. */
  pounds: (value, language) => overEnds(value, (kilos) => formatNumber(Math.round(kilos * 2.2), language)),
  soles: (value, language) => overRange(formatSoles, value, language),
  foreign: (value, language, [currency]) => formatForeign(asRange(value), asCurrency(currency), language),
  exchanged: (value, language, [currency, step], facts) =>
    formatExchanged(facts, asRange(value), asCurrency(currency), Number(step), language),
  price: (value, language) => formatPrice(asPrice(value), language),
  "price-age": (value, language) => formatPriceAge(asPrice(value), language),
  metres: (value, language) => formatMetres(asNumber(value), language),
  altitude: (value, language) => overRange(formatAltitude, value, language),
  distance: (value, language) => overRange(formatDistance, value, language),
  hours: (value, language) => overRange(formatHours, value, language),
  duration: (value, language) => formatDuration(asNumber(value), language),
  "travel-time": (value, language) => formatTravelTime(asRange(value), language),
  time: (value, language) => formatTime(asText(value) as `${number}:${number}`, language),
  date: (value, language) => formatDate(asText(value), language),
  "on-date": (value, language) => formatOnDate(asText(value), language),
  "of-date": (value, language) => formatOfDate(asText(value), language),
  days: (value, language) => {
    // Safe cast: what is printed as days has a first and a last one.
    const spans = [value].flat() as { from: string; to: string }[];
    return spans.map(({ from, to }) => Object.values(formatDays(from, to, language)).join("")).join("; ");
  },
  call: (value) => telephoneOf(value).shown,
  /** The search field of a map takes it so, in every language. */
  coordinates: (value) => positionOf(value),
  map: () => "OpenStreetMap",
  month: (value, language) => formatMonth(asText(value).slice(0, 7), language),
  year: (value) => asText(value).slice(0, 4),
  months: (value, language) => formatMonths([value].flat() as Month[], language),
  age: (value, language) => formatAge(asText(value), language),
} satisfies Record<string, Print>;

export function isFactFormat(name: string): name is keyof typeof formats {
  return Object.hasOwn(formats, name);
}

/** @throws TypeError when there is no such way of printing, or the value cannot be printed like this */
export function printAs(
  facts: Facts,
  as: string,
  value: unknown,
  language: Language,
  args: readonly string[] = [],
): string {
  if (!isFactFormat(as)) throw new TypeError(`a fact cannot be printed as ${as}`);
  const print: Print = formats[as];
  return print(value, language, args, facts);
}

/** Where the words of a format lead: to what a telephone calls, to the map on a phone, or to one on the web. */
export const formatAddresses: Partial<Record<string, (value: unknown) => string>> = {
  call: (value) => `tel:${telephoneOf(value).tel}`,
  coordinates: (value) => `geo:${positionOf(value, ",")}?q=${positionOf(value, ",")}`,
  map: (value) => {
    const [lat, lon] = positionOf(value).split(", ");
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}`;
  },
};

function positionOf(value: unknown, between = ", "): string {
  if (typeof value === "object" && value && "lat" in value && "lon" in value)
    return [value.lat, value.lon].map((degrees) => asNumber(degrees).toFixed(4)).join(between);
  throw new TypeError("it is no place");
}

/** The number as it is printed and as it is dialled. */
function telephoneOf(value: unknown): { shown: string; tel: string } {
  if (typeof value === "string") return { shown: value, tel: value.replaceAll(/[^+\d]/g, "") };
  if (typeof value === "object" && value && "tel" in value && "shown" in value)
    return { shown: asText(value.shown), tel: asText(value.tel) };
  throw new TypeError("it is no telephone number");
}

type FormatRange = (from: number, language: Language, to?: number) => string;

/** A number, `[from, to]` or `{ from, to }`. */
function overRange(format: FormatRange, value: unknown, language: Language): string {
  if (typeof value === "number") return format(value, language);
  const [from, to] = asRange(value);
  return format(from, language, to);
}

/** Both ends of a range; once where they are printed alike. */
function overEnds(value: unknown, print: (end: number) => string): string {
  return [...new Set(asRange(value).map(print))].join("–");
}

function asNumber(value: unknown): number {
  if (typeof value !== "number") throw new TypeError("it is no number");
  return value;
}

function asText(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("it is no text");
  return value;
}

function asRange(value: unknown): Range {
  if (typeof value === "number") return [value, value];
  const ends = Array.isArray(value) ? value : Object.values(value ?? {});
  const [from, to] = ends as unknown[];
  return [asNumber(from), asNumber(to)];
}

function asPrice(value: unknown): Price {
  if (typeof value !== "object" || value === null || !("range" in value))
    throw new TypeError("it is no price");
  // Safe cast: only prices have a range.
  return value as Price;
}

function asCurrency(name: string | undefined): ForeignCurrency {
  if (name !== undefined && isForeignCurrency(name)) return name;
  throw new TypeError(`${name} is no currency of ours`);
}
