import { adminMessages } from "./admin-messages.ts";
import type { Language } from "./languages.ts";

const sources = {
  hu: async () => (await import("./admin/hu.ts")).hu,
  en: async () => (await import("./admin/en.ts")).en,
  es: async () => (await import("./admin/es.ts")).es,
};

/** Public pages never load these, so a reader does not fetch them. */
export function loadAdminMessages(language: Language): Promise<void> {
  return adminMessages.load(language, sources);
}
