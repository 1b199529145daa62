import { formatDate } from "./format-date.ts";
import { hasDayEndings, locales, type Language } from "#i18n/languages.ts";
import { memoize } from "#i18n/memoize.ts";
import { daysOfYear } from "#i18n/short-words/short-words.ts";

const dayFormat = memoize((language: Language) =>
  memoize(
    (weekday: "long" | undefined) =>
      new Intl.DateTimeFormat(locales[language], { weekday, month: "long", day: "numeric", timeZone: "UTC" }),
  ),
);

/** The days of the month whose Hungarian ending has a back vowel: másodikán, but elsején, negyedikén. */
const backDays = [2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30];
const onWeekday = ["vasárnap", "hétfőn", "kedden", "szerdán", "csütörtökön", "pénteken", "szombaton"];

/**
 * An ISO day as it stands in a sentence about what happens on it: with endings in Hungarian, without a comma in Spanish.
 * @example formatOnDay("2027-06-22", "hu") // "június 22-én, kedden"; "on" and "el" are the sentence's own
 */
export function formatOnDay(iso: string, language: Language): string {
  const date = new Date(iso);
  if (!hasDayEndings[language]) return dayFormat(language)("long").format(date).replace(",", "");
  const dated = dayFormat(language)(undefined).format(date);
  return `${withEnding(dated, onEnding(date))}, ${onWeekday[date.getUTCDay()] ?? ""}`;
}

/** Formats a date like `formatDate`, for an event on that day: "1781. május 18-án" in Hungarian. */
export function formatOnDate(iso: string, language: Language): string {
  const shown = formatDate(iso, language);
  return hasDayEndings[language] ? withEnding(shown, onEnding(new Date(iso))) : shown;
}

/** Formats a date like `formatDate`, for a thing named after the day: "2026. január 19-i" in Hungarian. */
export function formatOfDate(iso: string, language: Language): string {
  const shown = formatDate(iso, language);
  return hasDayEndings[language] ? withEnding(shown, iso.endsWith("-01") ? "jei" : "i") : shown;
}

function onEnding(date: Date): string {
  const day = date.getUTCDate();
  return day === 1 ? "jén" : backDays.includes(day) ? "án" : "én";
}

/** The full stop of "június 22." gives way to the ending. */
function withEnding(date: string, ending: string): string {
  return `${date.replace(/\.$/, "")}-${ending}`;
}

/**
 * ISO days with their year, which stands once when both are in it.
 * @example formatDaysOfYear("2027-02-01", "2027-02-14", "hu") // "2027. február 1–14."
 */
export function formatDaysOfYear(from: string, to: string, language: Language): string {
  const year = from.slice(0, 4);
  if (from === to) return formatDate(from, language);
  if (year !== to.slice(0, 4)) return [from, to].map((day) => formatDate(day, language)).join(" – ");
  const days = Object.values(formatDays(from, to, language)).join("");
  return daysOfYear[language](days, year);
}

/**
 * ISO days in pieces, without the year, so that each day can be a `<time>`; a single day gets its weekday.
 * @example formatDays("2026-07-15", "2026-07-18", "en") // { from: "15", dash: "–", to: "18 July" }
 */
export function formatDays(
  from: string,
  to: string,
  language: Language,
): { from: string; dash: string; to: string } {
  const format = dayFormat(language);
  if (from === to) return { from: format("long").format(new Date(from)), dash: "", to: "" };
  const [first, last] = [from, to].map((day) => format(undefined).formatToParts(new Date(day)));
  const words = (parts: Intl.DateTimeFormatPart[] = []) => parts.map(({ value }) => value).join("");
  if (from.slice(0, 7) !== to.slice(0, 7)) return { from: words(first), dash: " – ", to: words(last) };
  // Within one month its name is shown once: before the first day or after the last, by language.
  const dayAt = first?.findIndex(({ type }) => type === "day") ?? 0;
  return { from: words(first?.slice(0, dayAt + 1)), dash: "–", to: words(last?.slice(dayAt)) };
}
