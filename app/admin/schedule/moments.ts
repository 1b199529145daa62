import type { AdminMessages } from "#i18n/admin/hu.ts";
import { timeFormat } from "#i18n/format/time-format.ts";
import { locales, type Language } from "#i18n/languages.ts";

/** For example `5 January 2027 at 09:00`, in the zone of this device. */
export function formatLongMoment(moment: string, language: Language): string {
  return timeFormat(language, { dateStyle: "long" }).format(new Date(moment));
}

/** The same of one that is to come, with its weekday; in the zone of this device or another. */
export function formatScheduled(moment: string | Date, language: Language, timeZone?: string): string {
  return timeFormat(language, { dateStyle: "full", timeZone }).format(new Date(moment));
}

/** For example `Tuesday 5 Jan, 9:00`, for lists, with the year where it is not the present one; in the zone of this device. */
export function formatShortMoment(moment: string, language: Language, now = new Date()): string {
  const date = new Date(moment);
  const format = new Intl.DateTimeFormat(locales[language], {
    ...(date.getFullYear() !== now.getFullYear() && { year: "numeric" }),
    month: "short",
    day: "numeric",
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return format.format(date);
}

/** For example `Tuesday`, in the zone of this device. */
export function formatWeekday(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { weekday: "long" }).format(moment);
}

/** The values of a date and a time control, in the zone of this device; as far as they are chosen. */
export interface ChosenTime {
  date: string;
  time: string;
}

/** Null while one of the two is missing. */
export function momentOf({ date, time }: ChosenTime): Date | null {
  const moment = new Date(`${date}T${time}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** @example chosenTimeOf(new Date(2027, 0, 5, 9)) // { date: "2027-01-05", time: "09:00" } */
export function chosenTimeOf(moment: Date): ChosenTime {
  const two = (part: number) => String(part).padStart(2, "0");
  const year = String(moment.getFullYear()).padStart(4, "0");
  return {
    date: `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  };
}

/** Nine in the morning of the next day. */
export function tomorrowMorning(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 9);
}

/** For example `America/Lima`. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

type MomentTexts = AdminMessages["translationStates"]["schedule"];

/** The chosen moment, or the words for why it cannot be. */
export function readMoment(time: ChosenTime, texts: MomentTexts): { moment: Date } | { refusal: string } {
  const moment = momentOf(time);
  if (!moment) return { refusal: texts.choose };
  return moment.getTime() <= Date.now() ? { refusal: texts.past } : { moment };
}
