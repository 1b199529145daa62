import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

export const bin = {
  title: "Lomtár",
  intro: (days: number) =>
    count(days, {
      other:
        "A törölt bejegyzések {n} napig itt maradnak. A látogatók addig sem látják őket, de minden nyelvük visszaállítható, a régi címén és állapotában. Ami közben jelent volna meg, piszkozatként jön vissza.",
    }),
  loading: "A lomtár betöltése…",
  loadFailed: "A lomtárat nem sikerült betölteni.",
  retry: "Újra",
  empty: "A lomtár üres.",
  /** @param by the account; null for the site itself */
  deleted: (when: string, by: string | null) =>
    by === null ? `Törölve: ${when}.` : `Törölve: ${when}, törölte: ${by}.`,
  until: (when: string) => `Végleges törlés: ${when}.`,
  restore: "Visszaállítás",
  restoreNamed: (title: string) => `Visszaállítás: ${title}`,
  restored: (title: string) => `„${title}” visszaállítva.`,
  delete: "Végleges törlés",
  deleteNamed: (title: string) => `Végleges törlés: ${title}`,
  deleting: "Törlés…",
  erased: (title: string) => `„${title}” véglegesen törölve.`,
  confirmDelete: "Biztosan törlődjön véglegesen ez a bejegyzés?",
  confirmText: (title: string) =>
    `„${title}” minden nyelven, képeivel és korábbi változataival együtt elvész. Ezt nem lehet visszavonni.`,
  cancel: "Mégse",
  gone: "Ez a bejegyzés már nincs a lomtárban: közben visszaállították, vagy véglegesen törlődött.",
  failed: "Nem sikerült. Próbáljátok újra!",
};
