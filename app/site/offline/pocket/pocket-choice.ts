import type { Language } from "#i18n/languages.ts";

/** The reader's choice for a language; stored on the device. */
export interface PocketChoice {
  /** Slugs; null for all that are offered, those that come later too. */
  posts: string[] | null;
  /** Whether it was begun and is to be there: what is missing then is fetched without another tap. */
  isWanted: boolean;
  /** Whether it was there once: what is missing then has changed since. */
  wasWhole: boolean;
}

export const pocketKey = "pocketPeru";

type Choices = Partial<Record<Language, PocketChoice>>;

const none: PocketChoice = { posts: null, isWanted: false, wasWhole: false };

export function readChoice(language: Language): PocketChoice {
  return { ...none, ...readAll()[language] };
}

/** A browser that keeps nothing else keeps no pocket either, and has said so. */
export function writeChoice(language: Language, change: Partial<PocketChoice>): void {
  const choices = { ...readAll(), [language]: { ...readChoice(language), ...change } };
  try {
    localStorage.setItem(pocketKey, JSON.stringify(choices));
  } catch (error) {
    console.warn("The choice for the pocket could not be kept", error);
  }
}

export function forgetChoice(language: Language): void {
  const { [language]: _, ...others } = readAll();
  try {
    if (Object.keys(others).length === 0) localStorage.removeItem(pocketKey);
    else localStorage.setItem(pocketKey, JSON.stringify(others));
  } catch (error) {
    console.warn("The choice for the pocket could not be forgotten", error);
  }
}

function readAll(): Choices {
  try {
    // Safe cast: nobody else writes it; what is missing has its default.
    return (JSON.parse(localStorage.getItem(pocketKey) ?? "{}") ?? {}) as Choices;
  } catch {
    return {};
  }
}
