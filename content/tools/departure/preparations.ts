import { addDays, addMonths, type PlainDate } from "#content/plain-date.ts";
import { keysOf } from "#i18n/typed-keys.ts";

/** All that is done before a journey, by its step. The device keeps an item's id while it is ticked off. */
export const preparations = {
  "half-year": ["season", "passport", "flight", "machu-picchu", "inca-trail"],
  quarter: ["train", "rooms", "table", "insurance", "clinic", "transit"],
  month: ["yellow-fever", "altitude", "domestic", "money", "plugs", "children"],
  week: ["news", "register", "bus", "phone", "copies", "offline", "packing"],
  airport: ["hand-luggage", "at-hand", "customs", "days", "town"],
} as const;

export type Step = keyof typeof preparations;

export type Preparation = (typeof preparations)[Step][number];

export const steps = keysOf(preparations);

/** The day on which a step is due for who flies on `departure`. */
export function dayOfStep(step: Step, departure: PlainDate): PlainDate {
  if (step === "airport") return departure;
  if (step === "week") return addDays(departure, -7);
  return addMonths(departure, -monthsBefore[step]);
}

const monthsBefore = { "half-year": 6, quarter: 3, month: 1 } as const;
