import type { Facts } from "#content/facts/facts.ts";
import { tourPrices } from "#content/facts/costs/big-items.ts";
import type { DayTripId } from "#content/facts/itineraries/day-trips.ts";
import { dailyTotal, travelStyles, type TravelStyle } from "#content/facts/costs/daily-costs.ts";
import { inSoles, roundTo, sumOf, times, type Price, type Range } from "#content/facts/costs/price.ts";
import { islandFamily } from "#content/facts/costs/stays.ts";
import { costOf, type TripItem } from "#content/facts/costs/trip-totals.ts";
import type { Means, Way } from "#content/facts/itineraries/ways.ts";
import { trekOf } from "#content/facts/treks/trek-stays.ts";
import { treks, type Trek, type TrekId } from "#content/facts/treks/treks.ts";
import { dayTripPrice, paidTrips } from "./outings/day-trip-prices.ts";
import { carShare, colcaShare, ruinsShare, singleRoomShare } from "./party/party-costs.ts";
import { partyOf, sizeOf, type Party } from "./party/party.ts";
import { planNights, planStays, wayHome, type PlanStay } from "./plan-days.ts";
import { directWays, type PlanRide } from "./plan-ways.ts";
import type { Plan, PlanPlace } from "./plan.ts";
import { fromEntriesOf } from "#i18n/typed-keys.ts";

type CostItem = "days" | "singleRoom" | "flights" | "rides" | "treks" | "machuPicchu" | "lodge" | "entries";

export interface PlanCosts {
  /** Soles a person, all who travel alike, from–to, by style; lines that cost nothing are left out. */
  lines: { item: CostItem; soles: Record<TravelStyle, Range> }[];
  /** Rounded to the hundred, because an estimate is not finer. */
  total: Record<TravelStyle, Range>;
  /** The same for all who travel. */
  together: Record<TravelStyle, Range>;
  /** Rides without a fare in our facts, which are not in the sum. */
  unpriced: number;
  /** Day trips without a price, which are not in the sum either. */
  unpricedTrips: number;
  /** Treks without a price of a known age: with their days they are not in it. */
  unpricedTreks: number;
}

/** A style takes the first of these that leads there and whose fare we know; else, and at mid-range, it goes as the plan says. */
const ownMeans: Record<TravelStyle, readonly Means[]> = {
  backpacker: ["colectivo", "bus"],
  midRange: [],
  comfortable: ["plane", "car", "coach"],
};

/** Nights in a lodge, with meals and boat: its price is that of two nights. */
const lodges: readonly PlanPlace[] = ["tambopata"];
const lodgeNights = 2;

/** Nights that are paid for by the person, however many sleep in the room. */
const paidByHead: readonly (PlanPlace | "bus")[] = ["bus", "amantani", ...lodges];

/** The cost of a plan on the spot, without the flight to Peru and insurance. Children count as adults where no price of theirs is known. */
export function planCosts(facts: Facts, plan: Plan): PlanCosts {
  const stays = planStays(facts, plan);
  const trips = paidTrips(plan);
  const rides = byStyle((style) => ridesOf(facts, plan, stays, style));
  const nights = planNights(plan, stays);
  const walked = stays.flatMap(({ trek }) => trek ?? []);
  const inBeds = nights.flatMap(({ place }) => (typeof place === "object" ? [] : [place]));
  const inLodge = inBeds.filter((place) => lodges.some((lodge) => lodge === place)).length;
  const has = (...places: PlanPlace[]) => stays.some(({ place }) => places.includes(place));
  // Treks that lead there have it in their price.
  const visitsRuins = has("aguas-calientes") && !walked.some((id) => trekOf(id).end === "aguas-calientes");
  const ground = byStyle((style) => rides[style].filter(({ by }) => by !== "plane"));
  const party = partyOf(plan);
  const rooms = inBeds.filter((place) => !paidByHead.includes(place)).length;
  const lines = [
    line("days", (style) => times(dailyTotal(facts, style), inBeds.length - inLodge)),
    line("singleRoom", (style) => times(singleRoomShare(facts, party, style), rooms)),
    line("flights", (style) =>
      times(costOf(facts, "flight", style), rides[style].length - ground[style].length),
    ),
    line("rides", (style) => sumOf(ground[style].map((ride) => fareOf(facts, ride, party)))),
    line("treks", () => sumOf(walked.map((id) => trekPrice(facts, id) ?? [0, 0]))),
    line("machuPicchu", (style) =>
      visitsRuins ? ruinsShare(facts, party, costOf(facts, "machuPicchu", style)) : [0, 0],
    ),
    line("lodge", (style) => times(costOf(facts, "jungle", style), inLodge / lodgeNights)),
    line("entries", (style) => sumOf([entriesOf(facts, stays, style), tripsOf(facts, trips, party)])),
  ];
  const each = byStyle((style) => sumOf(lines.map(({ soles }) => soles[style])));
  return {
    lines: lines.filter(({ soles }) => soles.comfortable[1] > 0),
    total: byStyle((style) => rounded(each[style])),
    together: byStyle((style) => rounded(times(each[style], sizeOf(party)))),
    unpriced: ground.midRange.filter(({ usd }) => !usd).length,
    unpricedTrips: trips.filter((trip) => !dayTripPrice(facts, trip)).length,
    unpricedTreks: walked.filter((id) => !trekPrice(facts, id)).length,
  };
}

function line(item: CostItem, of: (style: TravelStyle) => Range): PlanCosts["lines"][number] {
  return { item, soles: byStyle(of) };
}

export function byStyle<T>(of: (style: TravelStyle) => T): Record<TravelStyle, T> {
  return fromEntriesOf(travelStyles.map((style) => [style, of(style)] as const));
}

function rounded([from, to]: Range): Range {
  return [roundTo(from, 100), roundTo(to, 100)];
}

/** The rides that a style pays for, those of the way home among them. */
function ridesOf(facts: Facts, plan: Plan, stays: readonly PlanStay[], style: TravelStyle): Way[] {
  const chosen = plan.stops.map(({ by }) => by);
  return [...stays.map(({ leg }) => leg), wayHome(facts, plan)]
    .flatMap((leg, stop) => (leg?.rides ?? []).map((ride) => takenRide(facts, ride, style, chosen[stop])))
    .map(({ source }) => facts(source))
    .filter(isCounted);
}

/** The way from Ollantaytambo to Aguas Calientes and back is part of what Machu Picchu costs. */
function isCounted({ from, to }: Way): boolean {
  return from !== "aguas-calientes" && to !== "aguas-calientes";
}

/** Means that the reader chose count for all styles. */
function takenRide(facts: Facts, ride: PlanRide, style: TravelStyle, chosen: Means | undefined): PlanRide {
  if (ride.by === chosen) return ride;
  const ways = directWays(facts, ride.from, ride.to);
  const own = ownMeans[style].flatMap((means) => ways.find(({ by }) => by === means) ?? []);
  return own.find(({ source }) => facts(source).usd) ?? ride;
}

function fareOf(facts: Facts, { usd, by }: Way, party: Party): Range {
  const share = by === "car" ? carShare(party) : 1;
  return usd ? inSoles(facts, { range: times(usd, share), currency: "USD" }) : [0, 0];
}

/** The day trips of which a source tells what children pay. */
const childrensShares: Partial<Record<DayTripId, typeof ruinsShare>> = {
  "machu-picchu": ruinsShare,
  colca: colcaShare,
};

function tripsOf(facts: Facts, trips: readonly DayTripId[], party: Party): Range {
  const prices = trips.map((trip) => {
    const price = dayTripPrice(facts, trip) ?? ([0, 0] as const);
    return childrensShares[trip]?.(facts, party, price) ?? price;
  });
  return sumOf(prices);
}

/** With guide, food and tents; null where no source says when the price was true. */
function trekPrice(facts: Facts, id: TrekId): Range | null {
  const { price }: Trek = facts(treks)[id];
  return price && "asOf" in price ? inSoles(facts, { range: price.usd, currency: "USD" }) : null;
}

/** Entries besides the day trips that nearly everybody pays where one stays; each once. */
function entriesOf(facts: Facts, stays: readonly PlanStay[], style: TravelStyle): Range {
  const has = (...places: PlanPlace[]) => stays.some(({ place }) => places.includes(place));
  const sees = (item: TripItem, ...places: PlanPlace[]) =>
    has(...places) ? [costOf(facts, item, style)] : [];
  const pays = (price: Price, ...places: PlanPlace[]) => (has(...places) ? [inSoles(facts, price)] : []);
  return sumOf([
    ...pays(facts(tourPrices).huacachinaBuggy, "huacachina"),
    ...sees("nazcaFlight", "nazca"),
    ...(has("amantani") ? [facts(islandFamily).soles] : []),
    ...sees("boletoTuristico", "cusco", "pisac", "urubamba", "ollantaytambo"),
  ]);
}
