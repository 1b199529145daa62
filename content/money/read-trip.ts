import { travelStyles, type TravelStyle } from "#content/facts/costs/daily-costs.ts";
import { tripParts, type TripPlan } from "./trip-parts.ts";

/** From–to of what a form takes. */
export const tripLimits = { days: [1, 90], people: [1, 12], flights: [0, 8] } as const;

type NumberField = keyof typeof tripLimits;

export interface RequestedTrip {
  /** The fields as typed. */
  fields: Record<NumberField, string>;
  plan: TripPlan;
  /** Number fields that hold no whole number within the limits; the plan has the nearest, or the usual. */
  wrong: NumberField[];
}

const usual: TripPlan = {
  days: 14,
  people: 2,
  style: "midRange",
  flights: 1,
  parts: ["ticket", "train", "boleto"],
};

/** Characters of a field that are shown again. */
const longestField = 8;

/** Reads a page's query; without one, the usual trip. */
export function readTrip(query: URLSearchParams): RequestedTrip {
  const isAsked = query.has("days");
  const wrong: NumberField[] = [];
  const fields = { days: "", people: "", flights: "" };
  function read(name: NumberField): number {
    const text = (query.get(name) ?? String(usual[name])).trim().slice(0, longestField);
    fields[name] = text;
    const [least, most] = tripLimits[name];
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (!(value >= least && value <= most)) wrong.push(name);
    return Number.isNaN(value) ? usual[name] : Math.min(Math.max(value, least), most);
  }
  const style = query.get("style") ?? "";
  const wanted = query.getAll("with");
  return {
    plan: {
      days: read("days"),
      people: read("people"),
      flights: read("flights"),
      style: isStyle(style) ? style : usual.style,
      parts: isAsked ? tripParts.filter((part) => wanted.includes(part)) : usual.parts,
    },
    fields,
    wrong,
  };
}

function isStyle(text: string): text is TravelStyle {
  return (travelStyles as readonly string[]).includes(text);
}
