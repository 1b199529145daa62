import { connectionHours } from "#content/facts/borders/flights-to-lima.ts";
import type { Range } from "#content/facts/costs/price.ts";
import { airportMinutes } from "#content/facts/ways/journeys.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import type { Ride } from "./ways.ts";

/** Rides to and from them are rides of their own. */
const airports: readonly PlaceId[] = ["airport-lim", "juliaca", "talara"];

const { way, before, after } = airportMinutes;

/** The time that a flight between two beds takes besides its time in the air, in minutes. */
export const flightGround: Range = [2 * way[0] + before[0] + after[0], 2 * way[1] + before[1] + after[1]];

/** Between two flights, on one ticket or on two. */
const change: Range = [connectionHours.oneTicket * 60, connectionHours.separateTickets * 60];

/**
 * Minutes from door to door of rides that follow one another: a flight takes what its airports take besides. Travellers from
 * abroad have the change of planes before the first flight; the wait for the flight home is not counted.
 * @example doorToDoor([ways.limaCusco]) // [260, 320], of which 80 are in the air
 */
export function doorToDoor(rides: readonly Ride[]): Range {
  let [from, to] = [0, 0];
  const add = ([least, most]: Range) => {
    from += least;
    to += most;
  };
  for (const [index, ride] of rides.entries()) {
    add(ride.minutes);
    if (ride.by !== "plane") continue;
    const [previous, next] = [rides[index - 1], rides[index + 1]];
    if (ride.from === "airport-lim") add(change);
    else if (previous?.by !== "plane") addGround(before, ride.from);
    if (next?.by === "plane") add(change);
    else if (ride.to !== "airport-lim") addGround(after, ride.to);
  }
  return [from, to];

  function addGround(wait: Range, place: PlaceId): void {
    add(wait);
    if (!airports.includes(place)) add(way);
  }
}
