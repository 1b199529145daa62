import { phrases } from "../../facts/phrases.ts";
import type { SpanishPhrase, Situation } from "../phrase.ts";
import { airportPhrases } from "./airport-phrases.ts";
import { dietPhrases } from "./diet-phrases.ts";
import { directionsPhrases } from "./directions-phrases.ts";
import { eatingPhrases } from "./eating-phrases.ts";
import { emergencyPhrases } from "./emergency-phrases.ts";
import { greetingsPhrases } from "./greetings-phrases.ts";
import { healthPhrases } from "./health-phrases.ts";
import { hotelPhrases } from "./hotel-phrases.ts";
import { marketPhrases } from "./market-phrases.ts";
import { moneyPhrases } from "./money-phrases.ts";
import { numbersPhrases } from "./numbers-phrases.ts";
import { phonePhrases } from "./phone-phrases.ts";
import { talkPhrases } from "./talk-phrases.ts";
import { timePhrases } from "./time-phrases.ts";
import { transportPhrases } from "./transport-phrases.ts";
import { trekkingPhrases } from "./trekking-phrases.ts";
import { understandingPhrases } from "./understanding-phrases.ts";

const more: [Situation, SpanishPhrase[]][] = [
  ["greetings", greetingsPhrases],
  ["understanding", understandingPhrases],
  ["airport", airportPhrases],
  ["transport", transportPhrases],
  ["directions", directionsPhrases],
  ["hotel", hotelPhrases],
  ["eating", eatingPhrases],
  ["diet", dietPhrases],
  ["market", marketPhrases],
  ["money", moneyPhrases],
  ["health", healthPhrases],
  ["emergency", emergencyPhrases],
  ["trekking", trekkingPhrases],
  ["talk", talkPhrases],
  ["phone", phonePhrases],
  ["numbers", numbersPhrases],
  ["time", timePhrases],
];

/** By situation, in the order of the page; what stands in the guide too comes first. */
export const allPhrases: [Situation, SpanishPhrase[]][] = more.map(([situation, others]) => [
  situation,
  [...phrases.filter((phrase) => phrase.situation === situation), ...others],
]);
