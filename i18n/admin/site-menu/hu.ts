import { counter } from "#i18n/format/count.ts";

const count = counter("hu");

/** The texts by which menu and footer are arranged. Hungarian is the source of the shape. */
export const siteMenu = {
  title: "Menü és lábléc",
  intro:
    "Milyen sorrendben és hol szerepeljenek az oldalak. Ami innen kimarad, azt a webcímén és a keresőben akkor is megtalálni; az olvasók elől egy oldalt a saját szerkesztőjében lehet elrejteni.",
  loading: "A menü betöltése…",
  loadFailed: "A menüt nem sikerült betölteni.",
  retry: "Újra",
  places: { menu: "Menüsor", footer: "Lábléc", nowhere: "Sehol" },
  inGuide: (guide: string, group: string) => `${guide} › ${group}`,
  nowhereTitle: "Saját oldalak, amelyek sehol sem szerepelnek",
  count: (shown: number, hidden: number) =>
    count(shown, { other: "{n} oldal" }) + (hidden > 0 ? count(hidden, { other: ", {n} kivéve" }) : ""),
  moveTo: (name: string) => `${name}: a helye`,
  unseen: "ezen a nyelven még nincs közzétéve",
  withdrawn: "elrejtve az olvasók elől",
  acts: {
    menu: { takeOut: "Ki a menüből", putBack: "Vissza a menübe", isOut: "nincs a menüben" },
    footer: { takeOut: "Ki a láblécből", putBack: "Vissza a láblécbe", isOut: "nincs a láblécben" },
  },
  named: (act: string, name: string) => `${act}: ${name}`,
  wasTakenOut: (name: string) => `${name}: kivéve.`,
  wasPutBack: (name: string) => `${name}: visszatéve.`,
  sent: (name: string, place: string) => `${name}: átkerült ide: ${place}.`,
  reset: "Alaphelyzet…",
  resetTitle: "Visszaálljon az eredeti sorrend?",
  resetText:
    "A menü és a lábléc olyan lesz, ahogyan az oldallal érkezett. A saját oldalak a helyükön maradnak, a sor végén.",
  leaveText: "A menü változtatásai nincsenek elmentve, és elvesznek.",
};

export type SiteMenuTexts = typeof siteMenu;
