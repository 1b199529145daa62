import type { AdminMessages } from "./admin/hu.ts";
import { createMessageLoader } from "./create-message-loader.ts";
import { useLanguage } from "./page-language.tsx";

const loader = createMessageLoader<AdminMessages>({
  hu: async () => (await import("./admin/hu.ts")).hu,
  en: async () => (await import("./admin/en.ts")).en,
  es: async () => (await import("./admin/es.ts")).es,
});

/** Public pages never load these, so a reader does not fetch them. */
export const loadAdminMessages = loader.load;

/** To be used after `loadAdminMessages`. */
export function useAdminMessages(): AdminMessages {
  return loader.get(useLanguage());
}
