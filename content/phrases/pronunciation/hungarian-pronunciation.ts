import { readWords, stressMark } from "./read-words.ts";
import type { Syllable } from "./spanish-sounds.ts";

const letters: Record<string, string> = { s: "sz", ch: "cs", sh: "s", y: "j", w: "u" };

/** Words that are not read as they are spelt. */
const exceptions: Record<string, string> = {
  muy: "muj",
  whatsapp: "_vat_szap",
  wifi: "_uaj_faj",
  gps: "he-pe-_e_sze",
  sim: "szim",
  esim: "i-_szim_",
  uber: "_u_ber",
};

/**
 * Spanish as Hungarians would write what they hear: “buenosz diasz”.
 * @returns each stressed syllable between two `stressMark`s
 */
export function hungarianPronunciation(spanish: string): string {
  return readWords(spanish, { exceptions, read: (syllables) => syllables.map(written).join("") });
}

function written(syllable: Syllable, index: number): string {
  const { onset, glide, nucleus, tail, coda, isStressed } = syllable;
  const heard = [
    ...consonants(onset, index === 0),
    glide,
    nucleus,
    tail === "i" ? "j" : tail,
    ...consonants(coda),
  ];
  return isStressed ? stressMark + heard.join("") + stressMark : heard.join("");
}

function consonants(sounds: string[], isFirst = false): string[] {
  return sounds.map((sound) => (sound === "rr" && isFirst ? "r" : (letters[sound] ?? sound)));
}
