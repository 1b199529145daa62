import type { AdminMessages } from "./admin/hu.ts";
import type { Language } from "./languages.ts";
import { createMessageStore, messages } from "./loaded-messages.ts";

const sources = {
  hu: async () => (await import("./messages/hu.ts")).hu,
  en: async () => (await import("./messages/en.ts")).en,
  es: async () => (await import("./messages/es.ts")).es,
};

const adminSources = {
  hu: async () => (await import("./admin/hu.ts")).hu,
  en: async () => (await import("./admin/en.ts")).en,
  es: async () => (await import("./admin/es.ts")).es,
};

export const adminMessages = createMessageStore<AdminMessages>();

export function loadMessages(language: Language): Promise<void> {
  return messages.load(language, sources);
}

/** Public pages never load these, so a reader does not fetch them. */
export function loadAdminMessages(language: Language): Promise<void> {
  return adminMessages.load(language, adminSources);
}
