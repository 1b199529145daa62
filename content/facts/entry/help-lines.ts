/**
 * Sources: IPERÚ (Mincetur), Hungary's embassy pages on mfa.gov.hu, civil defence (2020). None was called; `tel` is for
 * links.
 */
export const helpLines = {
  tourist: { shown: "+51 1 574 8000", tel: "+5115748000" },
  touristWhatsApp: { shown: "+51 944 492 314", tel: "+51944492314" },
  consular: { shown: "+36 80 36 80 36", tel: "+3680368036" },
  civilDefence: { shown: "115", tel: "115" },
} as const;
