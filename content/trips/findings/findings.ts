import type { BusyTime } from "#content/facts/holidays/busy-times.ts";
import type { DayTripId } from "#content/facts/itineraries/day-trips.ts";
import type { HolidayId } from "#content/facts/holidays/holidays.ts";
import type { PlainDate } from "#content/plain-date.ts";
import type { PlaceId } from "#content/facts/places/places.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import type { Month } from "#i18n/format/format-months.ts";
import type { AltitudeKind } from "./altitude-breaches.ts";
import type { Gate } from "#content/trips/gates.ts";
import type { PlanPlace } from "#content/trips/plan.ts";

/** A sight that is shut on a weekday, where it is visited from. */
export type ClosedSight = "huacaPucllana" | "royalTombs" | "kuelap";

/** The findings of the checks of a plan; their texts are made in each language. `stop` is an index. */
export type Finding =
  | { kind: AltitudeKind; stop: number; place: PlanPlace; from: number; to: number }
  /** Begun in the valley, as one should, though its beds are some metres above the line. */
  | { kind: "valley"; stop: number; place: PlanPlace; to: number }
  /** Allowed by the step, though far above the highest bed before it. */
  | { kind: "jump"; stop: number; place: PlanPlace; from: number; to: number }
  /** So many beds in a row for one night each, and how many the pace allows. */
  | { kind: "rush"; stop: number; beds: number; most: number }
  | { kind: "night-buses"; stop: number; place: PlanPlace }
  /** Hours on the road in one day, and those from which on they are too many for the pace. */
  | { kind: "long-day"; stop: number; from: PlaceId; place: PlanPlace; hours: number; most: number }
  /** One goes on from the plane from abroad, hours from there. */
  | { kind: "landing"; stop: number; place: PlanPlace; hours: number }
  /** Hours by road or river to where the flight leaves. */
  | { kind: "late-flight"; stop: number; from: PlaceId; via: PlaceId; place: PlanPlace; hours: number }
  | { kind: "two-flights"; stop: number; from: PlaceId; place: PlanPlace; hours: number }
  /** From the last bed to the flight home. */
  | { kind: "home-day"; stop: number; place: PlanPlace; hours: number }
  | { kind: "no-way"; stop: number; from: PlaceId; place: PlanPlace }
  /** No source tells how one gets there, or when. */
  | { kind: "no-way-out"; stop: number; place: PlanPlace; to: Gate }
  /** On the day of the flight home from Cusco one is still elsewhere. */
  | { kind: "cusco-day"; stop: number; place: PlanPlace }
  /** Used to the altitude of the country that one comes from. */
  | { kind: "from-above"; stop: number; from: Gate; to: number }
  | { kind: "spare-day"; stop: number; place: PlanPlace }
  /** Day trips for which the stop has no day. */
  | { kind: "trip-days"; stop: number; place: PlanPlace; trips: readonly DayTripId[] }
  /** Nights that it asks for above so many metres, and nights there before it. */
  | { kind: "trip-height"; stop: number; trip: DayTripId; nights: number; above: number; slept: number }
  /** It sets out at night, which is not calm, and hard on children. */
  | { kind: "trip-night"; stop: number; trip: DayTripId }
  /** On each day there is for it, or on one of several. */
  | { kind: "shut" | "shut-once"; stop: number; sight: ClosedSight; date: PlainDate }
  | { kind: "holiday"; stop: number; place: PlanPlace; holiday: HolidayId; date: PlainDate }
  | { kind: "rain" | "jungle-rain" | "friaje" | "closed-trail"; stop: number; month: Month }
  | { kind: "north-rain"; stop: number; month: Month; places: readonly PlanPlace[] }
  /** While the alert that the facts know lasts, outside of the months of the rains. */
  | { kind: "el-nino"; stop: number; places: readonly PlanPlace[] }
  /** Days of a strike that are known. */
  | { kind: "strike"; stop: number; place: PlanPlace; from: PlainDate; to: PlainDate }
  | { kind: "busy"; stop: number; busy: BusyTime; from: PlainDate; to: PlainDate }
  /** The last day of the last decree that is known. */
  | { kind: "emergency"; stop: number; places: readonly PlanPlace[]; until: PlainDate }
  | { kind: "festival"; stop: number; holiday: HolidayId; from: PlainDate; to: PlainDate }
  | TrekFinding
  | PartyFinding;

/** Findings for the trek from a stop. */
export type TrekFinding =
  /** Nights that it asks for above so many metres, and nights there before it. */
  | { kind: "trek-height"; stop: number; trek: TrekId; nights: number; above: number; slept: number }
  /** A camp for which too few nights went before; its height. */
  | { kind: "trek-step"; stop: number; trek: TrekId; to: number }
  /** The month is outside of its season, or that in which nobody may walk it. */
  | { kind: "trek-season" | "trek-closed"; stop: number; trek: TrekId; month: Month }
  /** Sold by licensed agencies, so many months ahead. */
  | { kind: "trek-permit"; stop: number; trek: TrekId; ahead: readonly [number, number] }
  /** From its end one goes on for hours, or by plane, to the stop after it. */
  | { kind: "trek-end"; stop: number; trek: TrekId; hours: number };

/** Findings for who travels; `to` is the height of the bed. */
export type PartyFinding =
  /** A child too small to say that it is ill sleeps above the line. */
  | { kind: "small-child"; stop: number; to: number }
  /** Higher than one goes with a child below school age. */
  | { kind: "child-high"; stop: number; to: number }
  /** Yellow fever, before a baby can have the vaccine. */
  | { kind: "baby-jungle"; stop: number }
  /** Against what the party would rather not. */
  | { kind: "too-high"; stop: number; to: number }
  | { kind: "night-bus" | "boat"; stop: number }
  | { kind: "trip-high" | "trip-boat"; stop: number; trip: DayTripId }
  | { kind: "trek-high" | "trek-steep" | "trek-child"; stop: number; trek: TrekId }
  /** The stairs of Machu Picchu are a matter of the route. */
  | { kind: "ruins-stairs"; stop: number }
  | { kind: "stairs"; stop: number; places: readonly PlanPlace[] };

export type FindingKind = Finding["kind"];

/** How much it matters: to one's health, to the plan, or only to know. */
export type Level = "danger" | "advice" | "note";

const levels: Record<FindingKind, Level> = {
  "first-night": "danger",
  step: "danger",
  "rest-day": "danger",
  valley: "note",
  jump: "note",
  rush: "advice",
  "night-buses": "advice",
  "long-day": "advice",
  landing: "advice",
  "late-flight": "advice",
  "two-flights": "advice",
  "home-day": "advice",
  "no-way": "note",
  "spare-day": "advice",
  "no-way-out": "note",
  "cusco-day": "advice",
  "from-above": "note",
  "trip-days": "advice",
  "trip-height": "danger",
  "trip-night": "advice",
  "trek-height": "danger",
  "trek-step": "danger",
  "trek-season": "advice",
  "trek-closed": "advice",
  "trek-permit": "note",
  "trek-end": "advice",
  shut: "advice",
  "shut-once": "note",
  holiday: "note",
  rain: "advice",
  "north-rain": "advice",
  "el-nino": "note",
  "jungle-rain": "note",
  friaje: "note",
  "closed-trail": "note",
  strike: "advice",
  busy: "note",
  emergency: "note",
  festival: "note",
  "small-child": "note",
  "child-high": "advice",
  "baby-jungle": "advice",
  "too-high": "advice",
  "night-bus": "advice",
  boat: "advice",
  "trip-high": "advice",
  "trip-boat": "advice",
  "trek-high": "advice",
  "trek-steep": "advice",
  "trek-child": "advice",
  "ruins-stairs": "note",
  stairs: "note",
};

export function levelOf({ kind }: Pick<Finding, "kind">): Level {
  return levels[kind];
}

/** How far a plan is from what the checks wish for: a fix lowers it, so that fixing comes to an end. */
export function weightOf(finding: Finding): number {
  if (finding.kind === "rush") return finding.beds - finding.most;
  if (finding.kind === "trip-days") return finding.trips.length;
  if (finding.kind === "trip-height" || finding.kind === "trek-height") return finding.nights - finding.slept;
  return 1;
}
