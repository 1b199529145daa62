import type { Language } from "#i18n/languages.ts";

/** When something is said; a language has those that it has words for. */
export type Situation =
  | "greetings"
  | "understanding"
  | "airport"
  | "transport"
  | "directions"
  | "hotel"
  | "eating"
  | "diet"
  | "market"
  | "money"
  | "health"
  | "emergency"
  | "trekking"
  | "people"
  | "talk"
  | "phone"
  | "clothes"
  | "numbers"
  | "time"
  | "quechua";

/** A phrase for visitors, with its translations, but those that readers of a language would not say; the id stays, as readers store it among their favourites. */
export interface SpanishPhrase extends Partial<Record<Language, string>> {
  id: string;
  es: string;
}

/** A word of Peru, for those who speak Spanish: what they would say, and how it is heard. */
export interface PeruvianWord {
  id: string;
  word: string;
  neutral: string;
  sentence: string;
}

/** A courtesy in the Quechua of Cusco, with what readers of each language should say aloud. */
export interface QuechuaCourtesy extends Record<Language, string> {
  id: string;
  quechua: string;
  /** Stressed syllables as in the pronunciations of Spanish. */
  read: Record<Language, string>;
}

/** A phrase of any kind, as the page shows it. */
export interface PhraseEntry {
  id: string;
  text: string;
  language: "es" | "qu";
  meaning: string;
  /** How it is read, for those to whom its spelling does not say it. */
  pronunciation?: string;
  /** How it is heard. */
  sentence?: string;
}

export interface PhraseSection {
  situation: Situation;
  entries: PhraseEntry[];
}
