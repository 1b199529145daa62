import type { Month } from "#i18n/format/format-months.ts";

export const packingZones = ["coast", "andes", "amazon"] as const;

export type Zone = (typeof packingZones)[number];

export const packingActivities = ["trek", "machu-picchu", "beach", "bus", "food", "children"] as const;

export type Activity = (typeof packingActivities)[number];

export const packingMonths: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export interface PackingChoice {
  /** None: wherever one goes. */
  zones: Zone[];
  /** None: at any time. */
  months: Month[];
  activities: Activity[];
}

/** The names of the fields in the address. */
export const packingFields = { zone: "zone", month: "month", activity: "for" } as const;

/** Reads an address such as `?zone=coast&zone=amazon&month=7&month=8&for=trek`; what it does not know it leaves out. */
export function readPackingChoice(query: URLSearchParams): PackingChoice {
  const chosenZones = query.getAll(packingFields.zone);
  const chosenActivities = query.getAll(packingFields.activity);
  const chosenMonths = query.getAll(packingFields.month);
  return {
    zones: packingZones.filter((zone) => chosenZones.includes(zone)),
    months: packingMonths.filter((month) => chosenMonths.includes(String(month))),
    activities: packingActivities.filter((activity) => chosenActivities.includes(activity)),
  };
}

/** The other way round, without a question mark; empty when nothing was chosen. */
export function packingQuery({ zones, months, activities }: PackingChoice): string {
  return new URLSearchParams([
    ...zones.map((zone) => [packingFields.zone, zone]),
    ...months.map((month) => [packingFields.month, String(month)]),
    ...activities.map((activity) => [packingFields.activity, activity]),
  ]).toString();
}
