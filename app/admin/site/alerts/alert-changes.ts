import type { AlertWords, SiteAlert } from "#api/settings/site-alerts.ts";
import type { FormFault } from "#app/admin/calls/stored-form/use-stored-form.ts";
import { byLanguage, languages, type Language } from "#i18n/languages.ts";

/** An alert while it is written: with words in each language, which may be empty. */
export interface AlertDraft extends Omit<SiteAlert, "words"> {
  words: Record<Language, AlertWords>;
}

export type AlertFault = FormFault<"title" | "days" | "place">;

export type AlertState = "ended" | "planned" | "shown";

const noWords: AlertWords = { title: "", text: "" };

/** @param id eight hexadecimal digits */
export function newAlert(id: string, today: string): AlertDraft {
  const words = byLanguage(() => noWords);
  return { id, level: "warning", pages: null, places: [], from: today, until: today, words };
}

export function draftOf(alert: SiteAlert): AlertDraft {
  return { ...alert, words: byLanguage((language) => alert.words[language] ?? noWords) };
}

/** Without the languages in which nothing is written. */
export function alertToSend({ words, ...alert }: AlertDraft): SiteAlert {
  const written = languages.filter((language) => isWritten(words[language]));
  return { ...alert, words: Object.fromEntries(written.map((language) => [language, words[language]])) };
}

export function stateOf({ from, until }: Pick<SiteAlert, "from" | "until">, today: string): AlertState {
  if (until < today) return "ended";
  return today < from ? "planned" : "shown";
}

/** The faults in the order of the form. A language needs no words, but a title where it has a text; one of them needs a title. */
export function faultsOf(alerts: readonly AlertDraft[]): AlertFault[] {
  return alerts.flatMap(({ id, from, until, pages, places, words }) => {
    const untitled = languages.filter((language) => {
      const { title, text } = words[language];
      const isAlone = !languages.some((one) => isWritten(words[one])) && language === languages[0];
      return title.trim() === "" && (text.trim() !== "" || isAlone);
    });
    const faults: AlertFault[] = [];
    if (from === "" || until === "" || until < from) faults.push({ control: `${id}-until`, kind: "days" });
    if (pages?.length === 0 && places.length === 0) faults.push({ control: `${id}-pages`, kind: "place" });
    return [
      ...faults,
      ...untitled.map((language) => ({ control: `${id}-${language}-title`, kind: "title" as const })),
    ];
  });
}

function isWritten({ title, text }: AlertWords): boolean {
  return title.trim() !== "" || text.trim() !== "";
}
