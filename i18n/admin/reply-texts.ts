import type { Language } from "#i18n/languages.ts";

interface ReplyTexts {
  subject: (site: string) => string;
  /** Above the quoted message; `day` is a date in words. */
  wrote: (name: string, day: string) => string;
}

/** In the visitor's language, not in that of the admin area. */
export const replyTexts: Record<Language, ReplyTexts> = {
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
