import type { Line } from "#content/documents/line.ts";
import type { StayErrorCode } from "./stays/check-stay.ts";
import type { Passport, ReadingId } from "./stays/passports.ts";
import type { ToolText } from "./tool-page.ts";

/** For `counter`: `{n}` is the number. */
interface Counted {
  one?: string;
  many?: string;
  other: string;
}

/** Texts with a gap have `{n}` for a number and `{day}` for a date: what a page is loaded with cannot hold functions. */
export interface StayText extends ToolText {
  form: {
    title: string;
    passport: string;
    /** The text in the place of a choice. */
    choose: string;
    passports: Record<Passport, string>;
    /** The order in which they are offered: this language's readers first. */
    order: Passport[];
    /** Chosen from the start, where nearly all readers have it. */
    usual: Passport | "";
    trip: string;
    entry: string;
    exit: string;
    exitHint: string;
    days: string;
    daysHint: string;
    expires: string;
    expiresHint: string;
    add: string;
    remove: string;
    count: string;
    clear: string;
    privacy: string;
    notKept: string;
  };
  errors: Record<StayErrorCode, string>;
  result: {
    title: string;
    /** Before there is anything to count. */
    nothing: string;
    /** While something in the form is wrong. */
    wrong: string;
    strictest: string;
    lastDay: string;
    noDay: string;
    over: Counted;
    days: Counted;
    labels: Record<"stay" | "used" | "left" | "over" | "before" | "fine" | "next" | "source", string>;
    /** After the source, in brackets: how old it is. */
    today: Counted;
    trips: string;
    open: string;
    print: string;
    visa: string;
    decides: Line;
  };
  readings: Record<ReadingId, { title: string; text: Line }>;
  passport: {
    title: string;
    card: string;
    neededAtEntry: string;
    neededAtExit: string;
    enough: string;
    enoughAtEntry: string;
    short: string;
  };
  sections: { id: string; title: string; text: Line[]; steps?: Line[] }[];
}
