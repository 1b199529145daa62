import { currenciesFor } from "#content/facts/records/readers.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { fromSoles, isStale, rateOf, type Currency } from "#content/money/rates.ts";
import type { MoneyText } from "#content/tools/money-text.ts";
import { factPath } from "#i18n/facts/fact-address.ts";
import { formatAge } from "#i18n/format/format-date.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { printNumber, printTyped } from "./print-money.ts";
import styles from "./money-tables.module.css";

/** Soles that stand on price tags and notes. */
const roundAmounts = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Columns that a wallet and a phone have room for. */
const columns = 4;

/** Round amounts in the chosen currency and in the language's first ones. */
export function RoundAmounts({ text, currency }: { text: MoneyText; currency: Currency }) {
  const facts = useFacts();
  const { converter: words, sol } = text;
  const language = useLanguage();
  const shown = [...new Set([currency, ...currenciesFor[language]])].slice(0, columns);
  return (
    <section id="table" aria-labelledby="_table" className={styles.section}>
      <h2 id="_table">{words.tableTitle}</h2>
      <p className={styles.about}>{words.tableText}</p>
      <table className={styles.table}>
        <caption>{words.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{sol[1]}</th>
            {shown.map((code) => (
              <th key={code} scope="col">
                {code.toUpperCase()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roundAmounts.map((amount) => (
            <tr key={amount}>
              <th scope="row">{formatNumber(amount, language)}</th>
              {shown.map((code) => (
                <td key={code}>{printNumber(fromSoles(facts, amount, code), language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button kind="quiet" onClick={() => print()}>
        {text.print}
      </Button>
    </section>
  );
}

interface RateTableProps {
  text: MoneyText;
  /** The day in Peru. */
  today: string;
}

/** All rates with their age; each leads to its fact. */
export function RateTable({ text, today }: RateTableProps) {
  const facts = useFacts();
  const { converter: words, currencies, sol } = text;
  const language = useLanguage();
  return (
    <section aria-labelledby="_rates" className={styles.section}>
      <h2 id="_rates">{words.ratesTitle}</h2>
      <table className={`${styles.table} ${styles.rates}`}>
        <caption>{words.ratesCaption}</caption>
        <thead>
          <tr>
            {words.ratesHead.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {currenciesFor[language].map((code) => {
            const { id, per, soles, asOf } = rateOf(facts, code);
            return (
              <tr key={code}>
                <th scope="row">{`${printTyped(per, currencies[code], language)}`}</th>
                <td>{printTyped(soles, sol, language)}</td>
                <td data-stale={isStale(asOf, today) || undefined}>
                  {formatAge(asOf, language)} <a href={factPath(id, language)}>{words.noLongerTrue}</a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
