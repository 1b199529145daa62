import { useDayInPeru } from "#app/site/parts/use-day-in-peru.ts";
import { readConversion } from "#content/money/read-conversion.ts";
import type { MoneyText } from "#content/tools/money-text.ts";
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

/** The converter and the trip share an address: what is chosen in one counts in the other. */
export function MoneyTool({ text, day }: MoneyToolProps) {
  const { query, form } = useLiveQuery();
  const today = useDayInPeru(day);
  const { currency } = readConversion(query, useLanguage());
  return (
    <div className={styles.tool}>
      <Converter text={text} query={query} form={form} today={today} />
      <TripCost text={text} query={query} form={form} />
      <RoundAmounts text={text} currency={currency} />
      <RateTable text={text} today={today} />
    </div>
  );
}
