import type { Facts } from "#content/facts/facts.ts";
import { sites, type SiteId } from "#content/facts/places/sites.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { isLate, planTickets, type TicketItem } from "#content/trips/tickets.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import type { AllDayEvent } from "./write-calendar.ts";

interface TicketCalendar {
  plan: Plan;
  words: PlannerWords;
  language: Language;
  /** The address of the plan's page. */
  url: string;
  now: Date;
}

interface Sale {
  /** None where many sell it: the guide then says how to choose. */
  sellers: readonly SiteId[];
  page: GuidePage;
  section: string;
}

/** Where each is bought, and the part of the guide that tells how. */
export const sales: Record<TicketItem, Sale> = {
  incaTrail: { sellers: [], page: "treks", section: "agency" },
  machuPicchu: { sellers: ["tuBoleto"], page: "machu-picchu", section: "buying" },
  trains: { sellers: ["perurail", "incaRail"], page: "machu-picchu", section: "trains" },
  lodge: { sellers: [], page: "jungle", section: "lodge" },
  flights: { sellers: [], page: "costs", section: "flights-and-buses" },
  nightBus: { sellers: ["cruzDelSur"], page: "ways", section: "night-bus" },
  nazcaFlight: { sellers: [], page: "place-paracas", section: "see" },
};

/** Nine in the morning of the day before, counted back from the midnight with which the day begins. */
const hoursBefore = 15;

/** The days on which the tickets of a dated plan are to be bought; one that is late is to be bought today. */
export function ticketEvents(
  facts: Facts,
  { plan, words, language, url, now }: TicketCalendar,
): AllDayEvent[] {
  const today = dayInPeru(now);
  return planTickets(facts, plan).flatMap((ticket) => {
    const { item, by } = ticket;
    if (by === null) return [];
    const late = isLate(ticket, plan, today);
    const { sellers, page, section } = sales[item];
    const guide = new URL(`${pagePath(page, language)}#${section}`, url).href;
    const addresses = [...sellers.map((site) => sites[site].url), guide].join("\n");
    return {
      uid: `${plan.start}-ticket-${item}@irany-peru`,
      from: late ? today : by,
      to: late ? today : by,
      title: fillIn(words.calendar.buy, { ticket: words.tickets.items[item] }),
      description: [
        ...(late ? [words.tickets.late] : []),
        fillIn(words.calendar.where, { addresses }),
        fillIn(words.calendar.plan, { address: url }),
      ].join("\n"),
      url,
      saidAt: now,
      hoursBefore,
    };
  });
}
