import type { BlockWords, ForeignMoney, UnbrokenWords, UnitWords } from "./hu.ts";

export const unitWords: UnitWords = {
  sol: "sol",
  soles: "soles",
  hour: "hora",
  hours: "horas",
  minutes: "min",
  day: "día",
  days: "días",
  percent: "\u00a0%",
  allYear: "todo el año",
};

export const blockWords: BlockWords = { tip: "Consejo", warning: "Atención", table: "Tabla" };

export const noLongerTrue = "¿Desactualizado? Avísanos";

export const oldestPart = (when: string) => `parte más antigua: ${when}`;

export const foreignMoney: ForeignMoney = {
  usd: "US$\u00a0#",
  eur: "#\u00a0euros",
  gbp: "#\u00a0libras",
  huf: "#\u00a0florines",
};

export const estimatedPrice = "estimación";

export const unbrokenWords: UnbrokenWords = {
  afterNumber: /[apd]\.\s?[mC]\.|horas?|días?|años?/u,
  monthAfterDay: /de\s\p{Ll}{4,10}/u,
  introducing: /del|los|las/u,
};

export const daysOfYear = (days: string, year: string) => `${days} de ${year}`;
