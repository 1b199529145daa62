import type { Language } from "#i18n/languages.ts";

interface AnswerTexts {
  subject: (site: string) => string;
  /** Stands above what is quoted; `day` is a date in words. */
  wrote: (name: string, day: string) => string;
}

/** What an answer to a visitor begins with, in the visitor's language and not in that of the desk. */
export const answerTexts: Record<Language, AnswerTexts> = {
  hu: {
    subject: (site) => `Re: Üzenet – ${site}`,
    wrote: (name, day) => `${name} írta (${day}):`,
  },
  en: {
    subject: (site) => `Re: Your message to ${site}`,
    wrote: (name, day) => `On ${day}, ${name} wrote:`,
  },
  es: {
    subject: (site) => `Re: Su mensaje a ${site}`,
    wrote: (name, day) => `El ${day}, ${name} escribió:`,
  },
};
