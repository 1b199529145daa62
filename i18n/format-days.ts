import { locales, type Language } from "./languages.ts";
import { memoize } from "./memoize.ts";

const dayFormat = memoize((language: Language) =>
  memoize(
    (weekday: "long" | undefined) =>
      new Intl.DateTimeFormat(locales[language], { weekday, month: "long", day: "numeric", timeZone: "UTC" }),
  ),
);

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
