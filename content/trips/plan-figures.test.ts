import { defaultFacts as facts } from "#content/facts/facts.ts";
import { expect, test } from "vitest";
import { travelStyles } from "#content/facts/costs/daily-costs.ts";
import { exchangeRates } from "#content/facts/costs/price.ts";
import { costOf, tripCosts } from "#content/facts/costs/trip-totals.ts";
import { ways } from "#content/facts/itineraries/ways.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import { moreWays } from "#content/facts/ways/more-ways.ts";
import { readPlan } from "./plan-address.ts";
import type { Plan } from "./plan.ts";
import { planCosts } from "./plan-costs.ts";
import { planNights, planStays } from "./plan-days.ts";
import { planTrip } from "./plan-trip.ts";
import { directWays, legBetween } from "./plan-ways.ts";
import { templatePlan } from "./templates.ts";
import { isLate, planTickets } from "./tickets.ts";

const planOf = (query: string) => readPlan(new URLSearchParams(query)).plan;

test("a way is the facts' own, or several of them, or none", () => {
  expect(legBetween(facts, "miraflores", "cusco")?.rides.map(({ by }) => by)).toEqual(["plane"]);
  expect(legBetween(facts, "miraflores", "cusco", "nightBus")?.isOvernight).toBe(true);
  expect(legBetween(facts, "miraflores", "ollantaytambo")?.rides.map(({ by }) => by)).toEqual([
    "plane",
    "car",
  ]);
  expect(legBetween(facts, "huacachina", "arequipa", "nightBus")?.rides.map(({ to }) => to)).toEqual([
    "nazca",
    "arequipa",
  ]);
  expect(legBetween(facts, "cabanaconde", "mancora")).toBeNull();
});

test("from Puno to Cusco one takes the direct bus; the coach with stops and the luxury train are named as such", () => {
  const waysThere = directWays(facts, "puno", "cusco");
  expect(waysThere.map(({ by, minutes }) => [by, minutes])).toEqual([
    ["bus", [360, 420]],
    ["coach", [600, 660]],
    ["train", [600, 600]],
  ]);
  expect(waysThere.map(({ isLuxury }) => isLuxury ?? false)).toEqual([false, false, true]);
  // 40–80 soles at 3.4 to the dollar.
  expect(waysThere[0] && facts(waysThere[0].source).usd).toEqual([12, 24]);
  expect(legBetween(facts, "cusco", "puno")?.minutes).toEqual([360, 420]);
  const fare = (by: string) =>
    planCosts(facts, planOf(`plan=v1_puno.1_cusco.1${by}`)).lines.find(({ item }) => item === "rides")?.soles
      .midRange[1] ?? 0;
  expect(fare(".coach") - fare("")).toBeCloseTo((69 - 24) * facts(exchangeRates).usd.soles);
});

test("who flies home, or on from the plane, stays at Lima's airport, and pays no car from there", () => {
  const ends = (from: PlaceId, to: PlaceId) =>
    legBetween(facts, from, to)?.rides.map((ride) => `${ride.by} ${ride.from} ${ride.to}`);
  expect(ends("cusco", "airport-lim")).toEqual(["plane cusco airport-lim"]);
  expect(ends("puno", "airport-lim")).toEqual(["car puno juliaca", "plane juliaca airport-lim"]);
  expect(ends("airport-lim", "ollantaytambo")).toEqual([
    "plane airport-lim cusco",
    "car cusco ollantaytambo",
  ]);
  expect(ends("paracas", "airport-lim")).toEqual(["bus paracas miraflores", "car miraflores airport-lim"]);
  const flight = legBetween(facts, "miraflores", "cusco")?.rides[0];
  expect(legBetween(facts, "cusco", "airport-lim")?.rides[0]?.minutes).toEqual(flight?.minutes);
  const plan = planOf("plan=v1_miraflores.1_cusco.2");
  expect(planTrip(facts, plan).days.at(-1)?.legs).toHaveLength(1);
  // The taxi from the plane to the first bed alone, for two.
  const { lines } = planCosts(facts, plan);
  const fare = facts(ways).airportLima.usd.map((dollars) => (dollars / 2) * facts(exchangeRates).usd.soles);
  expect(lines.find(({ item }) => item === "rides")?.soles.midRange).toEqual(fare);
});

test("a night on the bus is a night of the plan, and the days after it move on", () => {
  const plan = planOf("plan=v1_huacachina.1_arequipa.2.nightBus_miraflores.1&start=2027-05-03");
  expect(planNights(plan, planStays(facts, plan)).map(({ place, date }) => [place, date?.slice(-2)])).toEqual(
    [
      ["huacachina", "03"],
      ["bus", "04"],
      ["arequipa", "05"],
      ["arequipa", "06"],
      ["miraflores", "07"],
    ],
  );
  expect(planStays(facts, plan).map(({ arrives, leaves }) => [arrives, leaves])).toEqual([
    [0, 1],
    [2, 4],
    [4, 5],
  ]);
  expect(planTrip(facts, plan).days.map(({ sleep }) => sleep)).toEqual([
    "huacachina",
    "bus",
    "arequipa",
    "miraflores",
    "home",
  ]);
});

test("the map shows the south, the north or all of Peru", () => {
  const cut = (query: string) => planTrip(facts, planOf(`plan=v1_${query}`)).map;
  expect(cut("miraflores.1_puno.1_tambopata.1")).toBe("south");
  expect(cut("miraflores.1_mancora.1")).toBe("north");
  expect(cut("miraflores.1_iquitos.1")).toBe("country");
  expect(cut("cusco.1_mancora.1")).toBe("country");
});

test("a plan costs its days, its ways and what one sees, and says which fares it does not know", () => {
  const week = planCosts(
    facts,
    planOf("plan=v1_miraflores.1_ollantaytambo.2_aguas-calientes.1_cusco.2_miraflores.1"),
  );
  expect(week.lines.map(({ item }) => item)).toEqual(["days", "flights", "rides", "machuPicchu", "entries"]);
  // Seven days, two flights, Machu Picchu and the Boleto, as the costs page sums them, and taxis besides.
  expect(week.lines[0]?.soles.backpacker).toEqual([700, 1260]);
  expect(week.total.backpacker[0]).toBeGreaterThanOrEqual(1500);
  expect(week.unpriced).toBe(0);
  for (const [from, to] of Object.values(week.total)) expect(from).toBeLessThan(to);
  expect(planCosts(facts, planOf("plan=v1_miraflores.1_nazca.2_miraflores.1")).unpriced).toBe(2);
  const lodge = planCosts(facts, planOf("plan=v1_miraflores.1_tambopata.2_miraflores.1"));
  expect(lodge.lines.find(({ item }) => item === "days")?.soles.backpacker[0]).toBe(200);
});

test.each(travelStyles)(
  "the week costs what the costs page says and its rides, as both say in words: %s",
  (style) => {
    const { lines } = planCosts(facts, templatePlan("one-week"));
    const soles = lines.map(({ item, soles: of }) => (item === "rides" ? [0, 0] : of[style]));
    const sum = [0, 1].map((end) => soles.reduce((total, range) => total + (range[end] ?? 0), 0));
    const { total } = tripCosts(facts, 1, style);
    expect(sum.map(Math.round)).toEqual(total.map(Math.round));
  },
);

test("each style pays for its own means where several have a fare, and for what the reader chose", () => {
  const most = (stops: string) => {
    const { lines } = planCosts(facts, planOf(`plan=v1_${stops}`));
    const rides = lines.find(({ item }) => item === "rides")?.soles;
    const { soles } = facts(exchangeRates).usd;
    return travelStyles.map((style) => Math.round(10 * ((rides?.[style][1] ?? 0) / soles)) / 10);
  };
  const { cuscoPisac, punoCusco, punoCuscoTour } = facts(ways);
  const { cuscoPisacColectivo, punoCuscoTrain } = facts(moreWays);
  // There, and back to the plane; two share the car.
  const [van, car] = [cuscoPisacColectivo.usd[1], cuscoPisac.usd[1] / 2];
  expect(most("cusco.1_pisac.1")).toEqual([2 * van, 2 * car, 2 * car]);
  expect(most("cusco.1_pisac.1.colectivo")).toEqual([2 * van, van + car, van + car]);
  expect(most("cusco.1_pisac.1&who=1a_5_9_11")).toEqual([2 * van, car, car]);
  const [bus, coach, train] = [punoCusco.usd[1], punoCuscoTour.usd[1], punoCuscoTrain.usd[1]];
  expect(most("puno.1_cusco.1")).toEqual([bus, bus, coach]);
  expect(most("puno.1_cusco.1.coach")).toEqual([coach, coach, coach]);
  expect(most("puno.1_cusco.1.train")).toEqual([train, train, train]);
  // The bus by day has no fare. Whoever took it would need a bed more, which is not in the sum.
  const { airportLima, nazcaArequipa } = facts(ways);
  const toArequipa = airportLima.usd[1] / 2 + nazcaArequipa.usd[1];
  expect(most("nazca.1_arequipa.1")).toEqual([toArequipa, toArequipa, toArequipa]);
});

test("the flight over Nazca is for those who sleep there, not for a change of buses", () => {
  const changed = planOf("plan=v1_huacachina.1_arequipa.2.nightBus_miraflores.1");
  const slept = planOf("plan=v1_huacachina.1_nazca.1_arequipa.2.nightBus_miraflores.1");
  const items = (plan: Plan) => planTickets(facts, plan).map(({ item }) => item);
  expect(items(changed)).not.toContain("nazcaFlight");
  expect(items(slept)).toContain("nazcaFlight");
  const entries = (plan: Plan) =>
    planCosts(facts, plan).lines.find(({ item }) => item === "entries")?.soles.midRange[0] ?? 0;
  expect(entries(slept) - entries(changed)).toBeCloseTo(costOf(facts, "nazcaFlight", "midRange")[0]);
});

test("what sells out has the day by which to buy it, the first first", () => {
  const tickets = planTickets(
    facts,
    planOf("plan=v1_miraflores.1_ollantaytambo.2_aguas-calientes.1&start=2027-07-10"),
  );
  expect(tickets.map(({ item, by }) => [item, by])).toEqual([
    ["machuPicchu", "2027-01-13"],
    ["trains", "2027-03-13"],
    ["flights", "2027-05-16"],
  ]);
  expect(planTickets(facts, planOf("plan=v1_miraflores.1_tambopata.2"))[0]).toMatchObject({
    by: null,
  });
});

test("a ticket is late after the day to buy it by, as long as the trip is to come", () => {
  const plan = planOf("plan=v1_miraflores.1_ollantaytambo.2_aguas-calientes.1&start=2027-07-10");
  const late = (today: string) =>
    planTickets(facts, plan).flatMap((ticket) => (isLate(ticket, plan, today) ? ticket.item : []));
  expect(late("2027-01-13")).toEqual([]);
  expect(late("2027-01-14")).toEqual(["machuPicchu"]);
  expect(late("2027-07-10")).toEqual(["machuPicchu", "trains", "flights"]);
  expect(late("2027-07-11")).toEqual([]);
  const undated = planOf("plan=v1_miraflores.1_tambopata.2");
  expect(planTickets(facts, undated).some((ticket) => isLate(ticket, undated, "2027-07-10"))).toBe(false);
});
