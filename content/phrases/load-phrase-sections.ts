import type { Language } from "#i18n/languages.ts";
import type { PhraseEntry, PhraseSection, SpanishPhrase } from "./phrase.ts";

/** What the phrasebook of a language has, by situation; the courtesies in Quechua come last. */
export async function loadPhraseSections(language: Language): Promise<PhraseSection[]> {
  const sections = language === "es" ? peruvianSections() : spanishSections(language);
  return [...(await sections), { situation: "quechua", entries: await quechuaEntries(language) }];
}

async function peruvianSections(): Promise<PhraseSection[]> {
  const { allWords } = await import("./peruvian/all-words.ts");
  return allWords.map(([situation, words]) => ({
    situation,
    entries: words.map(({ id, word, neutral, sentence }) => ({
      id,
      text: word,
      language: "es",
      meaning: neutral,
      sentence,
    })),
  }));
}

async function spanishSections(language: "hu" | "en"): Promise<PhraseSection[]> {
  const [{ allPhrases }, entryOf] = await Promise.all([
    import("./spanish/all-phrases.ts"),
    language === "hu" ? loadHungarianEntry() : loadEnglishEntry(),
  ]);
  return allPhrases.map(([situation, phrases]) => ({
    situation,
    entries: phrases.filter(({ id }) => language === "hu" || !ofHungariansAlone.has(id)).map(entryOf),
  }));
}

/** What nobody else has to say. */
const ofHungariansAlone: ReadonlySet<string> = new Set(["from-hungary"]);

type EntryOf = (phrase: SpanishPhrase) => PhraseEntry;

async function loadHungarianEntry(): Promise<EntryOf> {
  const { readInHungarian } = await import("./pronunciation/hungarian-reading.ts");
  return ({ id, spanish, hungarian }) => ({
    id,
    text: spanish,
    language: "es",
    meaning: hungarian,
    reading: readInHungarian(spanish),
  });
}

async function loadEnglishEntry(): Promise<EntryOf> {
  const { readInEnglish } = await import("./pronunciation/english-reading.ts");
  return ({ id, spanish, english }) => ({
    id,
    text: spanish,
    language: "es",
    meaning: english,
    reading: readInEnglish(spanish),
  });
}

async function quechuaEntries(language: Language): Promise<PhraseEntry[]> {
  const { quechuaCourtesies } = await import("./quechua-courtesies.ts");
  return quechuaCourtesies.map(({ id, quechua, read, ...meanings }) => ({
    id,
    text: quechua,
    language: "qu",
    meaning: { hu: meanings.hungarian, en: meanings.english, es: meanings.spanish }[language],
    reading: read[language],
  }));
}
