import type { Facts } from "#content/facts/facts.ts";
import { singleRoomExtra, type TravelStyle } from "#content/facts/costs/daily-costs.ts";
import { times, type Range } from "#content/facts/costs/price.ts";
import { machuPicchuPrices } from "#content/facts/machu-picchu/prices.ts";
import { trekTickets } from "#content/facts/treks/trek-rules.ts";
import { roomsOf, sizeOf, type Party } from "./party.ts";

/** Passengers, beside the driver, with what they carry. */
export const carSeats = 4;

/** A person's share of the fare of a car, which is for all who sit in it; larger parties take several. */
export function carShare(party: Party): number {
  return Math.ceil(sizeOf(party) / carSeats) / sizeOf(party);
}

/** Soles of a night that each pays because one sleeps alone; in dormitories, where the cheapest style sleeps, an empty bed is nobody's. */
export function singleRoomShare(facts: Facts, party: Party, style: TravelStyle): Range {
  const isAlone = ["alone", "odd"].includes(roomsOf(party)) && style !== "backpacker";
  return isAlone ? times(singleRoomExtra(facts, style), 1 / sizeOf(party)) : [0, 0];
}

/** Soles a person of what Machu Picchu costs an adult, with all that belongs to it: the youngest children enter free. */
export function ruinsShare(facts: Facts, party: Party, [from, to]: Range): Range {
  if (party.children.length === 0) return [from, to];
  const { foreign, freeBelowAge } = facts(machuPicchuPrices);
  const free = party.children.filter((age) => age < freeBelowAge).length;
  const saved = (foreign * free) / sizeOf(party);
  return [from - saved, to - saved];
}

/** Soles a person of the ticket of the Colca. No price of the smallest is known: they are counted as the other children. */
export function colcaShare(facts: Facts, party: Party, [from, to]: Range): Range {
  // A sum for adults alone does not rest on it.
  if (party.children.length === 0) return [from, to];
  const { child, childAges } = facts(trekTickets).colca;
  const share = party.children.filter((age) => age <= childAges[1]).length / sizeOf(party);
  return [from + (child - from) * share, to + (child - to) * share];
}
