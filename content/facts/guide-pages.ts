import type { Category } from "#api/categories.ts";
import { guidePages, type GuidePage } from "#i18n/addresses.ts";
import type { SiteId } from "./sites.ts";

export const publishedOn = "2026-11-21";

/** The day on which the pages were last compared with their sources. */
export const checkedOn = "2026-11-21";

interface GuidePageFacts {
  sources: SiteId[];
  related: GuidePage[];
  /** Posts of this category are offered after the page, and the page is offered after them. */
  category: Category;
}

export const guidePageFacts = {
  "peru-guide": {
    sources: ["peruTravel", "konzinfo", "limaEmbassy", "cdc", "govUk", "bcrp"],
    related: ["entry", "weather", "top-ten"],
    category: "Discovery",
  },
  entry: {
    sources: ["migraciones", "migracionesAgency", "migracionesTam", "sunat", "konzinfo", "eurLex"],
    related: ["visa-types", "peru-guide", "lima-transport"],
    category: "Discovery",
  },
  "visa-types": {
    sources: ["migraciones", "rree", "mtpe", "elPeruano", "konzinfo"],
    related: ["entry", "peru-guide", "lima-transport"],
    category: "Discovery",
  },
  "top-ten": {
    sources: ["tuBoleto", "machuPicchu", "perurail", "incaRail", "unesco", "peruTravel"],
    related: ["weather", "lima-sights", "history"],
    category: "Discovery",
  },
  weather: {
    sources: ["senamhi", "wmo", "elNino", "peruTravel"],
    related: ["top-ten", "holidays", "peru-guide"],
    category: "Wheather",
  },
  history: {
    sources: ["unesco", "culture", "caral", "lum", "larco"],
    related: ["top-ten", "holidays", "lima-sights"],
    category: "Art",
  },
  "lima-sights": {
    sources: ["larco", "catacumbas", "huacaPucllana", "unescoLima", "peruTravel"],
    related: ["lima-transport", "gastronomy", "history"],
    category: "Discovery",
  },
  "lima-transport": {
    sources: ["limaAirport", "atu", "metropolitano", "lineaUno", "metroLima2"],
    related: ["lima-sights", "entry", "peru-guide"],
    category: "Discovery",
  },
  gastronomy: {
    sources: ["worlds50Best", "unescoIntangible", "peruTravel", "indecopi", "cip"],
    related: ["lima-sights", "holidays", "history"],
    category: "Gastronomy",
  },
  holidays: {
    sources: ["holidays", "elPeruano", "peruTravel", "unescoIntangible", "machuPicchu"],
    related: ["weather", "history", "gastronomy"],
    category: "Entertainment",
  },
} satisfies Record<GuidePage, GuidePageFacts>;

/** The first page of the category, or else the guide, and the pages related to it. */
export function pagesForCategory(category: string): GuidePage[] {
  const own = guidePages.find((page) => guidePageFacts[page].category === category) ?? "peru-guide";
  return [own, ...guidePageFacts[own].related].slice(0, 3);
}
