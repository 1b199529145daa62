import type { StarterPostTexts } from "#content/starter-post-texts.ts";
import { firstDayInLima } from "./starter-posts/first-day-in-lima.ts";
import { firstDaysAtAltitude } from "./starter-posts/first-days-at-altitude.ts";
import { lunchInLima } from "./starter-posts/lunch-in-lima.ts";

export const starterPosts = {
  "first-day-in-lima": firstDayInLima,
  "lunch-in-lima": lunchInLima,
  "first-days-at-altitude": firstDaysAtAltitude,
} satisfies StarterPostTexts;
