import type { ClimateCity } from "./facts/climate.ts";
import type { DishId } from "./facts/dishes.ts";
import type { HolidayId } from "./facts/holidays.ts";
import type { VehicleId } from "./facts/lima-vehicles.ts";
import type { PlaceId } from "./facts/places.ts";
import type { SiteId } from "./facts/sites.ts";

/**
 * Words with a few marks in them: `**important**`; `*word*` for a local word (Spanish, on pages in another
 * language); and links: `[words](page:topTen)`, `[words](page:entry#alairas)`, `[words](#section)`,
 * `[words](site:migraciones)`, `[words](tel:+5115748000)`.
 */
export type MarkedText = string;

/** A drawn picture under public/pictures. */
type PictureId = `places/${PlaceId}` | `dishes/${DishId}` | `pages/${HeaderId}`;

/** What stands at the head of a page. */
export type HeaderId =
  | "peru-guide"
  | "entry"
  | "visa-types"
  | "top-ten"
  | "weather"
  | "history"
  | "lima-sights"
  | "lima-transport"
  | "gastronomy"
  | "holidays";

/** Components that draw data; the page's route puts them in. */
export type FigureId = "climate" | "bestMonths" | "map" | "publicHolidays" | "festivals" | "vehicles";

interface GuidePicture {
  id: PictureId;
  alt: string;
}

/** One line of a list of facts, for example "Altitude" and "3,399 m". */
export interface Term {
  term: MarkedText;
  text: MarkedText;
}

export interface Card {
  /** Anchor of the card, when something links to it. */
  id?: string;
  title: string;
  picture?: GuidePicture;
  text: MarkedText[];
  facts?: Term[];
  link?: { label: string; site: SiteId };
}

export interface Step {
  title: MarkedText;
  text?: MarkedText;
}

export interface TimelineEntry {
  /** As it is to be read, for example "c. 1200–200 BC". */
  when: string;
  /** The same for machines where it is one day, month or year: `1821-07-28`. */
  date?: string;
  title: string;
  text: MarkedText;
}

export interface Phrase {
  spanish: string;
  /** In the reader's language; on the Spanish pages in Hungarian. */
  translation: string;
}

export interface Table {
  kind: "table";
  caption: string;
  /** The first column names its row. */
  head: string[];
  rows: MarkedText[][];
}

export type Block =
  | MarkedText
  | { kind: "heading"; id?: string; text: string }
  | { kind: "list"; items: MarkedText[] }
  | { kind: "checklist"; items: MarkedText[] }
  | { kind: "steps"; items: Step[] }
  /** Facts with their names; of `names` the term is the thing itself, for example a drink, and the text its gloss. */
  | { kind: "terms"; shape?: "names"; items: Term[] }
  | { kind: "cards"; items: Card[] }
  | { kind: "timeline"; items: TimelineEntry[] }
  | { kind: "phrases"; items: Phrase[] }
  | { kind: "note"; tone: "tip" | "warning"; title: string; text: MarkedText[] }
  | { kind: "figure"; figure: FigureId }
  | Table;

export interface GuideSection {
  /** Anchor, the same in every language. */
  id: string;
  title: string;
  picture?: GuidePicture;
  /** A row of short facts under the title. */
  facts?: Term[];
  blocks: Block[];
}

/** What a holiday is called and what happens on it. */
export interface HolidayText {
  name: string;
  description: string;
}

/** How a vehicle is called and known in the street. */
interface VehicleText {
  /** With a link to the section that tells more. */
  name: MarkedText;
  sign: MarkedText;
  alt: string;
}

/** The words of the vehicles drawn to one scale. */
export interface VehicleTexts {
  caption: MarkedText;
  items: Record<VehicleId, VehicleText>;
}

/** The words of one guide page in one language. Its structure is the same in every language. */
export interface GuidePageText {
  title: string;
  /** For search engines and social cards, at most 160 characters. */
  description: string;
  keywords: string[];
  /** What the page is about, in two or three sentences. */
  lead: MarkedText;
  pictureAlt: string;
  sections: GuideSection[];
  /** Where the page must not be mistaken for advice or law. */
  disclaimer?: MarkedText[];
  /** For the page's charts. */
  cityNames?: Record<ClimateCity, string>;
  /** For the page's drawn vehicles. */
  vehicles?: VehicleTexts;
  /** For the page's calendar. */
  holidays?: Record<HolidayId, HolidayText>;
}
