import type { Category } from "#api/categories.ts";
import { agreculture } from "./scenes/agreculture.ts";
import { art } from "./scenes/art.ts";
import { business } from "./scenes/business.ts";
import { discovery } from "./scenes/discovery.ts";
import { education } from "./scenes/education.ts";
import { entertainment } from "./scenes/entertainment.ts";
import { fashions } from "./scenes/fashions.ts";
import { firstDayInLima } from "./scenes/first-day-in-lima.ts";
import { firstDaysAtAltitude } from "./scenes/first-days-at-altitude.ts";
import { gastronomy } from "./scenes/gastronomy.ts";
import { investment } from "./scenes/investment.ts";
import { lunchInLima } from "./scenes/lunch-in-lima.ts";
import { music } from "./scenes/music.ts";
import { sciense } from "./scenes/sciense.ts";
import { sports } from "./scenes/sports.ts";
import { uncategorized } from "./scenes/uncategorized.ts";
import { wheather } from "./scenes/wheather.ts";
import type { Sheet } from "./sheet.ts";

/** Draws one picture: its definitions go to the sheet, its shapes are returned. */
export type Scene = (sheet: Sheet) => string;

/** One picture per category, under the category's name in lower case. */
export const categoryScenes = {
  uncategorized,
  education,
  discovery,
  gastronomy,
  agreculture,
  entertainment,
  music,
  art,
  business,
  investment,
  fashions,
  sports,
  sciense,
  wheather,
} satisfies Record<Lowercase<Category>, Scene>;

/** One picture per starter post, under the post's id. */
export const coverScenes = {
  "first-days-at-altitude": firstDaysAtAltitude,
  "lunch-in-lima": lunchInLima,
  "first-day-in-lima": firstDayInLima,
} satisfies Record<string, Scene>;
