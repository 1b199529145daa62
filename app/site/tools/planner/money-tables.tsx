import { currenciesFor } from "#content/facts/records/readers.ts";
import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { useHomeCurrency } from "#app/site/parts/use-home-currency.ts";
import { useDayInPeru } from "#app/site/parts/use-day-in-peru.ts";
import { Link } from "react-router";
import { travelStyles } from "#content/facts/costs/daily-costs.ts";
import type { Range } from "#content/facts/costs/price.ts";
import { formatExchanged } from "#content/printing/format-price.ts";
import { planCosts } from "#content/trips/plan-costs.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { isLate, planTickets, type Ticket } from "#content/trips/tickets.ts";
import { counter } from "#i18n/format/count.ts";
import { pagePath } from "#i18n/addresses.ts";
import { formatSoles } from "#i18n/format/format-amount.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { useLanguage, useMessages } from "#i18n/page-language.tsx";
import { Unbroken } from "#i18n/format/unbroken.tsx";
import { usePlanner } from "./planner-context.ts";
import styles from "./money-tables.module.css";

/** Lists the tickets that sell out, in the order in which to buy them. */
export function TicketList() {
  const facts = useFacts();
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const tickets = planTickets(facts, plan);
  // Known to the browser alone, since a page is kept and sent to anybody.
  const today = useDayInPeru(null);
  if (tickets.length === 0) return null;
  const ahead = ({ ahead: [from, to], unit }: Ticket) => {
    const count = counter(language)(to, words.tickets.units[unit]);
    return fillIn(words.tickets.ahead, { time: from === to ? count : `${from}–${count}` });
  };
  const when = (ticket: Ticket) => {
    if (!ticket.by) return ahead(ticket);
    if (today !== null && isLate(ticket, plan, today)) return words.tickets.late;
    return `${fillIn(words.tickets.by, { date: formatDate(ticket.by, language) })} (${ahead(ticket)})`;
  };
  return (
    <section aria-labelledby="tickets" className={styles.section}>
      <h2 id="tickets">{words.tickets.title}</h2>
      <p className={styles.lead}>
        {words.tickets.lead}
        <FigureAge read={(recording) => planTickets(recording, plan)} />
      </p>
      {/* Whether a day is past, only the hydrated page knows. */}
      <ol className={styles.tickets} data-hydrates-after={plan.start === null ? undefined : 0}>
        {tickets.map((ticket) => (
          <li key={ticket.item}>
            <strong>{words.tickets.items[ticket.item]}</strong>
            <span>{when(ticket)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

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
  const { unpriced, unpricedTrips } = planned;
  const { costs } = words;
  return (
    <section aria-labelledby="costs" className={styles.section}>
      <h2 id="costs">{costs.title}</h2>
      <p className={styles.lead}>{costs.lead}</p>
      <CostRows costs={planned} />
      {unpriced > 0 && <p className={styles.lead}>{counter(language)(unpriced, costs.unpriced)}</p>}
      {unpricedTrips > 0 && (
        <p className={styles.lead}>{counter(language)(unpricedTrips, costs.unpricedTrips)}</p>
      )}
      <p className={styles.lead}>
        <Unbroken>{costs.differs}</Unbroken>
      </p>
      <p>
        <Link to={pagePath("costs", language)}>{costs.more}</Link>
      </p>
    </section>
  );
}

/** A row an item and a column a style of travel, rounded to ten soles. */
function CostRows({ costs: { lines, total } }: { costs: ReturnType<typeof planCosts> }) {
  const { words, plan } = usePlanner();
  const language = useLanguage();
  const { styles: names } = useMessages().figures.costs;
  const { costs } = words;
  const soles = ([from, to]: Range) =>
    formatSoles(Math.round(from / 10) * 10, language, Math.round(to / 10) * 10);
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
        <tr>
          <th scope="row">{costs.total}</th>
          {travelStyles.map((style) => (
            <td key={style} data-column={names[style]}>
              {soles(total[style])}
              <ReadersMoney range={total[style]} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
