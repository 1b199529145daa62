import type { PlaceId } from "#content/facts/places/places.ts";

/** "estimate": the page must say that the values are estimates. */
type SeriesQuality = "verified" | "cross-checked" | "republished" | "computed" | "estimate";

/** Twelve values, January first. */
export type Monthly = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export interface CityClimate {
  zone: "coast" | "andes" | "amazon";
  /** The position of the station, in degrees (WGS 84) and metres; the city itself may lie some way off. */
  lat: number;
  lon: number;
  altitude: number;
  station: string;
  /** The years of the means; null when the source does not say. */
  period: string | null;
  source: string;
  /** Mean daily maximum and minimum, in °C. */
  tmax: Monthly;
  tmin: Monthly;
  /** Millimetres a month. */
  rain: Monthly;
  rainYear: number;
  /** Days with at least 1 mm, where the source counts them. */
  wetDays: Monthly | null;
  quality: { temperature: SeriesQuality; rain: SeriesQuality };
}

/** The cities in the order the page shows them. */
export const climate = {
  // A seaside station with old means: inland districts and recent summers are hotter.
  lima: {
    zone: "coast",
    lat: -12.02,
    lon: -77.11,
    altitude: 34,
    station: "Lima-Callao, Jorge Chávez airport (WMO 84628)",
    period: "1961–1990",
    source: "WMO climate normals, as republished in a travel climate table",
    tmax: [26.1, 26.8, 26.3, 24.5, 22, 20.1, 19.1, 18.8, 19.1, 20.3, 22.1, 24.4],
    tmin: [19.4, 19.8, 19.5, 17.9, 16.4, 15.6, 15.2, 14.9, 14.9, 15.5, 16.6, 18.2],
    rain: [0.8, 0.4, 0.4, 0.1, 0.3, 0.7, 1, 1.5, 0.7, 0.2, 0.1, 0.2],
    rainYear: 6,
    wetDays: [0.7, 0.7, 0.7, 0.3, 1.1, 2.3, 3, 4.1, 3.1, 1.2, 0.4, 0.5],
    quality: { temperature: "verified", rain: "verified" },
  },
  // Night frost is possible from May to August.
  cusco: {
    zone: "andes",
    lat: -13.54,
    lon: -71.94,
    altitude: 3399,
    station: "Cusco airport",
    period: "1961–1990",
    source: "WMO normals, cross-checked with two climate sites",
    tmax: [18.8, 18.8, 19.1, 19.7, 19.7, 19.4, 19.2, 19.9, 20.1, 20.9, 20.6, 20.8],
    tmin: [6.6, 6.6, 6.3, 5.1, 2.7, 0.5, 0.2, 1.7, 4, 5.5, 6, 6.5],
    rain: [160, 132.9, 108.4, 44.4, 8.6, 2.4, 3.9, 8, 22.4, 47.3, 78.6, 120.1],
    rainYear: 737,
    wetDays: [18, 13, 11, 8, 3, 2, 2, 2, 7, 8, 12, 16],
    quality: { temperature: "cross-checked", rain: "cross-checked" },
  },
  // Unchecked readings of 2021–2024 are 1–2 °C warmer; other sources give 2,600–3,000 mm a year.
  iquitos: {
    zone: "amazon",
    lat: -3.75,
    lon: -73.25,
    altitude: 106,
    station: "Iquitos",
    period: null,
    source: "WMO World Weather Information table, as republished locally; converted from °F and inches",
    tmax: [31.2, 31.5, 30.9, 30.6, 30.1, 30, 29.9, 31.2, 31.6, 31.7, 31.6, 31.3],
    tmin: [21.9, 22, 22.1, 22, 21.9, 21.6, 20.8, 21, 21.3, 21.8, 22.1, 22.1],
    rain: [267, 211, 318, 292, 292, 190, 188, 173, 208, 254, 287, 302],
    rainYear: 2982,
    wetDays: null,
    quality: { temperature: "republished", rain: "republished" },
  },
  // The airport lies about 200 m above the centre, which is slightly warmer.
  arequipa: {
    zone: "andes",
    lat: -16.32,
    lon: -71.55,
    altitude: 2520,
    station: "Arequipa airport (WMO 84752)",
    period: "1987–1997",
    source:
      "Temperature: computed from the ASHRAE IWEC typical-year file. Rain: estimated within a sourced range of 75–100 mm a year, nearly all of it January–March",
    tmax: [20.8, 21.3, 21.5, 22.4, 22, 21.1, 21.3, 21.1, 22, 21.6, 22.1, 21.7],
    tmin: [10.4, 10.5, 10.5, 8.7, 8.6, 8, 7, 7.8, 7.9, 9, 8.8, 10.4],
    rain: [27, 36, 21, 1, 0, 0, 0, 1, 1, 0, 1, 4],
    rainYear: 92,
    wetDays: null,
    quality: { temperature: "computed", rain: "estimate" },
  },
  // The lake keeps nights milder than in Juliaca.
  puno: {
    zone: "andes",
    lat: -15.83,
    lon: -70.01,
    altitude: 3820,
    station: "Puno (SENAMHI station 708)",
    period: "1981–2010",
    source: "Computed from SENAMHI’s quality-controlled daily series (30 years; November 29)",
    tmax: [15.4, 15.3, 15.2, 15.3, 14.9, 14, 14.1, 14.9, 15.9, 16.5, 16.8, 16.6],
    tmin: [5.6, 5.4, 5.1, 3.6, 0.8, -0.9, -1.3, 0, 1.7, 3.4, 4.3, 5.3],
    rain: [173.7, 149.3, 131.3, 58.9, 8.8, 5.7, 2.5, 12.1, 23.5, 53, 54.4, 87.2],
    rainYear: 760,
    wetDays: [20, 17, 16, 8.5, 1.4, 1, 0.8, 2.1, 4.3, 7.3, 8.6, 12],
    quality: { temperature: "computed", rain: "computed" },
  },
} as const satisfies Partial<Record<PlaceId, CityClimate>>;

export type ClimateCity = keyof typeof climate;
