import type { Language } from "./languages.ts";

/**
 * A time of day: `17:30` as it is, in English by the twelve-hour clock, which British and American readers share.
 * @example formatTime("17:30", "en") // "5:30 pm"
 */
export function formatTime(time: `${number}:${number}`, language: Language): string {
  if (language !== "en") return time;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const shown = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${shown}\u00a0${hours < 12 ? "am" : "pm"}`;
}
