import type { Scene } from "../engine/sheet.ts";
import { aDayInSoles } from "./covers/a-day-in-soles.ts";
import { aThousandPotatoes } from "./covers/a-thousand-potatoes.ts";
import { firstDayInLima } from "./covers/first-day-in-lima.ts";
import { firstDaysAtAltitude } from "./covers/first-days-at-altitude.ts";
import { lunchInLima } from "./covers/lunch-in-lima.ts";
import { nightBusToArequipa } from "./covers/night-bus-to-arequipa.ts";
import { nightSkyOfTheAndes } from "./covers/night-sky-of-the-andes.ts";
import { threeNightsInTambopata } from "./covers/three-nights-in-tambopata.ts";
import { twoDaysOnTiticaca } from "./covers/two-days-on-titicaca.ts";
import { wetMorningAtMachuPicchu } from "./covers/wet-morning-at-machu-picchu.ts";

/** One picture per starter post, under the post's id. */
export const coverScenes = {
  "first-days-at-altitude": firstDaysAtAltitude,
  "lunch-in-lima": lunchInLima,
  "first-day-in-lima": firstDayInLima,
  "night-bus-to-arequipa": nightBusToArequipa,
  "two-days-on-titicaca": twoDaysOnTiticaca,
  "three-nights-in-tambopata": threeNightsInTambopata,
  "night-sky-of-the-andes": nightSkyOfTheAndes,
  "a-day-in-soles": aDayInSoles,
  "a-thousand-potatoes": aThousandPotatoes,
  "wet-morning-at-machu-picchu": wetMorningAtMachuPicchu,
} satisfies Record<string, Scene>;
