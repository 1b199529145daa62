import type { GuidePage } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";
import type { GuidePageText } from "./guide-page.ts";

type Source = () => Promise<GuidePageText>;

// Each by its own import, so that a browser fetches one page in one language.
const sources: Record<Language, Record<GuidePage, Source>> = {
  hu: {
    guide: async () => (await import("./hu/peru-guide.ts")).peruGuide,
    entry: async () => (await import("./hu/entry.ts")).entry,
    visas: async () => (await import("./hu/visa-types.ts")).visaTypes,
    topTen: async () => (await import("./hu/top-ten.ts")).topTen,
    weather: async () => (await import("./hu/weather.ts")).weather,
    history: async () => (await import("./hu/history.ts")).history,
    limaSights: async () => (await import("./hu/lima-sights.ts")).limaSights,
    limaTransport: async () => (await import("./hu/lima-transport.ts")).limaTransport,
    gastronomy: async () => (await import("./hu/gastronomy.ts")).gastronomy,
    holidays: async () => (await import("./hu/holidays.ts")).holidays,
  },
  en: {
    guide: async () => (await import("./en/peru-guide.ts")).peruGuide,
    entry: async () => (await import("./en/entry.ts")).entry,
    visas: async () => (await import("./en/visa-types.ts")).visaTypes,
    topTen: async () => (await import("./en/top-ten.ts")).topTen,
    weather: async () => (await import("./en/weather.ts")).weather,
    history: async () => (await import("./en/history.ts")).history,
    limaSights: async () => (await import("./en/lima-sights.ts")).limaSights,
    limaTransport: async () => (await import("./en/lima-transport.ts")).limaTransport,
    gastronomy: async () => (await import("./en/gastronomy.ts")).gastronomy,
    holidays: async () => (await import("./en/holidays.ts")).holidays,
  },
  es: {
    guide: async () => (await import("./es/peru-guide.ts")).peruGuide,
    entry: async () => (await import("./es/entry.ts")).entry,
    visas: async () => (await import("./es/visa-types.ts")).visaTypes,
    topTen: async () => (await import("./es/top-ten.ts")).topTen,
    weather: async () => (await import("./es/weather.ts")).weather,
    history: async () => (await import("./es/history.ts")).history,
    limaSights: async () => (await import("./es/lima-sights.ts")).limaSights,
    limaTransport: async () => (await import("./es/lima-transport.ts")).limaTransport,
    gastronomy: async () => (await import("./es/gastronomy.ts")).gastronomy,
    holidays: async () => (await import("./es/holidays.ts")).holidays,
  },
};

/** The words of a page of the guide in a language. */
export function loadGuidePage(page: GuidePage, language: Language): Promise<GuidePageText> {
  return sources[language][page]();
}
