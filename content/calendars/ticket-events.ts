import type { Facts } from "#content/facts/facts.ts";
import { sites, type SiteId } from "#content/facts/places/sites.ts";
import { dayInPeru } from "#content/facts/records/day-in-peru.ts";
import type { PlanFile } from "#content/trips/planner-words.ts";
import { isLate, planTickets, type TicketItem } from "#content/trips/tickets.ts";
import { pagePath, type GuidePage } from "#i18n/addresses.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import type { AllDayEvent } from "./write-calendar.ts";

/** The part of the guide that tells how to buy each, and who sells it; nobody where there are many to choose from. */
export const sales: Record<TicketItem, readonly [GuidePage, section: string, ...sellers: SiteId[]]> = {
  incaTrail: ["treks", "agency"],
  machuPicchu: ["machu-picchu", "buying", "tuBoleto"],
  trains: ["machu-picchu", "trains", "perurail", "incaRail"],
  lodge: ["jungle", "lodge"],
  flights: ["costs", "flights-and-buses"],
  nightBus: ["ways", "night-bus", "cruzDelSur"],
  nazcaFlight: ["place-paracas", "see"],
};

/** Nine in the morning of the day before, counted back from the midnight with which the day begins. */
const hoursBefore = 15;

/** The days on which the tickets of a dated plan are to be bought; one that is late is to be bought today. */
export function ticketEvents(facts: Facts, about: PlanFile): AllDayEvent[] {
  const { plan, words, language, url, now } = about;
  const today = dayInPeru(now);
  return planTickets(facts, plan).flatMap((ticket) => {
    const { item, by } = ticket;
    if (by === null) return [];
    const late = isLate(ticket, plan, today);
    const day = late ? today : by;
    const [page, section, ...sellers] = sales[item];
    const guide = new URL(`${pagePath(page, language)}#${section}`, url).href;
    const addresses = [...sellers.map((site) => sites[site].url), guide].join("\n");
    return {
      uid: `${plan.start}-ticket-${item}@irany-peru`,
      from: day,
      to: day,
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
