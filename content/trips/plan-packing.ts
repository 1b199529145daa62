import type { Facts } from "#content/facts/facts.ts";
import { places } from "#content/facts/places/places.ts";
import type { Activity, PackingChoice, Zone } from "#content/tools/packing/packing-choice.ts";
import { monthOf } from "#content/plain-date.ts";
import { partyOf } from "./party/party.ts";
import { planNights, planStays } from "./plan-days.ts";
import { endOf, type Plan, type PlanPlace, type PlanStop } from "./plan.ts";

const jungle: readonly string[] = ["Loreto", "Madre de Dios"];

/** Metres, between the last beds of the coast and the lowest ones of the mountains. */
const mountainsBegin = 1000;

const byTheSea: readonly PlanPlace[] = ["paracas", "huacachina", "huanchaco", "mancora"];

/**
 * The choices for a plan's packing list: the zones of its beds, the months of its days, and the activities that its stops
 * suggest. Restaurants are in no plan: the reader ticks them there.
 */
export function planPacking(facts: Facts, plan: Plan): PackingChoice {
  const stays = planStays(facts, plan);
  const months = planNights(plan, stays).flatMap(({ date }) => (date ? [monthOf(date)] : []));
  const activities: Activity[] = [
    ...(plan.stops.some(({ trek }) => trek) ? ["trek" as const] : []),
    ...(plan.stops.some(seesRuins) ? ["machu-picchu" as const] : []),
    ...(plan.stops.some(({ place }) => byTheSea.includes(place)) ? ["beach" as const] : []),
    ...(stays.some(({ leg }) => leg?.isOvernight) ? ["bus" as const] : []),
    ...(partyOf(plan).children.length > 0 ? ["children" as const] : []),
  ];
  return {
    zones: [...new Set(plan.stops.map(({ place }) => zoneOf(place)))],
    months: [...new Set(months)],
    activities,
  };
}

function seesRuins(stop: PlanStop): boolean {
  return (
    [stop.place, endOf(stop)].includes("aguas-calientes") || (stop.trips?.includes("machu-picchu") ?? false)
  );
}

function zoneOf(place: PlanPlace): Zone {
  const { region, altitude } = places[place];
  if (jungle.includes(region)) return "amazon";
  return altitude < mountainsBegin ? "coast" : "andes";
}
