import type { Month } from "#i18n/format/format-months.ts";
import type { Activity, PackingChoice, Zone } from "./packing-choice.ts";
import { keysOf } from "#i18n/typed-keys.ts";

interface PackingRule {
  group: PackingGroup;
  /** The zones where it is needed; all when left out. */
  zones?: readonly Zone[];
  /** When it is needed there, 1 to 12; all year when left out. */
  months?: readonly Month[];
  /** For what it is needed; for every trip when left out. */
  activity?: Activity;
}

export const packingGroups = [
  "papers",
  "money",
  "clothes",
  "weather",
  "health",
  "day",
  "trek",
  "beach",
  "children",
  "home",
] as const;

export type PackingGroup = (typeof packingGroups)[number];

/** The seasons are those of content/facts/climate; `home` is what stays there. */
export const packingItems = {
  passport: { group: "papers" },
  tickets: { group: "papers" },
  insurance: { group: "papers" },
  "yellow-fever": { group: "papers", zones: ["amazon"] },
  "minor-papers": { group: "papers", activity: "children" },
  cards: { group: "money" },
  "small-cash": { group: "money" },
  phone: { group: "money" },
  adapter: { group: "money" },
  padlock: { group: "money", activity: "bus" },
  layers: { group: "clothes", zones: ["andes"] },
  "warm-night": { group: "clothes", zones: ["andes"], months: [5, 6, 7, 8, 9] },
  "sun-hat": { group: "clothes" },
  shoes: { group: "clothes" },
  sandals: { group: "clothes", zones: ["coast", "amazon"] },
  "light-long": { group: "clothes", zones: ["amazon"] },
  "cold-snap": { group: "clothes", zones: ["amazon"], months: [5, 6, 7, 8, 9] },
  swimwear: { group: "clothes" },
  "grey-coast": { group: "clothes", zones: ["coast"], months: [6, 7, 8, 9, 10] },
  smart: { group: "clothes", activity: "food" },
  sunscreen: { group: "weather" },
  sunglasses: { group: "weather" },
  "rain-highlands": { group: "weather", zones: ["andes"], months: [1, 2, 3, 4, 10, 11, 12] },
  "rain-jungle": { group: "weather", zones: ["amazon"] },
  "own-medicine": { group: "health" },
  "first-aid": { group: "health" },
  stomach: { group: "health" },
  altitude: { group: "health", zones: ["andes"] },
  repellent: { group: "health", zones: ["amazon"] },
  "repellent-valley": { group: "health", zones: ["andes"], activity: "machu-picchu" },
  sanitiser: { group: "health" },
  earplugs: { group: "health", activity: "bus" },
  "bus-warm": { group: "health", activity: "bus" },
  motion: { group: "health", activity: "bus" },
  daypack: { group: "day" },
  bottle: { group: "day" },
  headlamp: { group: "day", activity: "trek" },
  "jungle-torch": { group: "day", zones: ["amazon"] },
  binoculars: { group: "day", zones: ["amazon"] },
  boots: { group: "trek", activity: "trek" },
  poles: { group: "trek", activity: "trek" },
  "sleeping-bag": { group: "trek", activity: "trek" },
  snacks: { group: "trek", activity: "trek" },
  blister: { group: "trek", activity: "trek" },
  rash: { group: "beach", activity: "beach" },
  dune: { group: "beach", activity: "beach" },
  "boat-wind": { group: "beach", activity: "beach" },
  "child-sun": { group: "children", activity: "children" },
  "child-medicine": { group: "children", activity: "children" },
  carrier: { group: "children", activity: "children" },
  games: { group: "children", activity: "children" },
  "no-drone": { group: "home" },
  "no-plastic": { group: "home" },
  "no-food": { group: "home" },
  "no-jewels": { group: "home" },
} as const satisfies Record<string, PackingRule>;

export type PackingItem = keyof typeof packingItems;

/** The items that are needed only in some months. */
export type SeasonalItem = {
  [Item in PackingItem]: (typeof packingItems)[Item] extends { months: readonly Month[] } ? Item : never;
}[PackingItem];

const ids = keysOf(packingItems);

/** The items to pack for a choice, in the order of the groups. Where nothing was chosen, nothing is left out. */
export function itemsFor({ zones, months, activities }: PackingChoice): PackingItem[] {
  return ids.filter((id) => {
    const rule: PackingRule = packingItems[id];
    const isThere = zones.length === 0 || (rule.zones?.some((zone) => zones.includes(zone)) ?? true);
    const isThen = months.length === 0 || (rule.months?.some((month) => months.includes(month)) ?? true);
    const isDone = rule.activity === undefined || activities.includes(rule.activity);
    return isThere && isThen && isDone;
  });
}
