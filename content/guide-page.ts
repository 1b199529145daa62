import type { Block as DocumentBlock } from "#api/documents/block-tree.ts";
import type { ListedPage } from "#i18n/addresses.ts";
import type { ClimateCity } from "./facts/climate/climate.ts";
import type { DishId } from "./facts/food/dishes.ts";
import type { HolidayId } from "./facts/holidays/holidays.ts";
import type { DayTripId } from "./facts/itineraries/day-trips.ts";
import type { ItineraryId } from "./facts/itineraries/itineraries.ts";
import type { VehicleId } from "./facts/lima/lima-vehicles.ts";
import type { PlaceId } from "./facts/places/places.ts";
import type { SiteId } from "./facts/places/sites.ts";
import type { wayGroups, WayPairId } from "./facts/ways/way-pairs.ts";
import type { Line } from "./documents/line.ts";

/** Under public/pictures; `pages/…` is the picture at the head of that page. */
type PictureId = `places/${PlaceId}` | `dishes/${DishId}` | `pages/${ListedPage | "search"}`;

export type FigureId =
  | "climate"
  | "bestMonths"
  | "map"
  | "publicHolidays"
  | "festivals"
  | "duringStay"
  | "calendarLinks"
  | "vehicles"
  | "altitudeLadder"
  | "dailyCosts"
  | "tripTotals"
  | "treks"
  | "jungleMap"
  | "flightHours"
  | "wayList"
  | "circuits"
  | "ticketCalendar"
  | ItineraryId;

interface GuidePicture {
  id: PictureId;
  alt: string;
  /** The maker of the photograph in the drawing's place. */
  credit?: string | undefined;
}

/** For example "Altitude" and "3,399 m". */
export interface Term {
  term: Line;
  text: Line;
}

export interface Card {
  id?: string;
  title: string;
  picture?: GuidePicture;
  text: Line[];
  facts?: Term[];
  link?: { label: string; site: SiteId };
}

export interface Step {
  title: Line;
  text?: Line;
}

export interface TimelineEntry {
  /** For readers, for example "c. 1200–200 BC". */
  when: string;
  /** ISO day, month or year, when it is exactly one: `1821-07-28`. */
  date?: string;
  title: string;
  text: Line;
}

/** A Spanish phrase, as in the phrasebook. */
export interface Phrase {
  text: string;
  /** The meaning in the reader's language. */
  meaning: string;
}

export interface Question {
  /** The anchor; the same in every language. */
  id: string;
  question: string;
  /** The answer in lines; the advice comes first. */
  answer: Line[];
}

/** A fact that the words print, and how old it is: `2024-10`, or a year alone. */
export interface FactAge {
  id: string;
  asOf: string;
}

export interface TableFact extends FactAge {
  /** Where it stands, newer facts are reckoned in. */
  isPart: boolean;
}

export interface Table {
  kind: "table";
  caption: string;
  /** The first column names its row. */
  head: string[];
  rows: Line[][];
  /** The facts that stand in several of its rows; content/documents/fact-lines.ts finds them. */
  facts?: TableFact[];
}

/** A picture of the library, several, or a video, as a document has them. */
export type Media = Extract<DocumentBlock, { type: "picture" | "gallery" | "video" }>;

export type Block =
  | { kind: "paragraph"; text: Line }
  | { kind: "heading"; id?: string; text: string }
  | { kind: "list"; items: Line[] }
  | { kind: "checklist"; items: Line[] }
  | { kind: "steps"; items: Step[] }
  /** With `names` each term is a thing, for example a drink, that its text explains. */
  | { kind: "terms"; shape?: "names"; items: Term[] }
  | { kind: "cards"; items: Card[] }
  | { kind: "timeline"; items: TimelineEntry[] }
  | { kind: "phrases"; items: Phrase[] }
  | { kind: "questions"; items: Question[] }
  | { kind: "note"; tone: "tip" | "warning"; title: string; text: Line[] }
  | { kind: "figure"; figure: FigureId }
  /** Readers get it as HTML, so that no page needs a program to draw it. */
  | { kind: "media"; media: Media | null; html: string }
  | Table;

export interface GuideSection {
  /** The anchor; the same in every language. */
  id: string;
  title: string;
  picture?: GuidePicture;
  facts?: Term[];
  blocks: Block[];
}

export interface HolidayText {
  name: string;
  description: Line;
}

interface VehicleText {
  /** Contains a link to the section about the vehicle. */
  name: Line;
  sign: Line;
  alt: string;
}

export interface VehicleTexts {
  caption: Line;
  items: Record<VehicleId, VehicleText>;
}

export interface TripDayText {
  title: string;
  text: Line;
}

/** The words of the trips that a page tells. */
export interface TripTexts {
  /** The names of their places, short, for maps and charts. */
  names: Partial<Record<PlaceId, string>>;
  /** By the day's number, of several days by the first; rides, beds and prices come from content/facts/itineraries. */
  days: Partial<Record<ItineraryId, Partial<Record<number, TripDayText>>>>;
}

/** A guide page, or the privacy page. Its structure is the same in every language, but for the parts that content/whole/guide-pages.test.ts names. */
export interface GuidePageText {
  title: string;
  /** At most 160 characters, for search engines and social cards. */
  description: string;
  keywords: string[];
  /** Two or three sentences. */
  lead: Line;
  /** The answer before its reasons: three to five lines with the decision, the price, the time. */
  short?: Line[];
  pictureAlt: string;
  pictureCredit?: string;
  sections: GuideSection[];
  /** Parts that stand on another page now: their former anchors, and links to where they are. */
  moved?: { id: string; text: Line }[];
  /** How far the page can be trusted, whatever its facts say: paragraphs at its end. */
  sources?: Line[];
  /** On pages about law or health. */
  disclaimer?: Line[];
  cityNames?: Record<ClimateCity, string>;
  vehicles?: VehicleTexts;
  trips?: TripTexts;
  holidays?: Record<HolidayId, HolidayText>;
  ways?: WayListText;
  /** The names of the day trips from a place, which readers keep for their plan. */
  dayTrips?: Readonly<Partial<Record<DayTripId, string>>>;
}

/** The words of the list of all ways between places. */
export interface WayListText {
  /** Headings, and what its map shows. */
  groups: Record<keyof typeof wayGroups | "map", string>;
  /** Both places of each pair. */
  names: Readonly<Record<WayPairId, string>>;
}
