import type { TravelStyle } from "#content/facts/costs/daily-costs.ts";
import type { Line } from "#content/documents/line.ts";
import type { Currency } from "#content/money/rates.ts";
import type { TripPart } from "#content/money/trip-parts.ts";
import type { ToolText } from "./tool-page.ts";

/** The forms for one and for any other number. */
export type CurrencyName = readonly [one: string, other: string];

/** A word in braces, such as `{amount}`, is filled in when it is shown. */
export interface MoneyText extends ToolText {
  converter: {
    title: string;
    text: Line;
    amount: string;
    currency: string;
    submit: string;
    /** `{amount}` is about `{result}`. */
    result: string;
    /** `{rate}`, `{when}`. */
    rate: string;
    estimate: string;
    /** `{months}` */
    stale: Line;
    wrong: string;
    tableTitle: string;
    tableText: string;
    tableCaption: string;
    ratesTitle: string;
    ratesCaption: string;
    ratesHead: readonly [currency: string, rate: string, when: string];
    noLongerTrue: string;
  };
  sol: CurrencyName;
  currencies: Record<Currency, CurrencyName>;
  trip: {
    title: string;
    text: Line;
    days: string;
    people: string;
    flights: string;
    style: string;
    styles: Record<TravelStyle, { name: string; hint: string }>;
    parts: string;
    part: Record<TripPart, string>;
    submit: string;
    /** `{least}`, `{most}` */
    wrong: string;
    /** `{range}` */
    total: string;
    /** `{range}` */
    each: string;
    /** `{range}` */
    abroad: string;
    caption: string;
    head: readonly [part: string, soles: string, when: string];
    line: Record<"days" | "singleRoom" | "flights", string>;
    sum: string;
    missing: Line;
    rounding: string;
  };
  print: string;
}
