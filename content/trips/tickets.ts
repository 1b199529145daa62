import type { Facts } from "#content/facts/facts.ts";
import { bookAhead } from "#content/facts/itineraries/booking.ts";
import type { PlainDate } from "#content/plain-date.ts";
import type { Means } from "#content/facts/itineraries/ways.ts";
import { monthsOfSales } from "#content/facts/machu-picchu/season.ts";
import { incaTrailHighMonths } from "#content/facts/treks/trek-rules.ts";
import { trekOf } from "#content/facts/treks/trek-stays.ts";
import type { Trek } from "#content/facts/treks/treks.ts";
import { addDays, addMonths, monthOf } from "#content/plain-date.ts";
import { planStays, type PlanStay } from "./plan-days.ts";
import { planOutings } from "./outings/plan-outings.ts";
import type { Plan, PlanPlace } from "./plan.ts";

export type TicketItem =
  | "incaTrail"
  | "machuPicchu"
  | "trains"
  | "lodge"
  | "flights"
  | "nightBus"
  | "nazcaFlight";

export interface Ticket {
  item: TicketItem;
  /** How long before, from–to. */
  ahead: readonly [number, number];
  unit: "months" | "weeks" | "days";
  /** The day by which to buy, the earlier end of that time; null without a day of landing. */
  by: PlainDate | null;
}

/** The tickets that sell out, each once, by the first day on which the plan needs it. The first to buy comes first. */
export function planTickets(facts: Facts, plan: Plan): Ticket[] {
  const stays = planStays(facts, plan);
  const firstDay = (uses: (stay: (typeof stays)[number]) => boolean) => stays.find(uses)?.arrives;
  const firstRide = (by: Means) =>
    firstDay(({ leg }) => leg?.rides.some(({ source }) => facts(source).by === by) ?? false);
  const firstNight = (bed: PlanPlace) => firstDay(({ place }) => place === bed);
  const byDay = planOutings(facts, plan, stays).find(({ trip }) => trip === "machu-picchu")?.day;
  const trail = firstTrek(stays, ({ permit }) => permit === "licensed agency");
  // Agencies sell the train back with it, and those of the Inca Trail the ticket; on other treks it is bought besides.
  const besides = firstTrek(stays, ({ permit, end }) => permit === "none" && end === "aguas-calientes");
  const [ruins] = [firstNight("aguas-calientes"), byDay ?? undefined, besides?.goesOn]
    .filter((day) => day !== undefined)
    .toSorted((a, b) => a - b);
  const trailDay = trail && plan.start && addDays(plan.start, trail.leaves);
  const needed: [TicketItem, number | undefined, Ticket["unit"], readonly [number, number]][] = [
    ["incaTrail", trail?.leaves, "months", permitMonths(facts, trailDay ?? null)],
    ["machuPicchu", ruins, "months", monthsFor(facts, plan, ruins)],
    ["trains", ruins, "months", facts(bookAhead).trainMonths],
    ["lodge", firstNight("tambopata"), "months", facts(bookAhead).lodgeMonths],
    ["flights", firstRide("plane"), "weeks", facts(bookAhead).flightWeeks],
    ["nightBus", firstRide("nightBus"), "days", facts(bookAhead).nightBusDays],
    // The flight is only for plans with a night in Nazca: travellers who change buses there do not stop.
    ["nazcaFlight", firstNight("nazca"), "days", facts(bookAhead).nazcaDays],
  ];
  const tickets = needed.flatMap(([item, day, unit, ahead]): Ticket[] => {
    if (day === undefined) return [];
    const date = plan.start ? addDays(plan.start, day) : null;
    return [{ item, ahead, unit, by: date && before(date, ahead[1], unit) }];
  });
  return tickets.toSorted((a, b) => (a.by ?? "").localeCompare(b.by ?? ""));
}

function firstTrek(stays: readonly PlanStay[], isMeant: (trek: Trek) => boolean): PlanStay | undefined {
  return stays.find(({ trek }) => trek && isMeant(trekOf(trek)));
}

/** Months ahead to book a permit for a day; without one, from the quietest time to the fullest. */
export function permitMonths(facts: Facts, day: PlainDate | null): readonly [number, number] {
  const { incaTrailMonths: low, incaTrailHighMonths: high } = facts(bookAhead);
  if (day === null) return [low[0], high[1]];
  return incaTrailHighMonths.includes(monthOf(day)) ? high : low;
}

/** Whether the day to buy it by is gone, for a trip that is still to come. @param today the ISO day in Peru */
export function isLate({ by }: Ticket, { start }: Plan, today: PlainDate): boolean {
  return by !== null && start !== null && by < today && today <= start;
}

/** With a date, as the sales of that month went; else from the quietest month to the fullest. */
function monthsFor(facts: Facts, { start }: Plan, day = 0): readonly [number, number] {
  if (start === null) return [1, facts(bookAhead).machuPicchuHighMonths[1]];
  const ahead =
    monthsOfSales[monthOf(addDays(start, day)) - 1]?.ahead ?? facts(bookAhead).machuPicchuHighMonths[1];
  return [ahead, ahead];
}

function before(date: PlainDate, count: number, unit: Ticket["unit"]): PlainDate {
  if (unit === "months") return addMonths(date, -count);
  return addDays(date, -count * (unit === "weeks" ? 7 : 1));
}
