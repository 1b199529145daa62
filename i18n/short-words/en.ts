import type { BlockWords, ForeignMoney, UnbrokenWords, UnitWords } from "./hu.ts";

export const unitWords: UnitWords = {
  sol: "sol",
  soles: "soles",
  hour: "hour",
  hours: "hours",
  minutes: "min",
  day: "day",
  days: "days",
  percent: "%",
  allYear: "all year",
};

export const blockWords: BlockWords = { tip: "Tip", warning: "Warning", table: "Table" };

export const noLongerTrue = "Out of date? Tell us";

export const oldestPart = (when: string) => `oldest part: ${when}`;

export const foreignMoney: ForeignMoney = {
  usd: "US$#",
  eur: "#\u00a0euros",
  gbp: "#\u00a0pounds",
  huf: "#\u00a0forints",
};

export const estimatedPrice = "estimate";

export const unbrokenWords: UnbrokenWords = {
  beforeNumber: /c\.|AD/u,
  afterNumber: /BC|[ap]m|per cent|hours?|days?/u,
  monthAfterDay: /\p{Lu}\p{Ll}{2,8}/u,
  introducing: /the|and/u,
};

export const daysOfYear = (days: string, year: string) => `${days} ${year}`;
