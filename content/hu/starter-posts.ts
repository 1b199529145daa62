import type { StarterPostTexts } from "#content/starter-post-texts.ts";
import { firstDayInLima } from "./starter-posts/first-day-in-lima.ts";
import { firstDaysAtAltitude } from "./starter-posts/first-days-at-altitude.ts";
import { lunchInLima } from "./starter-posts/lunch-in-lima.ts";
import { nightBusToArequipa } from "./starter-posts/night-bus-to-arequipa.ts";
import { threeNightsInTambopata } from "./starter-posts/three-nights-in-tambopata.ts";
import { twoDaysOnTiticaca } from "./starter-posts/two-days-on-titicaca.ts";

export const starterPosts = {
  "night-bus-to-arequipa": nightBusToArequipa,
  "two-days-on-titicaca": twoDaysOnTiticaca,
  "first-day-in-lima": firstDayInLima,
  "three-nights-in-tambopata": threeNightsInTambopata,
  "lunch-in-lima": lunchInLima,
  "first-days-at-altitude": firstDaysAtAltitude,
} satisfies StarterPostTexts;
