import type { GuidePage } from "#i18n/addresses.ts";
import type { PictureId } from "#content/guide-page.ts";
import type { SiteId } from "./sites.ts";

/** The day on which the pages were last compared with their sources. */
export const checkedOn = "2026-11-21";

interface GuidePageFacts {
  picture: PictureId;
  sources: SiteId[];
  /** What else a reader of the page will want. */
  related: GuidePage[];
  /** Posts of this category are offered at the end; a value of api/categories.ts. */
  category: "Discovery" | "Gastronomy" | "Art" | "Education" | "Wheather" | "Entertainment";
}

export const guidePageFacts = {
  guide: {
    picture: "places/sacred-valley",
    sources: ["peruTravel", "konzinfo", "limaEmbassy", "cdc", "govUk", "bcrp"],
    related: ["entry", "weather", "topTen"],
    category: "Discovery",
  },
  entry: {
    picture: "places/lima",
    sources: ["migraciones", "migracionesAgency", "migracionesTam", "sunat", "konzinfo", "eurLex"],
    related: ["visas", "guide", "limaTransport"],
    category: "Discovery",
  },
  visas: {
    picture: "places/arequipa",
    sources: ["migraciones", "rree", "mtpe", "elPeruano", "konzinfo"],
    related: ["entry", "guide", "limaTransport"],
    category: "Discovery",
  },
  topTen: {
    picture: "places/machu-picchu",
    sources: ["tuBoleto", "machuPicchu", "perurail", "incaRail", "unesco", "peruTravel"],
    related: ["weather", "limaSights", "history"],
    category: "Discovery",
  },
  weather: {
    picture: "places/rainbow-mountain",
    sources: ["senamhi", "wmo", "elNino", "peruTravel"],
    related: ["topTen", "holidays", "guide"],
    category: "Wheather",
  },
  history: {
    picture: "places/cusco",
    sources: ["unesco", "culture", "caral", "lum", "larco"],
    related: ["topTen", "holidays", "limaSights"],
    category: "Art",
  },
  limaSights: {
    picture: "places/plaza-mayor",
    sources: ["larco", "catacumbas", "huacaPucllana", "unescoLima", "peruTravel"],
    related: ["limaTransport", "gastronomy", "history"],
    category: "Discovery",
  },
  limaTransport: {
    picture: "places/miraflores",
    sources: ["limaAirport", "atu", "metropolitano", "lineaUno", "metroLima2"],
    related: ["limaSights", "entry", "guide"],
    category: "Discovery",
  },
  gastronomy: {
    picture: "dishes/ceviche",
    sources: ["worlds50Best", "unescoIntangible", "peruTravel", "indecopi", "cip"],
    related: ["limaSights", "holidays", "history"],
    category: "Gastronomy",
  },
  holidays: {
    picture: "places/titicaca",
    sources: ["holidays", "elPeruano", "peruTravel", "unescoIntangible", "machuPicchu"],
    related: ["weather", "history", "gastronomy"],
    category: "Entertainment",
  },
} satisfies Record<GuidePage, GuidePageFacts>;
