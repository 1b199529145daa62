import { datedFacts } from "#content/facts/facts.ts";

/**
 * Sources: IPERÚ and the tourist police (Mincetur), Hungary's embassy pages on mfa.gov.hu. None was called; `tel` is for
 * links.
 */
export const helpLines = datedFacts("entry.helpLines", {
  tourist: { shown: "+51 1 574 8000", tel: "+5115748000", unconfirmed: true },
  touristWhatsApp: { shown: "+51 944 492 314", tel: "+51944492314", asOf: "2026-01" },
  /** Named by one source only. */
  touristPolice: { shown: "+51 980 122 335", tel: "+51980122335", asOf: "2026-01", unconfirmed: true },
  consular: { shown: "+36 80 36 80 36", tel: "+3680368036", unconfirmed: true },
} as const);

/** INDECI. */
export const civilDefence = datedFacts("entry.civilDefence", {
  shown: "115",
  tel: "115",
  asOf: "2020",
} as const);

/**
 * Consular help for travellers of other countries, as their own embassies or ministries gave it; the lines without a month
 * come from undated copies.
 */
export const consularLines = datedFacts("entry.consularLines", {
  unitedStates: { shown: "+51 1 618 2000", tel: "+5116182000", asOf: "2025-01" },
  australia: { shown: "+61 2 6261 3305", tel: "+61262613305", unconfirmed: true },
  /** Several undated lists agree. */
  canada: { shown: "+1 613 996 8885", tel: "+16139968885", unconfirmed: true },
  mexico: { shown: "+51 1 612 1626", tel: "+5116121626", asOf: "2025-11" },
  mexicoWhatsApp: { shown: "+51 987 569 404", tel: "+51987569404", asOf: "2025-11" },
  brazil: { shown: "+51 985 039 263", tel: "+51985039263", unconfirmed: true },
  argentina: { shown: "+54 9 11 4411 3057", tel: "+5491144113057", asOf: "2025-12" },
  /**
   * Out of office hours only: on weekdays from 6:00 to 7:45 and from 16:45 to midnight, on weekends and holidays from 8:00 to
   * midnight (lima.diplo.de).
   */
  germany: { shown: "+51 997 576 200", tel: "+51997576200", asOf: "2024-06" },
  italy: { shown: "+51 997 232 073", tel: "+51997232073", asOf: "2025-12" },
  /** The embassy in Santiago de Chile, which looks after Peru too, and the ministry's line for day and night (MFAT). */
  newZealandSantiago: { shown: "+56 2 2616 3000", tel: "+56226163000", asOf: "2022-12", unconfirmed: true },
  newZealand: { shown: "+64 99 20 20 20", tel: "+6499202020", asOf: "2022-12", unconfirmed: true },
} as const);
