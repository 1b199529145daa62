import type { Facts } from "#content/facts/facts.ts";
import { bookAhead } from "#content/facts/itineraries/booking.ts";
import type { PlainDate } from "#content/plain-date.ts";
import type { Means } from "#content/facts/itineraries/ways.ts";
import { monthsOfSales } from "#content/facts/machu-picchu/season.ts";
import { addDays, addMonths, monthOf } from "#content/plain-date.ts";
import { planStays } from "./plan-days.ts";
import { planOutings } from "./outings/plan-outings.ts";
import type { Plan, PlanPlace } from "./plan.ts";

export type TicketItem = "machuPicchu" | "trains" | "lodge" | "flights" | "nightBus" | "nazcaFlight";

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
  const [ruins] = [firstNight("aguas-calientes"), byDay ?? undefined]
    .filter((day) => day !== undefined)
    .toSorted((a, b) => a - b);
  const needed: [TicketItem, number | undefined, Ticket["unit"], readonly [number, number]][] = [
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
