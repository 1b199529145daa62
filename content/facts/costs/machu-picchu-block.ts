import { datedFacts } from "#content/facts/facts.ts";
import type { TravelStyle } from "./daily-costs.ts";
import type { Price, Range } from "./price.ts";

/** There and back; the fares of the plainest class move as those of flights do (a traveller, agencies). */
export const machuPicchuTransport = datedFacts("costs.machuPicchuTransport", {
  trainReturn: {
    range: [120, 150],
    currency: "USD",
    asOf: "2026-01",
    lookUp: "perurail",
    unconfirmed: true,
  },
  busReturn: { range: [24, 24], currency: "USD", asOf: "2026-01", lookUp: null, unconfirmed: true },
} as const satisfies Record<string, Price>);

/**
 * Dollars for way there and back, entry, guide and a night: by van and on foot, by the cheapest train class, or by a
 * better train with a better hotel. The entry in it is not counted from `machuPicchuPrices`: look at both when it changes.
 */
export const machuPicchuBlock = datedFacts("costs.machuPicchuBlock", {
  asOf: "2026-02",
  isEstimate: true,
  dollars: {
    backpacker: [115, 230],
    midRange: [270, 320],
    comfortable: [450, 1000],
  } satisfies Record<TravelStyle, Range>,
} as const);
