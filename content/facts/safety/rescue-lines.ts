import { datedFacts } from "#content/facts/facts.ts";

/**
 * Telephone lines beside those of country.ts and help-lines.ts. None was called. Women: Infobae (2025-09); health: Altavoz (2025-06); SUTRAN: El Comercio (2023-01) and
 * Gestión (2025-12).
 */
export const rescueLines = datedFacts("safety.rescueLines", {
  women: { asOf: "2025-09", shown: "100", tel: "100" },
  health: { asOf: "2025-06", shown: "113", tel: "113" },
  sutranWhatsApp: { asOf: "2025-12", shown: "+51 999 382 606", tel: "+51999382606" },
} as const);

/**
 * With Mexico: broken by Peru on this day; consular help goes on (Secretaría de Relaciones Exteriores). In August 2026 a
 * currency dealer’s news, after Gestión, had them resumed, with ambassadors within a month; no ministry’s word of it was found.
 */
export const mexicanRelations = datedFacts("safety.mexicanRelations", {
  asOf: "2026-08",
  unconfirmed: true,
  brokenOn: "2025-11-03",
} as const);
