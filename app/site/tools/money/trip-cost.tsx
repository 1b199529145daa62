import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FactMonth } from "#app/site/parts/fact-page-link.tsx";
import { InlineText } from "#app/site/parts/inline-text.tsx";
import { roundTo, type Range } from "#content/facts/costs/price.ts";
import { fromSoles } from "#content/money/rates.ts";
import { readConversion } from "#content/money/read-conversion.ts";
import { readTrip } from "#content/money/read-trip.ts";
import { roundMoney } from "#content/money/round-money.ts";
import { tripEstimate } from "#content/money/trip-parts.ts";
import type { MoneyText } from "#content/tools/money-text.ts";
import { formatNumber } from "#i18n/format/format-amount.ts";
import type { Language } from "#i18n/languages.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { printRange } from "./print-money.ts";
import { TripForm } from "./trip-form.tsx";
import type { LiveForm } from "./use-live-query.ts";
import table from "./money-tables.module.css";
import styles from "./trip-cost.module.css";

interface TripCostProps {
  text: MoneyText;
  query: URLSearchParams;
  form: LiveForm;
}

/** Shows the cost of a trip, in total and by item. */
export function TripCost({ text, query, form }: TripCostProps) {
  const facts = useFacts();
  const { trip: words, sol, currencies } = text;
  const language = useLanguage();
  const asked = readTrip(query);
  const { currency } = readConversion(query, language);
  const { lines, total } = tripEstimate(facts, asked.plan);
  const { people } = asked.plan;
  const abroad: Range = [
    roundMoney(fromSoles(facts, total[0], currency), 2),
    roundMoney(fromSoles(facts, total[1], currency), 2),
  ];
  return (
    <section id="trip" aria-labelledby="_trip" className={styles.trip}>
      <h2 id="_trip">{words.title}</h2>
      <p className={styles.about}>
        <InlineText>{words.text}</InlineText>
      </p>
      <div className={styles.board}>
        <TripForm text={words} asked={asked} query={query} form={form} />
        <div className={styles.answer}>
          <output className={styles.sums}>
            <strong className={styles.total}>
              {fillIn(words.total, { range: printRange(rounded(total), sol, language) })}
            </strong>
            <span>{fillIn(words.abroad, { range: printRange(abroad, currencies[currency], language) })}</span>
            {people > 1 && (
              <span>
                {fillIn(words.each, {
                  range: printRange(rounded([total[0] / people, total[1] / people]), sol, language),
                })}
              </span>
            )}
          </output>
          <CostLines words={words} lines={lines} />
          <p className={styles.note}>
            <InlineText>{words.missing}</InlineText>
          </p>
          <p className={styles.note}>{words.rounding}</p>
        </div>
      </div>
    </section>
  );
}

interface CostLinesProps {
  words: MoneyText["trip"];
  lines: ReturnType<typeof tripEstimate>["lines"];
}

function CostLines({ words, lines }: CostLinesProps) {
  const language = useLanguage();
  const nameOf = (part: (typeof lines)[number]["part"]) =>
    part === "days" || part === "singleRoom" || part === "flights" ? words.line[part] : words.part[part];
  return (
    <table className={table.table}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          {words.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ part, soles, fact }) => (
          <tr key={part}>
            <th scope="row">{nameOf(part)}</th>
            <td>{soleRange(soles, language)}</td>
            <td>
              <FactMonth fact={fact} language={language} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function soleRange(soles: Range, language: Language): string {
  const ends = soles.map((end) => formatNumber(roundTo(end, 10), language));
  return [...new Set(ends)].join("–");
}

/** To the hundred, because an estimate is not finer; a small sum to the ten. */
function rounded([from, to]: Range): Range {
  const step = to < 1000 ? 10 : 100;
  return [roundTo(from, step), roundTo(to, step)];
}
