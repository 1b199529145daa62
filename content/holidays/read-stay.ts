import { daysBetween, isPlainDate, type PlainDate } from "#content/plain-date.ts";

export interface Stay {
  from: PlainDate;
  to: PlainDate;
}

type StayFault = "missing" | "date" | "year" | "reversed" | "long";

/** A reader's question: the fields as typed, and the stay or the errors of its fields. */
export interface RequestedStay extends Stay {
  stay: Stay | null;
  faults: Partial<Record<keyof Stay, StayFault>>;
}

/** Days: nobody asks for more, and an answer has an end. */
const longestStay = 366;

/** The Gregorian rules of Easter hold for longer, but nobody knows the holidays. */
export const years = { first: 2020, last: 2060 } as const;

/** Characters of a field that are shown again. */
const longestField = 20;

/** Reads a page's query; null when it contains no stay. */
export function readStay(query: URLSearchParams): RequestedStay | null {
  if (!query.has("from") && !query.has("to")) return null;
  const field = (name: keyof Stay) => (query.get(name) ?? "").trim().slice(0, longestField);
  const asked = { from: field("from"), to: field("to") };
  const faults: RequestedStay["faults"] = {};
  for (const name of ["from", "to"] as const) {
    const fault = faultOfDay(asked[name]);
    if (fault) faults[name] = fault;
  }
  if (!faults.from && !faults.to) {
    if (asked.to < asked.from) faults.to = "reversed";
    else if (daysBetween(asked.from, asked.to) >= longestStay) faults.to = "long";
  }
  return { ...asked, stay: Object.keys(faults).length === 0 ? { ...asked } : null, faults };
}

function faultOfDay(text: string): StayFault | null {
  if (text === "") return "missing";
  if (!isPlainDate(text)) return "date";
  const year = Number(text.slice(0, 4));
  return year < years.first || year > years.last ? "year" : null;
}
