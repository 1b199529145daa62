export const packingZones = ["coast", "andes", "amazon"] as const;

export type Zone = (typeof packingZones)[number];

export const packingActivities = ["trek", "machu-picchu", "beach", "bus", "food", "children"] as const;

export type Activity = (typeof packingActivities)[number];

export interface PackingChoice {
  /** None: wherever one goes. */
  zones: Zone[];
  /** 1 to 12; null: at any time. */
  month: number | null;
  activities: Activity[];
}

/** The names of the fields in the address. */
export const packingFields = { zone: "zone", month: "month", activity: "for" } as const;

/** Reads an address such as `?zone=coast&zone=jungle&month=7&for=trek`; what it does not know it leaves out. */
export function readPackingChoice(query: URLSearchParams): PackingChoice {
  const chosenZones = query.getAll(packingFields.zone);
  const chosenActivities = query.getAll(packingFields.activity);
  const month = Number(query.get(packingFields.month));
  return {
    zones: packingZones.filter((zone) => chosenZones.includes(zone)),
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
    activities: packingActivities.filter((activity) => chosenActivities.includes(activity)),
  };
}

/** The other way round, without a question mark; empty when nothing was chosen. */
export function packingQuery({ zones, month, activities }: PackingChoice): string {
  return new URLSearchParams([
    ...zones.map((zone) => [packingFields.zone, zone]),
    ...(month === null ? [] : [[packingFields.month, String(month)]]),
    ...activities.map((activity) => [packingFields.activity, activity]),
  ]).toString();
}
