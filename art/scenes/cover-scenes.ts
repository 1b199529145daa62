import type { Scene } from "../engine/sheet.ts";
import { aDayInSoles } from "./covers/a-day-in-soles.ts";
import { aThousandPotatoes } from "./covers/a-thousand-potatoes.ts";
import { allSaintsInLima } from "./covers/all-saints-in-lima.ts";
import { alpacaByTouch } from "./covers/alpaca-by-touch.ts";
import { breakfastAtSanPedro } from "./covers/breakfast-at-san-pedro.ts";
import { carnivalInCajamarca } from "./covers/carnival-in-cajamarca.ts";
import { firstDayInLima } from "./covers/first-day-in-lima.ts";
import { firstDaysAtAltitude } from "./covers/first-days-at-altitude.ts";
import { firstWaveInHuanchaco } from "./covers/first-wave-in-huanchaco.ts";
import { intiRaymiFromTheStreet } from "./covers/inti-raymi-from-the-street.ts";
import { laguna69InADay } from "./covers/laguna-69-in-a-day.ts";
import { limaInPurple } from "./covers/lima-in-purple.ts";
import { lunchInLima } from "./covers/lunch-in-lima.ts";
import { nightBusToArequipa } from "./covers/night-bus-to-arequipa.ts";
import { nightSkyOfTheAndes } from "./covers/night-sky-of-the-andes.ts";
import { threeNightsInTambopata } from "./covers/three-nights-in-tambopata.ts";
import { twoDaysOnTiticaca } from "./covers/two-days-on-titicaca.ts";
import { wetMorningAtMachuPicchu } from "./covers/wet-morning-at-machu-picchu.ts";

/** One picture per starter post, under the post's id. */
export const coverScenes = {
  "alpaca-by-touch": alpacaByTouch,
  "all-saints-in-lima": allSaintsInLima,
  "first-days-at-altitude": firstDaysAtAltitude,
  "first-wave-in-huanchaco": firstWaveInHuanchaco,
  "laguna-69-in-a-day": laguna69InADay,
  "lunch-in-lima": lunchInLima,
  "first-day-in-lima": firstDayInLima,
  "night-bus-to-arequipa": nightBusToArequipa,
  "two-days-on-titicaca": twoDaysOnTiticaca,
  "three-nights-in-tambopata": threeNightsInTambopata,
  "carnival-in-cajamarca": carnivalInCajamarca,
  "inti-raymi-from-the-street": intiRaymiFromTheStreet,
  "lima-in-purple": limaInPurple,
  "breakfast-at-san-pedro": breakfastAtSanPedro,
  "night-sky-of-the-andes": nightSkyOfTheAndes,
  "a-day-in-soles": aDayInSoles,
  "a-thousand-potatoes": aThousandPotatoes,
  "wet-morning-at-machu-picchu": wetMorningAtMachuPicchu,
} satisfies Record<string, Scene>;
