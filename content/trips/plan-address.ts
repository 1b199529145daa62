import { plainDay } from "./plain-days.ts";
import { emptyPlan, isPlanPlace, planLimits, type Plan, type PlanStop } from "./plan.ts";
import type { Means } from "#content/facts/itineraries/ways.ts";

/** What could not be read of an address; the rest of the plan is kept. */
export type PlanProblem =
  | { kind: "version" | "place" | "nights" | "means" | "start"; text: string }
  | { kind: "too-many"; most: number };

const version = "v1";
const means: readonly string[] = ["plane", "bus", "nightBus", "train", "car", "boat"] satisfies Means[];

/**
 * The query of a plan's address; empty for the empty plan.
 * @example planQuery(plan) // "?plan=v1_miraflores.2_cusco.3.bus&start=2027-05-03"
 */
export function planQuery({ start, stops }: Plan): string {
  const query = [
    ...(stops.length > 0 ? [`plan=${[version, ...stops.map(written)].join("_")}`] : []),
    ...(start ? [`start=${start}`] : []),
  ];
  return query.length > 0 ? `?${query.join("&")}` : "";
}

function written({ place, nights, by }: PlanStop): string {
  return [place, nights, ...(by ? [by] : [])].join(".");
}

/**
 * Reads a plan of an address. Without JavaScript a form adds `add`, `nights` and `at` (how many stops stand before it). What
 * cannot be read is left out and named.
 */
export function readPlan(query: URLSearchParams): { plan: Plan; problems: PlanProblem[] } {
  const problems: PlanProblem[] = [];
  const stops = readStops(query.get("plan") ?? "", problems);
  const added = query.get("add");
  if (added) {
    const stop = readStop(`${added}.${query.get("nights") || "1"}`, problems);
    const at = Number(query.get("at") || stops.length);
    if (stop) stops.splice(Number.isInteger(at) && at >= 0 ? at : stops.length, 0, stop);
  }
  if (stops.length > planLimits.stops) problems.push({ kind: "too-many", most: planLimits.stops });
  const start = query.get("start") || null;
  const day = start === null ? null : plainDay(start);
  if (start !== null && day === null) problems.push({ kind: "start", text: short(start) });
  return { plan: { ...emptyPlan, start: day, stops: stops.slice(0, planLimits.stops) }, problems };
}

function readStops(text: string, problems: PlanProblem[]): PlanStop[] {
  if (text === "") return [];
  const [first = "", ...rest] = text.split("_");
  const isKnown = first === version;
  if (!isKnown) problems.push({ kind: "version", text: short(first) });
  // An address that somebody typed may lack the version: what looks like stops is read all the same.
  const parts = isKnown || /^v\d+$/.test(first) ? rest : [first, ...rest];
  return parts.flatMap((part) => readStop(part, problems) ?? []);
}

function readStop(text: string, problems: PlanProblem[]): PlanStop | null {
  const [place = "", count = "1", by] = text.split(".");
  if (!isPlanPlace(place)) {
    problems.push({ kind: "place", text: short(place) });
    return null;
  }
  const nights = /^\d{1,3}$/.test(count) ? Number(count) : 0;
  const isCount = nights >= 1 && nights <= planLimits.nights;
  if (!isCount) problems.push({ kind: "nights", text: short(`${place}.${count}`) });
  const isMeans = by === undefined || means.includes(by);
  if (!isMeans) problems.push({ kind: "means", text: short(by) });
  const kept = isCount ? nights : Math.min(Math.max(nights, 1), planLimits.nights);
  // Safe cast: it is one of the means.
  return { place, nights: kept, ...(by !== undefined && isMeans && { by: by as Means }) };
}

/** For a message: an address may be as long as a page. */
function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
