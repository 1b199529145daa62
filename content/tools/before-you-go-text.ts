import type { Preparation, Step } from "./departure/preparations.ts";
import type { Line } from "#content/documents/line.ts";
import type { ToolText } from "./tool-page.ts";

export interface BeforeYouGoText extends ToolText {
  form: {
    departure: string;
    hint: string;
    submit: string;
    /** With `{first}` and `{last}` for the years. */
    wrong: string;
    calendar: string;
    /** Where to begin when days are over already. */
    past: string;
  };
  /** `event` names the step's day in a calendar. */
  steps: Record<Step, { title: string; text: Line; event: string }>;
  items: Record<Preparation, { name: string; text: Line }>;
  /** With `{done}` and `{of}` for the numbers. */
  done: string;
  kept: string;
  notKept: string;
  print: string;
  clear: string;
}
