import type { Language } from "./languages.ts";
import { messages } from "./loaded-messages.ts";

const sources = {
  hu: async () => (await import("./messages/hu.ts")).hu,
  en: async () => (await import("./messages/en.ts")).en,
  es: async () => (await import("./messages/es.ts")).es,
};

export function loadMessages(language: Language): Promise<void> {
  return messages.load(language, sources);
}
