import type { AdminMessages } from "#i18n/admin/hu.ts";
import type { Language } from "#i18n/languages.ts";
import { createMessageStore, messages } from "./loaded-messages.ts";

const sources = {
  hu: async () => (await import("#i18n/messages/hu.ts")).hu,
  en: async () => (await import("#i18n/messages/en.ts")).en,
  es: async () => (await import("#i18n/messages/es.ts")).es,
};

const adminSources = {
  hu: async () => (await import("#i18n/admin/hu.ts")).hu,
  en: async () => (await import("#i18n/admin/en.ts")).en,
  es: async () => (await import("#i18n/admin/es.ts")).es,
};

export const adminMessages = createMessageStore<AdminMessages>();

export function loadMessages(language: Language): Promise<void> {
  return messages.load(language, sources);
}

/** Public pages never load these, so a reader does not fetch them. */
export function loadAdminMessages(language: Language): Promise<void> {
  return adminMessages.load(language, adminSources);
}
