import type { TravelStyle } from "./daily-costs.ts";
import type { Price, Range } from "./price.ts";

/**
 * Adults, without a mountain: the Ministry's ticket and the fee for the reserve, announced for 1 May 2026 (swissinfo, La FM).
 * No later source says that it was collected from that day.
 */
export const machuPicchuEntry = {
  since: "2026-05-01",
  foreign: { range: [163, 163], currency: "PEN", asOf: "2026-02", lookUp: "tuBoleto", unconfirmed: true },
  /** Bolivia, Colombia, Ecuador and Peru. */
  andean: { range: [69, 69], currency: "PEN", asOf: "2026-02", lookUp: "tuBoleto", unconfirmed: true },
} as const satisfies Record<"foreign" | "andean", Price> & { since: string };

/** There and back; the fares of the plainest class move as those of flights do (a traveller, agencies). */
export const machuPicchuTransport = {
  trainReturn: {
    range: [120, 150],
    currency: "USD",
    asOf: "2026-01",
    lookUp: "perurail",
    unconfirmed: true,
  },
  busReturn: { range: [24, 24], currency: "USD", asOf: "2026-01", lookUp: null, unconfirmed: true },
} as const satisfies Record<string, Price>;

/**
 * Dollars for way there and back, entry, guide and a night: by van and on foot, by the cheapest train class, or by a
 * better train with a better hotel.
 */
export const machuPicchuBlock = {
  asOf: "2026-02",
  isEstimate: true,
  dollars: {
    backpacker: [115, 230],
    midRange: [270, 320],
    comfortable: [450, 1000],
  } satisfies Record<TravelStyle, Range>,
} as const;
