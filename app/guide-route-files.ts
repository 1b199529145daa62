import { overviewOf, type GuidePage } from "#i18n/addresses.ts";

/** The guide pages with figures or with structured data of their own. All others are shown by `guide-page.tsx`. */
const drawing: Partial<Record<GuidePage, string>> = {
  "top-ten": "site/routes/guide/top-ten.tsx",
  weather: "site/routes/guide/weather.tsx",
  "lima-transport": "site/routes/guide/lima-transport.tsx",
  holidays: "site/routes/guide/holidays.tsx",
  itineraries: "site/routes/guide/itineraries.tsx",
  "altitude-health": "site/routes/guide/altitude-health.tsx",
  // Editors' own texts may still have the figure that has moved from it.
  "safety-health": "site/routes/guide/altitude-health.tsx",
  costs: "site/routes/guide/costs.tsx",
  questions: "site/routes/guide/questions.tsx",
  treks: "site/routes/guide/treks.tsx",
  jungle: "site/routes/guide/jungle.tsx",
  "getting-there": "site/routes/guide/getting-there.tsx",
  ways: "site/routes/guide/ways.tsx",
  "beyond-classic": "site/routes/guide/beyond-classic.tsx",
  "machu-picchu": "site/routes/guide/machu-picchu.tsx",
  places: "site/routes/guide/places.tsx",
};

/** @returns the file in `app` that draws a page; one that is in no menu is drawn as its overview */
export function routeFileOf(page: GuidePage): string {
  return drawing[overviewOf(page) ?? page] ?? "site/routes/guide/guide-page.tsx";
}
