import { pageEntry } from "./scenes/page-entry.ts";
import { pageGastronomy } from "./scenes/page-gastronomy.ts";
import { pageHistory } from "./scenes/page-history.ts";
import { pageHolidays } from "./scenes/page-holidays.ts";
import { pageLimaSights } from "./scenes/page-lima-sights.ts";
import { pageLimaTransport } from "./scenes/page-lima-transport.ts";
import { pagePeruGuide } from "./scenes/page-peru-guide.ts";
import { pageTopTen } from "./scenes/page-top-ten.ts";
import { pageVisaTypes } from "./scenes/page-visa-types.ts";
import { pageWeather } from "./scenes/page-weather.ts";
import type { Scene } from "./scenes.ts";

/** One picture per guide page, under the name of the page's content file. */
export const pageScenes = {
  "peru-guide": pagePeruGuide,
  entry: pageEntry,
  "visa-types": pageVisaTypes,
  "top-ten": pageTopTen,
  weather: pageWeather,
  history: pageHistory,
  "lima-sights": pageLimaSights,
  "lima-transport": pageLimaTransport,
  gastronomy: pageGastronomy,
  holidays: pageHolidays,
} satisfies Record<string, Scene>;
