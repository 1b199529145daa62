/** `sol` and `hour` are for 1, `soles` and `hours` for every other number. */
export interface UnitWords {
  sol: string;
  soles: string;
  hour: string;
  hours: string;
  minutes: string;
  day: string;
  days: string;
  percent: string;
  allYear: string;
}

/** Words that a page puts into a post's text, in the text's own language, which a visitor's messages may not be in. */
export interface BlockWords {
  tip: string;
  warning: string;
  table: string;
}

/** `#` is the place of the amount. */
export type ForeignMoney = Record<"usd" | "eur" | "gbp" | "huf", string>;

/** Words that stay on one line with their neighbours. */
export interface UnbrokenWords {
  /** For example "about", or an era. */
  beforeNumber?: RegExp;
  afterNumber: RegExp;
  monthAfterDay?: RegExp;
  /** Words of more than two letters that should not end a line of a heading. */
  introducing?: RegExp;
}

export const unitWords: UnitWords = {
  sol: "sol",
  soles: "sol",
  hour: "óra",
  hours: "óra",
  minutes: "perc",
  day: "nap",
  days: "nap",
  percent: "%",
  allYear: "egész évben",
};

export const blockWords: BlockWords = { tip: "Tipp", warning: "Figyelem", table: "Táblázat" };

/** The question of the link to a fact's page, and of its form. */
export const noLongerTrue = "Már nem igaz?";

/** Says how old the oldest part of a sum is that newer facts are part of too. */
export const oldestPart = (when: string) => `a legrégebbi adat: ${when}`;

export const foreignMoney: ForeignMoney = {
  usd: "#\u00a0dollár",
  eur: "#\u00a0euró",
  gbp: "#\u00a0font",
  huf: "#\u00a0forint",
};

/** Stands in the place of the month of a price that is an estimate. */
export const estimatedPrice = "becslés";

export const unbrokenWords: UnbrokenWords = {
  beforeNumber: /kb\.|i\.\s?(?:e|sz)\./u,
  afterNumber: /perc|óra|óta|nap|év/u,
};

/** @param days such as `1–14 February`, all of one year */
export const daysOfYear = (days: string, year: string) => `${year}. ${days}`;
