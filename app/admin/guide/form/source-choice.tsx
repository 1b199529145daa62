import { useState } from "react";
import { Choice } from "#app/ui/forms/choice.tsx";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { defaultLanguage, isLanguage, languageNames, languages, type Language } from "#i18n/languages.ts";

const memoryKey = "admin-page-source";

/** The language that a writer chose as the source, now or at an earlier visit with this device. */
export interface PickedSource {
  now: Language | null;
  before: Language | null;
}

/** For all languages and pages alike; kept on the device. */
export function usePickedSource() {
  const [picked, setPicked] = useState<PickedSource>(() => ({ now: null, before: remembered() }));
  function pick(now: Language): void {
    setPicked({ ...picked, now });
    try {
      localStorage.setItem(memoryKey, now);
    } catch {
      // Only a convenience, so a failure is ignored.
    }
  }
  return { picked, pick };
}

function remembered(): Language | null {
  try {
    const stored = localStorage.getItem(memoryKey);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/**
 * The language beside which another one is written: the chosen one, but a change that is not in the translation yet comes before a
 * choice of an earlier visit.
 *
 * @param changed what the text says nothing of yet
 * @returns undefined for the default language as long as nothing speaks for another one
 */
export function sourceOf(
  language: Language,
  changed: Language | undefined,
  { now, before }: PickedSource,
): Language | undefined {
  // Whoever once chose one for a translation gets none beside each original.
  const usual = language === defaultLanguage ? null : before;
  return [now, changed, usual, defaultLanguage].find((one) => one && one !== language) ?? undefined;
}

interface SourceChoiceProps {
  /** The language that is written. */
  language: Language;
  source: Language;
  onPick: (source: Language) => void;
}

/** The other languages, one of them as the source. */
export function SourceChoice({ language, source, onPick }: SourceChoiceProps) {
  return (
    <Choice
      label={useAdminMessages().writingTogether.sideBySide.choose}
      options={languages.filter((one) => one !== language)}
      value={source}
      nameOf={(one) => languageNames[one]}
      langOf={(one) => one}
      onChoose={onPick}
    />
  );
}
