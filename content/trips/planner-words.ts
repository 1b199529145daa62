import type { Line } from "#content/documents/line.ts";
import type { TrekId } from "#content/facts/treks/treks.ts";
import type { DayTripId } from "#content/facts/itineraries/day-trips.ts";
import type { BusyTime } from "#content/facts/holidays/busy-times.ts";
import type { ToolText } from "#content/tools/tool-page.ts";
import type { Language } from "#i18n/languages.ts";
import type { ClosedSight, FindingKind, Level } from "./findings/findings.ts";
import type { Fix } from "./findings/fixes.ts";
import type { Pace } from "./party/pace.ts";
import type { Avoidable, roomsOf } from "./party/party.ts";
import type { PlanProblem } from "./plan-address.ts";
import type { Gate, GatePlace } from "./gates.ts";
import type { PlanCosts } from "./plan-costs.ts";
import type { Plan, PlanPlace } from "./plan.ts";
import type { TemplateId } from "./templates.ts";
import type { Ticket, TicketItem } from "./tickets.ts";

/** All that the files which a reader takes away say of a plan. */
export interface PlanFile {
  plan: Plan;
  words: PlannerWords;
  language: Language;
  /** The address of the plan's page, to come back to it. */
  url: string;
  now: Date;
}

/** `{n}` stands for the number. */
type Counted = { other: string } & Partial<Record<"one" | "many", string>>;

/**
 * The trip planner's texts in a language: data, so that a page brings them with it. Braces name values to fill in
 * (`fillWords`); a place's name is filled in as it is, without an ending.
 */
export interface PlannerWords extends ToolText {
  places: Record<PlanPlace | GatePlace | "juliaca" | "talara" | "taquile", string>;
  /** Labels for the choice of places. */
  zones: { coast: string; andes: string; amazon: string; north: string };
  /** `paced` follows the lead at another pace than the usual one. */
  templates: {
    title: string;
    lead: string;
    paced: Record<Exclude<Pace, "usual">, string>;
    names: Record<TemplateId, string>;
  };
  nights: Counted;
  stops: Record<
    | "title"
    | "empty"
    | "start"
    | "startHint"
    | "apply"
    | "add"
    | "place"
    | "nights"
    | "where"
    | "atEnd"
    | "before"
    | "addButton"
    | "fewer"
    | "more"
    | "up"
    | "down"
    | "remove"
    | "removed"
    | "drag"
    | "moved"
    | "by"
    | "list",
    string
  >;
  /** `arrival` is that of another gate than Lima; `home` tells of the last day. */
  gates: Record<"title" | "line" | "from" | "to" | "apply" | "arrival", string> & {
    more: Line;
    names: Record<Gate, string>;
    home: Record<Gate, string>;
  };
  /** `children` names their ages; `avoids` and `paces` stand in the middle of a sentence. */
  who: Record<
    | "title"
    | "ages"
    | "agesHint"
    | "without"
    | "avoid"
    | "pace"
    | "paceHint"
    | "paced"
    | "apply"
    | "adultsLabel",
    string
  > & {
    adults: Counted;
    children: Counted;
    avoids: Record<Avoidable, string>;
    paces: Record<Pace, string>;
  };
  problems: Record<PlanProblem["kind"], string> & { title: string };
  /**
   * `onlyNotes` where nothing is to be changed, but there is something to know; `undated` of a plan without a day of landing;
   * `warned` and `whom`, with links, below what the guide warns of for some days, and for who travels.
   */
  checks: Record<"title" | "none" | "onlyNotes" | "undated" | "source" | "wms" | "cdc" | "more", string> & {
    warned: Line;
    whom: Line;
    count: Counted;
  };
  levels: Record<Level, string>;
  /** `first-bed` is a first night with no bed before it to compare with; `calm-trip-days` that of the calm pace; `child-trip-night` that of another pace, with children. */
  findings: Record<FindingKind | "first-bed" | "calm-trip-days" | "child-trip-night", string>;
  /** `title` also names one of them; `noted` follows a high one in the findings, with links. */
  trips: Record<"title" | "from" | "add" | "remove" | "added" | "removed" | "wholeDay", string> & {
    noted: Line;
    names: Record<DayTripId, string>;
    /** Where it is good to know more than hours and height. */
    notes: Partial<Record<DayTripId, string>>;
  };
  /** `from` names day trips and treks together, `day` one of a trek's days, `noted` follows the findings of treks, with links. */
  treks: Record<"title" | "from" | "top" | "day", string> & {
    noted: Line;
    names: Record<TrekId, string>;
    notes: Partial<Record<TrekId, string>>;
  };
  /** `insert` is counted by its places. */
  fixes: Record<Exclude<Fix["kind"], "insert">, string> & { insert: Counted };
  sights: Record<ClosedSight, string>;
  busyTimes: Record<BusyTime, string>;
  summary: Record<"nights" | "days" | "highest" | "road" | "cost" | "together", string>;
  route: { title: string };
  days: Record<
    "title" | "day" | "begins" | "night" | "travel" | "weather" | "onTheBus" | "rain" | "light" | "stars",
    string
  >;
  /** `coach` says what a coach for tourists has, behind its name. */
  legs: Record<
    "luxuryTrain" | "coach" | "flight" | "inAll" | "indirect" | "none" | "stay" | "compare",
    string
  >;
  tickets: Record<"title" | "lead" | "by" | "late" | "ahead", string> & {
    items: Record<TicketItem, string>;
    units: Record<Ticket["unit"], Counted>;
  };
  /** `leads` say what the sum holds; `cars` and `children` of a party that is not the usual one. */
  costs: Record<
    "title" | "caption" | "item" | "total" | "together" | "cars" | "children" | "differs" | "more",
    string
  > & {
    leads: Record<ReturnType<typeof roomsOf>, string>;
    /** How many rides. */
    unpriced: Counted;
    unpricedTrips: Counted;
    unpricedTreks: Counted;
    items: Record<PlanCosts["lines"][number]["item"], string>;
  };
  keep: Record<
    | "title"
    | "copy"
    | "copied"
    | "copyFailed"
    | "print"
    | "dayPages"
    | "calendar"
    | "calendarHint"
    | "gpx"
    | "kml"
    | "mapHint"
    | "fileFailed"
    | "packing"
    | "before"
    | "book"
    | "drafts"
    | "forgetDrafts"
    | "mine"
    | "name"
    | "save"
    | "saved"
    | "saveFailed"
    | "noneSaved"
    | "delete"
    | "deleted"
    | "onDevice",
    string
  >;
  /** The page that asks the site about a plan. */
  ask: Record<"link" | "lead" | "plan" | "send" | "back", string>;
  /** For the things that the reader kept on the guide's pages. */
  shortlist: Record<
    "title" | "hint" | "fit" | "inPlan" | "noBed" | "remove" | "removed" | "back" | "failed",
    string
  >;
  /** `where` and `plan` end in addresses. */
  calendar: Record<"name" | "noStart" | "empty" | "bus" | "buy" | "where" | "plan", string>;
  /** The words of the file for the phone's map: kinds of points, its one line, and how exact points are. */
  map: Record<"stop" | "sight" | "route" | "straight" | "approximate", string>;
}
