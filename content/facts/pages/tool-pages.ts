import type { ListedPage, ToolPage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { SiteId } from "#content/facts/places/sites.ts";

interface ToolPageFacts {
  sources: SiteId[];
  /** Sources that only the readers of this language can use, after those of all. */
  ownSources?: Partial<Record<Language, SiteId[]>>;
  related: ListedPage[];
  /** ISO day on which the words were last read through. */
  revised: string;
}

export const toolPageFacts: Record<ToolPage, ToolPageFacts> = {
  "stay-calculator": {
    sources: ["migraciones", "migracionesTam", "eurLex", "elPeruano"],
    ownSources: {
      hu: ["konzinfo"],
      en: ["govUk", "consulates"],
      es: ["sreMexico", "consulates"],
    },
    related: ["entry", "visa-types", "getting-there"],
    revised: "2026-11-23",
  },
  "trip-planner": {
    sources: ["cdc", "wms", "tuBoleto", "perurail", "cruzDelSur"],
    related: ["itineraries", "costs", "weather"],
    revised: "2026-11-23",
  },
  "before-you-go": {
    sources: ["migraciones", "tuBoleto", "cdc", "sunat"],
    ownSources: { hu: ["konzinfo"], en: ["govUk"], es: ["sreMexico"] },
    related: ["trip-planner", "entry", "packing-list"],
    revised: "2026-11-29",
  },
  "packing-list": {
    sources: ["machuPicchu", "cdc", "senamhi"],
    related: ["before-you-go", "weather", "treks"],
    revised: "2026-11-23",
  },
  phrasebook: {
    sources: ["quechuaTinkuy", "incaLand", "amantani"],
    related: ["emergency", "gastronomy", "peru-guide"],
    revised: "2026-11-23",
  },
  money: {
    sources: ["bcrp", "perurail", "machuPicchu"],
    ownSources: { hu: ["mnb"] },
    related: ["costs", "itineraries", "machu-picchu"],
    revised: "2026-11-23",
  },
  emergency: {
    sources: ["peruTravel"],
    ownSources: {
      hu: ["konzinfo", "limaEmbassy"],
      en: ["govUk", "usEmbassy", "canadaTravel", "smartraveller", "irelandAdvice", "safeTravelNz"],
      es: ["spainConsulate", "sreMexico", "argentina", "brazilEmbassy", "rree"],
    },
    related: ["safety-health", "entry", "peru-guide"],
    revised: "2026-11-23",
  },
  "pocket-peru": {
    sources: ["webKit", "chrome"],
    related: ["trip-planner", "phrasebook", "emergency"],
    revised: "2026-11-23",
  },
};
