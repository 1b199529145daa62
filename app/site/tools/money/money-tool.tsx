import { useHomeCurrency } from "#app/site/parts/home-country/use-home-currency.ts";
import { useDayInPeru } from "#app/site/parts/use-day-in-peru.ts";
import type { Currency } from "#content/money/rates.ts";
import { readConversion } from "#content/money/read-conversion.ts";
import type { MoneyText } from "#content/tools/money-text.ts";
import { homeCountryKey } from "#i18n/home-country/home-country-key.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { Converter } from "./converter.tsx";
import { RateTable, RoundAmounts } from "./money-tables.tsx";
import { TripCost } from "./trip-cost.tsx";
import { useLiveQuery } from "./use-live-query.ts";
import styles from "./money-tool.module.css";

interface MoneyToolProps {
  text: MoneyText;
  /** The day in Peru when the page was loaded. */
  day: string;
}

/**
 * The converter and the trip share an address: what is chosen in one counts in the other. Where none says a currency, the one of
 * the reader's own country stands in it.
 */
export function MoneyTool({ text, day }: MoneyToolProps) {
  const { query: asked, form } = useLiveQuery();
  const home = useHomeCurrency();
  const query = withCurrency(asked, home);
  const today = useDayInPeru(day);
  const { currency } = readConversion(query, useLanguage());
  return (
    <div className={styles.tool} data-draft={homeCountryKey}>
      <Converter text={text} query={query} form={form} today={today} />
      <TripCost text={text} query={query} form={form} />
      <RoundAmounts text={text} currency={currency} />
      <RateTable text={text} today={today} />
    </div>
  );
}

function withCurrency(query: URLSearchParams, currency: Currency | undefined): URLSearchParams {
  if (!currency || query.has("currency")) return query;
  return new URLSearchParams([...query, ["currency", currency]]);
}
