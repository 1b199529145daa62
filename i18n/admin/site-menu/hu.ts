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
  up: (name: string) => `${name}: feljebb`,
  down: (name: string) => `${name}: lejjebb`,
  moveTo: (name: string) => `${name}: a helye`,
  hide: "Elrejtés",
  show: "Megjelenítés",
  hideNamed: (name: string) => `Elrejtés: ${name}`,
  showNamed: (name: string) => `Megjelenítés: ${name}`,
  hidden: "elrejtve",
  unseen: "ezen a nyelven még nincs közzétéve",
  /** The news of the last change, which screen readers hear. */
  moved: (name: string, at: number, all: number) => `${name}: ${at}. a ${all} közül.`,
  sent: (name: string, place: string) => `${name}: átkerült ide: ${place}.`,
  wasHidden: (name: string) => `${name}: elrejtve.`,
  shown: (name: string) => `${name}: megjelenik.`,
  reset: "Alaphelyzet…",
  resetTitle: "Visszaálljon az eredeti sorrend?",
  resetText:
    "A menü és a lábléc olyan lesz, ahogyan az oldallal érkezett. A saját oldalak a helyükön maradnak, a sor végén.",
  leave: {
    title: "Kilépés mentés nélkül?",
    text: "A menü változtatásai nincsenek elmentve, és elvesznek.",
    stay: "Maradás",
    leave: "Kilépés",
  },
};

export type SiteMenuTexts = typeof siteMenu;
