/**
 * Telephone lines beside those of country.ts and help-lines.ts. None was called. Tourist police: Mincetur by Turiweb
 * (early 2026, the only source); women: Infobae (2025-09); health: Altavoz (2025-06); SUTRAN: El Comercio (2023-01) and
 * Gestión (2025-12).
 */
export const rescueLines = {
  touristPolice: { asOf: "2026-01", unconfirmed: true, shown: "+51 980 122 335", tel: "+51980122335" },
  women: { asOf: "2025-09", shown: "100", tel: "100" },
  health: { asOf: "2025-06", shown: "113", tel: "113" },
  sutranWhatsApp: { asOf: "2025-12", shown: "+51 999 382 606", tel: "+51999382606" },
} as const;

/**
 * Governments' lines for their citizens. United States: its embassy in Lima (2025-01); Australia: its embassy's page
 * (undated); Canada: several undated lists that agree; Mexico: Secretaría de Relaciones Exteriores (2025-11); Argentina:
 * Cancillería (2025-12).
 */
export const consularLines = {
  unitedStates: { asOf: "2025-01", shown: "+51 1 618 2000", tel: "+5116182000" },
  australia: { unconfirmed: true, shown: "+61 2 6261 3305", tel: "+61262613305" },
  canada: { unconfirmed: true, shown: "+1 613 996 8885", tel: "+16139968885" },
  mexico: { asOf: "2025-11", shown: "+51 1 612 1626", tel: "+5116121626" },
  mexicoWhatsApp: { asOf: "2025-11", shown: "+51 987 569 404", tel: "+51987569404" },
  argentina: { asOf: "2025-12", shown: "+54 9 11 4411 3057", tel: "+5491144113057" },
} as const;

/** With Mexico: broken by Peru on this day; consular help goes on (Secretaría de Relaciones Exteriores). */
export const mexicanRelations = { asOf: "2025-11", brokenOn: "2025-11-03" } as const;
