import { parse } from "yaml";
import { readOnce } from "#content/documents/read-once.ts";
import type { Language } from "#i18n/languages.ts";
import type {
  PeruvianWord,
  PhraseEntry,
  PhraseSection,
  QuechuaCourtesy,
  Situation,
  SpanishPhrase,
} from "./phrase.ts";
import { englishPronunciation } from "./pronunciation/english-pronunciation.ts";
import { hungarianPronunciation } from "./pronunciation/hungarian-pronunciation.ts";
import travelPhrases from "./travel-phrases.json" with { type: "json" };
import { entriesOf } from "#i18n/typed-keys.ts";

/** Loads the phrasebook of a language, by situation; the courtesies in Quechua come last. */
export async function loadPhraseSections(language: Language): Promise<PhraseSection[]> {
  const sections = language === "es" ? peruvianSections() : spanishSections(language);
  return [...(await sections), { situation: "quechua", entries: await quechuaEntries(language) }];
}

/** By situation, in the order of the page. */
async function readBySituation<Phrase>(file: string): Promise<[Situation, Phrase[]][]> {
  // Safe cast: content/phrases/load-phrase-sections.test.ts looks for all that an entry shows.
  const phrases = await readOnce(file, (source) => parse(source) as Record<Situation, Phrase[]>);
  return entriesOf(phrases);
}

async function peruvianSections(): Promise<PhraseSection[]> {
  const words = await readBySituation<PeruvianWord>("phrases/peruvian.yml");
  return words.map(([situation, entries]) => ({
    situation,
    entries: entries.map(({ id, word, neutral, sentence }) => ({
      id,
      text: word,
      language: "es",
      meaning: neutral,
      sentence,
    })),
  }));
}

/** Phrases that are also in the guide come first. */
async function spanishSections(language: Language): Promise<PhraseSection[]> {
  const phrases = await readBySituation<SpanishPhrase>("phrases/spanish.yml");
  return phrases.map(([situation, others]) => ({
    situation,
    entries: [...travelPhrases.filter((phrase) => phrase.situation === situation), ...others].flatMap(
      (phrase) => spanishEntry(phrase, language),
    ),
  }));
}

/** How readers of a language are told to say Spanish. */
const readAloud: Partial<Record<Language, (spanish: string) => string>> = {
  hu: hungarianPronunciation,
  en: englishPronunciation,
};

/** None where readers of the language would not say it. */
function spanishEntry(phrase: SpanishPhrase, language: Language): PhraseEntry[] {
  const { id, es: text, [language]: meaning } = phrase;
  if (meaning === undefined) return [];
  const pronunciation = readAloud[language]?.(text);
  return [{ id, text, language: "es", meaning, ...(pronunciation !== undefined && { pronunciation }) }];
}

async function quechuaEntries(language: Language): Promise<PhraseEntry[]> {
  const courtesies = await readOnce("phrases/quechua.yml", (source) => parse(source) as QuechuaCourtesy[]);
  return courtesies.map(({ id, quechua, read, ...meanings }) => ({
    id,
    text: quechua,
    language: "qu",
    meaning: meanings[language],
    pronunciation: read[language],
  }));
}
