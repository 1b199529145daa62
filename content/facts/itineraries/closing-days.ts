import { datedFacts } from "#content/facts/facts.ts";
import { closedDays } from "#content/facts/holidays/busy-times.ts";
import type { HolidayId } from "#content/facts/holidays/holidays.ts";

/**
 * The weekday, 0 is Sunday, on which a sight is shut: Huaca Pucllana by its museum, the Royal Tombs of Lambayeque by guides of
 * 2024, Kuélap by the hours of its first year after the pandemic.
 */
export const closingDays = datedFacts("itineraries.closingDays", {
  huacaPucllana: { weekday: 2, asOf: "2026-04" },
  royalTombs: { weekday: 1, asOf: "2024-03", unconfirmed: true },
  kuelap: { weekday: 1, asOf: "2020", unconfirmed: true },
} as const);

/** The holidays on which sights close by the guide, and Good Friday, on which many open for some hours; general knowledge. */
export const shutHolidays: readonly HolidayId[] = [...closedDays, "viernes-santo"];
