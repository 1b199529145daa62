import type { Booking } from "./trip-notes.ts";

/** The words of the notes in the planner's words; `driver` is Spanish in each language. */
export type NotesWords = Record<
  | keyof Booking
  | "stop"
  | "trip"
  | "others"
  | "note"
  | "booking"
  | "add"
  | "remove"
  | "show"
  | "close"
  | "driver"
  | "undo"
  | "clear"
  | "kept"
  | "notKept"
  | "paidInAll"
  | "open",
  string
>;
