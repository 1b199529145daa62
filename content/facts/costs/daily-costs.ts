import { type Facts, datedFacts } from "#content/facts/facts.ts";
import { sumOf, type Range } from "./price.ts";

export const travelStyles = ["backpacker", "midRange", "comfortable"] as const;
export type TravelStyle = (typeof travelStyles)[number];

export const dailyParts = ["bed", "food", "transport", "small"] as const;
export type DailyPart = (typeof dailyParts)[number];

/**
 * Soles a day and person of two who share a room, without flights, long buses and tours. Estimates from prices of
 * 2022 to 2026; a couple's accounts of February 2025 (39 dollars a day each) and a site's 40–70 dollars for backpackers
 * in Cusco bear them out. `bed` is a dormitory bed or half a double room; `small`: entries, drinks, laundry, tips.
 */
export const dailyCosts = datedFacts("costs.dailyCosts", {
  asOf: "2026-03",
  isEstimate: true,
  soles: {
    backpacker: { bed: [40, 70], food: [40, 60], transport: [8, 20], small: [12, 30] },
    midRange: { bed: [90, 160], food: [80, 130], transport: [20, 50], small: [30, 60] },
    comfortable: { bed: [250, 500], food: [150, 250], transport: [60, 150], small: [90, 200] },
  } satisfies Record<TravelStyle, Record<DailyPart, Range>>,
  /** Percent that a single room adds to `bed`. */
  singleRoomPercent: [60, 80],
} as const);

/** The extra cost of a single room, a night, for one of two who would share, in soles, rounded to five. */
export function singleRoomExtra(facts: Facts, style: TravelStyle): Range {
  const [from, to] = facts(dailyCosts).soles[style].bed;
  const [least, most] = facts(dailyCosts).singleRoomPercent;
  const rounded = (soles: number) => Math.round(soles / 500) * 5;
  return [rounded(from * least), rounded(to * most)];
}

/** The cost of a day in all, in soles. */
export function dailyTotal(facts: Facts, style: TravelStyle): Range {
  return sumOf(dailyParts.map((part) => facts(dailyCosts).soles[style][part]));
}
