import { locales, type Language } from "#i18n/languages.ts";
import { offlineTexts } from "#i18n/outside/outside-texts.ts";

const steps = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3600 },
  { unit: "minute", seconds: 60 },
] as const;

/** @example formatPast(new Date(Date.now() - 7_200_000), new Date(), "en") // "2 hours ago" */
export function formatPast(moment: Date, now: Date, language: Language): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  const step = steps.find((one) => seconds >= one.seconds);
  if (!step) return offlineTexts[language].justNow;
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: "auto" });
  return format.format(-Math.floor(seconds / step.seconds), step.unit);
}
