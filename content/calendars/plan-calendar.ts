import type { PlainDate } from "#content/plain-date.ts";
import type { Facts } from "#content/facts/facts.ts";
import { places } from "#content/facts/places/places.ts";
import { campsOf } from "#content/facts/treks/trek-stays.ts";
import { addDays } from "#content/plain-date.ts";
import { planStays } from "#content/trips/plan-days.ts";
import { planOutings } from "#content/trips/outings/plan-outings.ts";
import type { Plan } from "#content/trips/plan.ts";
import type { PlannerWords } from "#content/trips/planner-words.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { counter } from "#i18n/format/count.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import type { Language } from "#i18n/languages.ts";
import { ticketEvents } from "./ticket-events.ts";
import { writeCalendar, type AllDayEvent } from "./write-calendar.ts";

interface PlanCalendar {
  plan: Plan;
  start: PlainDate;
  words: PlannerWords;
  language: Language;
  /** The address of the plan's page, to come back to it from the calendar. */
  url: string;
  now: Date;
  /** The reader's own lines on each stop, which the browser alone has. */
  notes?: readonly string[];
}

/** A dated plan as an iCalendar file, written alike by the server and, without a connection, by the browser. */
export function planCalendar(facts: Facts, about: PlanCalendar): string {
  const { plan, start, words, language, url, now, notes = [] } = about;
  const event = (id: string, from: number, to: number, title: string): AllDayEvent => ({
    uid: `${start}-${id}@irany-peru`,
    from: addDays(start, from),
    to: addDays(start, to),
    title,
    url,
    saidAt: now,
    isBusy: true,
  });
  const stays = planStays(facts, plan);
  const events = stays.flatMap(({ place, nights, leg, arrives, leaves }, index) => {
    const name = words.places[place];
    const stay = {
      ...event(
        `${index}-${place}`,
        arrives,
        leaves - 1,
        `${name} (${counter(language)(nights, words.nights)})`,
      ),
      description: `${formatAltitude(places[place].altitude, language)}\n${notes[index] ?? ""}`
        .replaceAll("\u00a0", " ")
        .trim(),
      location: name,
    };
    const bus = fillIn(words.calendar.bus, { place: name });
    return leg?.isOvernight ? [event(`${index}-bus`, arrives - 1, arrives - 1, bus), stay] : [stay];
  });
  const outings = planOutings(facts, plan, stays).flatMap(({ trip, stop, day }) =>
    day === null ? [] : [event(`${stop}-${trip}`, day, day, words.trips.names[trip])],
  );
  const treks = stays.flatMap(({ trek, leaves, goesOn }, stop) => {
    if (!trek) return [];
    const camps = campsOf(trek);
    const title = `${words.treks.names[trek]} (${counter(language)(camps.length, words.nights)})`;
    const heights = camps.map(({ metres }) => formatAltitude(metres, language).replaceAll("\u00a0", " "));
    return [{ ...event(`${stop}-${trek}`, leaves, goesOn, title), description: heights.join(", ") }];
  });
  const last = stays.at(-1)?.goesOn ?? 0;
  return writeCalendar({
    name: words.calendar.name,
    productId: `Irany Peru//Trip planner//${language.toUpperCase()}`,
    events: [
      ...events,
      ...outings,
      ...treks,
      event("home", last, last, words.gates.home[plan.to ?? "lima"]),
      ...ticketEvents(facts, about),
    ],
  });
}
