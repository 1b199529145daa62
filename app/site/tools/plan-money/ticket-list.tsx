import { useFacts } from "#app/site/parts/facts-context.tsx";
import { FigureAge } from "#app/site/parts/drawn-facts.tsx";
import { useDayInPeru } from "#app/site/parts/use-day-in-peru.ts";
import { isLate, planTickets, type Ticket } from "#content/trips/tickets.ts";
import { counter } from "#i18n/format/count.ts";
import { formatDate } from "#i18n/format/format-date.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { useLanguage } from "#i18n/page-language.tsx";
import { usePlanner } from "#app/site/tools/planner/planner-context.ts";
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
