import type { PlainDate } from "#content/plain-date.ts";
import type { Facts } from "#content/facts/facts.ts";
import type { Means } from "#content/facts/itineraries/ways.ts";
import { places } from "#content/facts/places/places.ts";
import { campsOf } from "#content/facts/treks/trek-stays.ts";
import { addDays } from "#content/plain-date.ts";
import { planStays, wayHome, type PlanStay } from "#content/trips/plan-days.ts";
import { planOutings } from "#content/trips/outings/plan-outings.ts";
import type { Leg } from "#content/trips/plan-ways.ts";
import type { PlanFile } from "#content/trips/planner-words.ts";
import { fillIn } from "#i18n/messages/fill-in.ts";
import { counter } from "#i18n/format/count.ts";
import { formatTravelTime } from "#i18n/format/format-duration.ts";
import { formatAltitude } from "#i18n/format/format-amount.ts";
import { withCapital } from "#i18n/facts/with-capital.ts";
import { ticketEvents } from "./ticket-events.ts";
import { writeCalendar, type AllDayEvent } from "./write-calendar.ts";

interface PlanCalendar extends PlanFile {
  start: PlainDate;
  /** Their names. */
  means: Readonly<Record<Means, string>>;
  /** The reader's own lines on each stop, which the browser alone has. */
  notes?: readonly string[];
}

/** A dated plan as an iCalendar file, written alike by the server and, without a connection, by the browser. */
export function planCalendar(facts: Facts, about: PlanCalendar): string {
  const { plan, words, language } = about;
  const stays = planStays(facts, plan);
  const outings = planOutings(facts, plan, stays).flatMap(({ trip, stop, day }) =>
    day === null ? [] : [eventOf(about, `${stop}-${trip}`, [day, day], words.trips.names[trip])],
  );
  const last = stays.at(-1)?.goesOn ?? 0;
  const home = eventOf(about, "home", [last, last], words.gates.home[plan.to ?? "lima"], [
    rideText(wayHome(facts, plan), about),
  ]);
  return writeCalendar({
    name: words.calendar.name,
    productId: `Irany Peru//Trip planner//${language.toUpperCase()}`,
    events: [
      ...stays.flatMap((stay, index) => stayEvents(stay, index, about)),
      ...outings,
      ...stays.flatMap((stay, index) => trekEvents(stay, index, about)),
      home,
      ...ticketEvents(facts, about),
    ],
  });
}

/** The nights at a stop, and before them the one on the bus that leads there. How one gets there stands in the first. */
function stayEvents({ place, nights, leg, arrives, leaves }: PlanStay, index: number, about: PlanCalendar) {
  const { words, language, notes = [] } = about;
  const name = words.places[place];
  const ride = rideText(leg, about);
  const height = formatAltitude(places[place].altitude, language);
  const title = `${name} (${counter(language)(nights, words.nights)})`;
  const stay = eventOf(about, `${index}-${place}`, [arrives, leaves - 1], title, [
    leg?.isOvernight ? "" : ride,
    height,
    notes[index] ?? "",
  ]);
  const night = arrives - 1;
  const bus = fillIn(words.calendar.bus, { place: name });
  return [
    ...(leg?.isOvernight ? [eventOf(about, `${index}-bus`, [night, night], bus, [ride])] : []),
    { ...stay, location: name },
  ];
}

function trekEvents({ trek, leaves, goesOn }: PlanStay, index: number, about: PlanCalendar): AllDayEvent[] {
  const { words, language } = about;
  if (!trek) return [];
  const camps = campsOf(trek);
  const title = `${words.treks.names[trek]} (${counter(language)(camps.length, words.nights)})`;
  const heights = camps.map(({ metres }) => formatAltitude(metres, language)).join(", ");
  return [eventOf(about, `${index}-${trek}`, [leaves, goesOn], title, [heights])];
}

/** Without words where there is nothing to ride, or nothing known of it. */
function rideText(leg: Leg | null, { words, means, language }: PlanCalendar): string {
  if (!leg?.rides.length) return "";
  const time = formatTravelTime(leg.minutes, language);
  const rides = leg.rides.map(({ by }) => means[by]).join(", ");
  const isSum = leg.rides.length > 1 || leg.rides[0]?.by === "plane";
  return withCapital(`${rides}: ${isSum ? fillIn(words.legs.inAll, { time }) : time}`);
}

/** @param days the first and the last one, counted from the day of landing; @param lines empty ones are left out */
function eventOf(
  { start, url, now }: PlanCalendar,
  id: string,
  [from, to]: readonly [number, number],
  title: string,
  lines: readonly string[] = [],
): AllDayEvent {
  // Calendar programs show hard spaces as signs of their own.
  const description = lines.filter(Boolean).join("\n").replaceAll("\u00a0", " ").trim();
  return {
    uid: `${start}-${id}@irany-peru`,
    from: addDays(start, from),
    to: addDays(start, to),
    title,
    ...(description && { description }),
    url,
    saidAt: now,
    isBusy: true,
  };
}
