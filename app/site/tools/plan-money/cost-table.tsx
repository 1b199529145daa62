import { currenciesFor } from "#content/facts/records/readers.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { useHomeCurrency } from "#app/site/parts/home-country/use-home-currency.ts";
import { SiteLink } from "#app/ui/buttons/site-link.tsx";
import { travelStyles } from "#content/facts/costs/daily-costs.ts";
import type { Range } from "#content/facts/costs/price.ts";
import { formatExchanged } from "#content/printing/format-price.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { trekTickets } from "#content/facts/treks/trek-rules.ts";
import { carSeats } from "#content/trips/party/party-costs.ts";
import { partyOf, roomsOf, sizeOf } from "#content/trips/party/party.ts";
import { byStyle, planCosts } from "#content/trips/plan-costs.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { counter } from "#i18n/format/count.ts";
import { pagePath } from "#i18n/addresses.ts";
import { formatSoles } from "#i18n/format/format-amount.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { partyText } from "#app/site/parts/plans/party-text.ts";
import { useTripNotes } from "#app/site/tools/plan-notes/notes-store.ts";
import { paidSoles } from "#app/site/tools/plan-notes/notes-text.ts";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
import styles from "./money-tables.module.css";

/** To what a sum is rounded that is said beside soles. */
const steps = { usd: 50, eur: 50, gbp: 50, huf: 10_000 };

/** A sum in the money of the reader's country, or else in the first of the language's currencies that has a step. */
function ReadersMoney({ range }: { range: Range }) {
  const facts = useFacts();
  const language = useLanguage();
  const home = useHomeCurrency();
  const currencies = home ? [home, ...currenciesFor[language]] : currenciesFor[language];
  const currency = currencies.find(isStepped) ?? "usd";
  return (
    <span className={styles.foreign}>
      {formatExchanged(facts, range, currency, steps[currency], language)}
    </span>
  );
}

function isStepped(currency: string): currency is keyof typeof steps {
  return Object.hasOwn(steps, currency);
}

/** Shows the cost of the plan at three levels, by item. */
export function CostTable() {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const planned = planCosts(facts, plan);
  const { unpriced, unpricedTrips, unpricedTreks } = planned;
  const { costs } = words;
  const party = partyOf(plan);
  const ages = {
    age: String(facts(machuPicchuPrices).freeBelowAge),
    until: String(facts(trekTickets).colca.childAges[1]),
  };
  return (
    <section aria-labelledby="costs" className={styles.section}>
      <h2 id="costs">{costs.title}</h2>
      <p className={styles.lead}>{costs.leads[roomsOf(party)]}</p>
      <CostRows costs={planned} />
      {sizeOf(party) > 2 && (
        <p className={styles.lead}>
          {fillIn(costs.cars, { seats: String(carSeats) })}
          {party.children.length > 0 && ` ${fillIn(costs.children, ages)}`}
        </p>
      )}
      {unpriced > 0 && <p className={styles.lead}>{counter(language)(unpriced, costs.unpriced)}</p>}
      {unpricedTrips > 0 && (
        <p className={styles.lead}>{counter(language)(unpricedTrips, costs.unpricedTrips)}</p>
      )}
      {unpricedTreks > 0 && (
        <p className={styles.lead}>{counter(language)(unpricedTreks, costs.unpricedTreks)}</p>
      )}
      <p className={styles.lead}>
        <Unbroken>{costs.differs}</Unbroken>
      </p>
      <p>
        <SiteLink to={pagePath("costs", language)}>{costs.more}</SiteLink>
      </p>
    </section>
  );
}

/** A row an item and a column a style of travel, rounded to ten soles. */
function CostRows({ costs: { lines, total, together } }: { costs: ReturnType<typeof planCosts> }) {
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const { styles: names } = useMessages().figures.costs;
  const { costs } = words;
  const party = partyOf(plan);
  const soles = ([from, to]: Range) =>
    formatSoles(Math.round(from / 10) * 10, language, Math.round(to / 10) * 10);
  const who = partyText({ ...party, avoids: [], pace: "usual" }, words, language);
  const paid = paidSoles(useFacts(), useTripNotes().notes);
  const open = ([from, to]: Range): Range => [Math.max(0, from - paid), Math.max(0, to - paid)];
  const sums = [
    [costs.total, total] as const,
    ...(sizeOf(party) > 1 ? [[fillIn(costs.together, { who }), together] as const] : []),
    ...(paid > 0
      ? [
          [words.notes.paidInAll, byStyle<Range>(() => [paid, paid])] as const,
          [words.notes.open, byStyle((style) => open(together[style]))] as const,
        ]
      : []),
  ];
  return (
    <table className={styles.costs}>
      <caption>
        {costs.caption}
        <FigureAge read={(recording) => planCosts(recording, plan)} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{costs.item}</th>
          {travelStyles.map((style) => (
            <th key={style} scope="col">
              {names[style]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ item, soles: range }) => (
          <tr key={item}>
            <th scope="row">{costs.items[item]}</th>
            {travelStyles.map((style) => (
              <td key={style} data-column={names[style]}>
                {soles(range[style])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, sum]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {travelStyles.map((style) => (
              <td key={style} data-column={names[style]}>
                {soles(sum[style])}
                <ReadersMoney range={sum[style]} />
              </td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
