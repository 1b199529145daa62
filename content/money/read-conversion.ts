import type { Language } from "#i18n/languages.ts";
import { currenciesFor } from "#content/facts/records/readers.ts";
import type { Currency } from "./rates.ts";

export interface Conversion {
  /** The amount as typed. */
  text: string;
  /** Null when it is no amount. */
  amount: number | null;
  currency: Currency;
}

/** Above it nobody travels, and numbers lose their digits. */
const smallestAmount = 0.01;
const largestAmount = 1_000_000_000;

/** Signs of currencies, before or behind an amount. */
const signs = /^(?:s\/\.?|us\p{Sc}|\p{Sc})|(?:\p{Sc}|ft|soles|sol)$/giu;

const firstAmount = "100";

/** Characters of a field that are shown again. */
const longestField = 24;

/** Reads a page's query; without one, a hundred of the language's first currency. */
export function readConversion(query: URLSearchParams, language: Language): Conversion {
  const asked = query.get("currency") ?? "";
  const text = (query.get("amount") ?? firstAmount).trim().slice(0, longestField);
  const currencies = currenciesFor[language];
  const currency: Currency | undefined = currencies.find((code) => code === asked) ?? currencies[0];
  if (!currency) throw new Error(`no currency is offered in ${language}`);
  return { text, amount: readAmount(text), currency };
}

/**
 * An amount as people write it in any of our languages; null for what is none, and for too little or too much.
 * @example readAmount("1 500,50") // 1500.5; "1.500" and "1,500" are 1500
 */
export function readAmount(text: string): number | null {
  const bare = text.replaceAll(/[\s\u00a0\u202f']/g, "").replaceAll(signs, "");
  if (!/^\d[\d.,]*$/.test(bare)) return null;
  const last = Math.max(bare.lastIndexOf("."), bare.lastIndexOf(","));
  const mark = bare[last];
  const isGroup =
    last >= 0 && /^\d{3}$/.test(bare.slice(last + 1)) && !hasBoth(bare) && bare.slice(0, last) !== "0";
  const isMany = mark !== undefined && bare.split(mark).length > 2;
  const whole = last < 0 || isGroup || isMany ? bare : bare.slice(0, last);
  const decimals = whole === bare ? "" : bare.slice(last + 1);
  const amount = Number(`${whole.replaceAll(/[.,]/g, "")}.${decimals || "0"}`);
  return amount >= smallestAmount && amount <= largestAmount ? amount : null;
}

function hasBoth(text: string): boolean {
  return text.includes(".") && text.includes(",");
}
