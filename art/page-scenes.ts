import { pageEntry } from "./scenes/page-entry.ts";
import { pagePeruGuide } from "./scenes/page-peru-guide.ts";
import { pageTopTen } from "./scenes/page-top-ten.ts";
import { pageVisaTypes } from "./scenes/page-visa-types.ts";
import { pageWeather } from "./scenes/page-weather.ts";
import type { Scene } from "./scenes.ts";

/** One picture per guide page, under the name of the page's content file; its middle 1200 × 500 also works alone. */
export const pageScenes = {
  "peru-guide": pagePeruGuide,
  entry: pageEntry,
  "visa-types": pageVisaTypes,
  "top-ten": pageTopTen,
  weather: pageWeather,
} satisfies Record<string, Scene>;
