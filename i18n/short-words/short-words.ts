import type { Language } from "#i18n/languages.ts";
import * as en from "./en.ts";
import * as es from "./es.ts";
import * as hu from "./hu.ts";

export const unitWords: Record<Language, hu.UnitWords> = {
  hu: hu.unitWords,
  en: en.unitWords,
  es: es.unitWords,
};

export const blockWords: Record<Language, hu.BlockWords> = {
  hu: hu.blockWords,
  en: en.blockWords,
  es: es.blockWords,
};

/** The question of the link to a fact's page, and of its form. */
export const noLongerTrue: Record<Language, string> = {
  hu: hu.noLongerTrue,
  en: en.noLongerTrue,
  es: es.noLongerTrue,
};

/** Says how old the oldest part of a sum is that newer facts are part of too. */
export const oldestPart: Record<Language, typeof hu.oldestPart> = {
  hu: hu.oldestPart,
  en: en.oldestPart,
  es: es.oldestPart,
};

export const foreignMoney: Record<Language, hu.ForeignMoney> = {
  hu: hu.foreignMoney,
  en: en.foreignMoney,
  es: es.foreignMoney,
};

/** Stands in the place of the month of a price that is an estimate. */
export const estimatedPrice: Record<Language, string> = {
  hu: hu.estimatedPrice,
  en: en.estimatedPrice,
  es: es.estimatedPrice,
};

export const unbrokenWords: Record<Language, hu.UnbrokenWords> = {
  hu: hu.unbrokenWords,
  en: en.unbrokenWords,
  es: es.unbrokenWords,
};

/** @param days such as `1–14 February`, all of one year */
export const daysOfYear: Record<Language, typeof hu.daysOfYear> = {
  hu: hu.daysOfYear,
  en: en.daysOfYear,
  es: es.daysOfYear,
};
