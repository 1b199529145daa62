import type { PeruvianWord, Situation } from "../phrase.ts";
import { clothesWords } from "./clothes-words.ts";
import { dietWords } from "./diet-words.ts";
import { directionsWords } from "./directions-words.ts";
import { eatingWords } from "./eating-words.ts";
import { emergencyWords } from "./emergency-words.ts";
import { greetingsWords } from "./greetings-words.ts";
import { healthWords } from "./health-words.ts";
import { hotelWords } from "./hotel-words.ts";
import { marketWords } from "./market-words.ts";
import { moneyWords } from "./money-words.ts";
import { peopleWords } from "./people-words.ts";
import { phoneWords } from "./phone-words.ts";
import { talkWords } from "./talk-words.ts";
import { timeWords } from "./time-words.ts";
import { transportWords } from "./transport-words.ts";
import { trekkingWords } from "./trekking-words.ts";

/** By situation, in the order of the page. */
export const allWords: [Situation, PeruvianWord[]][] = [
  ["greetings", greetingsWords],
  ["transport", transportWords],
  ["directions", directionsWords],
  ["hotel", hotelWords],
  ["eating", eatingWords],
  ["diet", dietWords],
  ["market", marketWords],
  ["money", moneyWords],
  ["health", healthWords],
  ["emergency", emergencyWords],
  ["trekking", trekkingWords],
  ["people", peopleWords],
  ["talk", talkWords],
  ["phone", phoneWords],
  ["clothes", clothesWords],
  ["time", timeWords],
];
