import { useEffect, useRef } from "react";
import { answeredBy } from "#app/site/parts/answered-by.ts";
import { currenciesFor } from "#content/facts/records/readers.ts";
import type { Facts } from "#content/facts/facts.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { DatedWords } from "#app/site/parts/drawn-facts.tsx";
import { Button } from "#app/ui/buttons/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { fromSoles, isStale, rateOf, toSoles } from "#content/money/rates.ts";
import { monthsOld } from "#content/plain-date.ts";
import { readConversion, type Conversion } from "#content/money/read-conversion.ts";
import type { MoneyText } from "#content/tools/money-text.ts";
import { pagePath } from "#i18n/addresses.ts";
import { formatAge } from "#i18n/format/format-date.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { OtherFields } from "./other-fields.tsx";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { lineOf, runsOf, type Line } from "#content/documents/line.ts";
import { printMoney, printTyped } from "./print-money.ts";
import type { LiveForm } from "./use-live-query.ts";
import styles from "./converter.module.css";

interface ConverterProps {
  text: MoneyText;
  query: URLSearchParams;
  form: LiveForm;
  /** The day in Peru. */
  today: string;
}

const ownFields = ["amount", "currency"];

/** One amount in both directions, with the age of the rate. */
export function Converter({ text, query, form, today }: ConverterProps) {
  const facts = useFacts();
  const { converter: words, currencies, sol } = text;
  const language = useLanguage();
  const { amount, currency } = readConversion(query, language);
  const name = currencies[currency];
  const rate = rateOf(facts, currency);
  const rateLine = (recording: Facts) => {
    const { per, soles, asOf } = rateOf(recording, currency);
    const told = `${printTyped(per, name, language)} = ${printTyped(soles, sol, language)}`;
    return fillIn(words.rate, { rate: told, when: formatAge(asOf, language) });
  };
  return (
    <section id="convert" aria-labelledby="_convert" className={styles.converter}>
      <h2 id="_convert">{words.title}</h2>
      <p className={styles.about}>
        <InlineText>{words.text}</InlineText>
      </p>
      <div className={styles.board}>
        <AmountForm text={text} query={query} form={form} />
        <div className={styles.answer}>
          <Results text={text} amount={amount} currency={currency} />
          <p className={styles.rate}>
            <DatedWords say={rateLine} />
            {rate.isEstimate && ` (${words.estimate})`}
          </p>
          {isStale(rate.asOf, today) && (
            <p className={styles.stale}>
              <InlineText>
                {fillInLine(words.stale, { months: String(monthsOld(rate.asOf, today)) })}
              </InlineText>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function AmountForm({ text: { converter: words, currencies }, query, form }: Omit<ConverterProps, "today">) {
  const language = useLanguage();
  const { text: typed, amount, currency } = readConversion(query, language);
  const select = useFollowingSelect(currency);
  return (
    <form
      method="get"
      action={`${pagePath("money", language)}#convert`}
      noValidate
      {...answeredBy("react")}
      className={styles.form}
      {...form}
    >
      <Field label={words.amount} error={amount === null ? words.wrong : undefined}>
        {(control) => (
          <input
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            defaultValue={typed}
          />
        )}
      </Field>
      <Field label={words.currency}>
        {(control) => (
          <select {...control} ref={select} name="currency" defaultValue={currency}>
            {currenciesFor[language].map((code) => (
              <option key={code} value={code}>
                {`${currencies[code][1]} (${code.toUpperCase()})`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <OtherFields query={query} own={ownFields} />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}

/** Shows the currency that the device brings later; what was chosen before React came stays. */
function useFollowingSelect(currency: string) {
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(currency);
  useEffect(() => {
    if (select.current?.value === shown.current) select.current.value = currency;
    shown.current = currency;
  }, [currency]);
  return select;
}

interface ResultsProps extends Pick<Conversion, "amount" | "currency"> {
  text: MoneyText;
}

/** The amount in both directions; nothing where it is no number. */
function Results({ text: { converter: words, currencies, sol }, amount, currency }: ResultsProps) {
  const facts = useFacts();
  const language = useLanguage();
  const name = currencies[currency];
  return (
    <output className={styles.results}>
      {amount !== null && (
        <>
          <span className={styles.result}>
            {fillIn(words.result, {
              amount: printTyped(amount, sol, language),
              result: printMoney(fromSoles(facts, amount, currency), name, language),
            })}
          </span>
          <span className={styles.result}>
            {fillIn(words.result, {
              amount: printTyped(amount, name, language),
              result: printMoney(toSoles(facts, amount, currency), sol, language),
            })}
          </span>
        </>
      )}
    </output>
  );
}

function fillInLine(line: Line, values: Record<string, string>): Line {
  return lineOf(runsOf(line).map((run) => ({ ...run, text: fillIn(run.text, values) })));
}
