import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import type { HeaderId } from "#content/guide-page.ts";
import type { SiteId } from "./sites.ts";

/** The day on which the guide appeared. */
export const publishedOn = "2026-11-21";

/** The day on which the pages were last compared with their sources. */
export const checkedOn = "2026-11-21";

interface GuidePageFacts {
  /** At the head of the page; its social card is made from it too. */
  picture: `pages/${HeaderId}`;
  sources: SiteId[];
  /** What else a reader of the page will want. */
  related: GuidePage[];
  /** Posts of this category are offered at the end; a value of api/categories.ts. */
  category: "Discovery" | "Gastronomy" | "Art" | "Education" | "Wheather" | "Entertainment";
}

export const guidePageFacts = {
  guide: {
    picture: "pages/peru-guide",
    sources: ["peruTravel", "konzinfo", "limaEmbassy", "cdc", "govUk", "bcrp"],
    related: ["entry", "weather", "topTen"],
    category: "Discovery",
  },
  entry: {
    picture: "pages/entry",
    sources: ["migraciones", "migracionesAgency", "migracionesTam", "sunat", "konzinfo", "eurLex"],
    related: ["visas", "guide", "limaTransport"],
    category: "Discovery",
  },
  visas: {
    picture: "pages/visa-types",
    sources: ["migraciones", "rree", "mtpe", "elPeruano", "konzinfo"],
    related: ["entry", "guide", "limaTransport"],
    category: "Discovery",
  },
  topTen: {
    picture: "pages/top-ten",
    sources: ["tuBoleto", "machuPicchu", "perurail", "incaRail", "unesco", "peruTravel"],
    related: ["weather", "limaSights", "history"],
    category: "Discovery",
  },
  weather: {
    picture: "pages/weather",
    sources: ["senamhi", "wmo", "elNino", "peruTravel"],
    related: ["topTen", "holidays", "guide"],
    category: "Wheather",
  },
  history: {
    picture: "pages/history",
    sources: ["unesco", "culture", "caral", "lum", "larco"],
    related: ["topTen", "holidays", "limaSights"],
    category: "Art",
  },
  limaSights: {
    picture: "pages/lima-sights",
    sources: ["larco", "catacumbas", "huacaPucllana", "unescoLima", "peruTravel"],
    related: ["limaTransport", "gastronomy", "history"],
    category: "Discovery",
  },
  limaTransport: {
    picture: "pages/lima-transport",
    sources: ["limaAirport", "atu", "metropolitano", "lineaUno", "metroLima2"],
    related: ["limaSights", "entry", "guide"],
    category: "Discovery",
  },
  gastronomy: {
    picture: "pages/gastronomy",
    sources: ["worlds50Best", "unescoIntangible", "peruTravel", "indecopi", "cip"],
    related: ["limaSights", "holidays", "history"],
    category: "Gastronomy",
  },
  holidays: {
    picture: "pages/holidays",
    sources: ["holidays", "elPeruano", "peruTravel", "unescoIntangible", "machuPicchu"],
    related: ["weather", "history", "gastronomy"],
    category: "Entertainment",
  },
} satisfies Record<GuidePage, GuidePageFacts>;

/** The three pages that a reader of a post of this category is offered: the one of its subject, and what goes with that. */
export function pagesForCategory(category: string): GuidePage[] {
  const own = guidePages.find((page) => guidePageFacts[page].category === category) ?? "guide";
  return [own, ...guidePageFacts[own].related].slice(0, 3);
}
