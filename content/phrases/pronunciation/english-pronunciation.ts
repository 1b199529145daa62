import { readWords } from "./read-words.ts";
import type { Syllable } from "./spanish-sounds.ts";

const vowels = { a: "ah", e: "eh", i: "ee", o: "oh", u: "oo" };

const withTail: Record<string, string> = {
  ai: "y",
  ei: "ay",
  oi: "oy",
  au: "ow",
  eu: "eh-oo",
  ou: "oh-oo",
  ui: "ooy",
};

const glides = { i: "y", u: "w", "": "" };

/** Words that are not read as they are spelt. */
const exceptions: Record<string, string> = {
  whatsapp: "WAHT-sahp",
  wifi: "WY-fy",
  gps: "heh-peh-EH-seh",
  sim: "seem",
  esim: "ee-SEEM",
};

/** Spanish respelt for readers of English, the stressed syllable in capitals: “BWEH-nohs DEE-ahs”. */
export function englishPronunciation(spanish: string): string {
  return readWords(spanish, { exceptions, read: (syllables) => syllables.map(respelt).join("-") });
}

function respelt(syllable: Syllable, index: number): string {
  const { onset, glide, nucleus, tail, coda, isStressed } = syllable;
  const vowel = tail === "" ? vowels[nucleus] : (withTail[nucleus + tail] ?? "");
  const hasOnset = onset.length > 0 || glide !== "";
  const core = vowel === "y" && !hasOnset ? "eye" : vowel;
  const start = onset.map((sound) => (sound === "rr" && index === 0 ? "r" : sound)).join("") + glides[glide];
  // “gee” and “geh” would be read with the g of “gem”, “says” with a short e.
  const hard = start === "g" && core.startsWith("e") ? "gh" : start;
  const end = core === "ay" && coda[0] === "s" ? ["ss", ...coda.slice(1)] : coda;
  const heard = (hard + core + end.join("")).replace("hh", "h");
  return isStressed ? heard.toUpperCase() : heard;
}
