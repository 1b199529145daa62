import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts by which menu and footer are arranged. Hungarian is the source of the shape. */
export const siteMenu = {
  title: "Menü és lábléc",
  intro:
    "Milyen sorrendben és hol szerepeljenek az oldalak. Ami innen kimarad, azt a webcímén és a keresőben akkor is megtalálni.",
  loading: "A menü betöltése…",
  loadFailed: "A menüt nem sikerült betölteni.",
  retry: "Újra",
  places: { menu: "Menüsor", footer: "Lábléc", nowhere: "Sehol" },
  inGuide: (guide: string, group: string) => `${guide} › ${group}`,
  nowhereTitle: "Saját oldalak, amelyek sehol sem szerepelnek",
  count: (shown: number, hidden: number) =>
    count(shown, { other: "{n} oldal" }) + (hidden > 0 ? count(hidden, { other: ", {n} elrejtve" }) : ""),
  moveTo: (name: string) => `${name}: a helye`,
  unseen: "ezen a nyelven még nincs közzétéve",
  sent: (name: string, place: string) => `${name}: átkerült ide: ${place}.`,
  reset: "Alaphelyzet…",
  resetTitle: "Visszaálljon az eredeti sorrend?",
  resetText:
    "A menü és a lábléc olyan lesz, ahogyan az oldallal érkezett. A saját oldalak a helyükön maradnak, a sor végén.",
  leaveText: "A menü változtatásai nincsenek elmentve, és elvesznek.",
};

export type SiteMenuTexts = typeof siteMenu;
