import type { ClimateSummary, FigureMessages } from "./hu.ts";

export const figures = {
  months: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
  monthLetters: ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"],
  altitude: (metres: string) => `${metres} m`,
  map: {
    title: "Peru and the ten sights",
    ocean: "Pacific Ocean",
  },
  climate: {
    temperature: "Mean daily minimum and maximum, °C",
    rain: "Rain per month, mm",
    rainEstimate: "Rain per month, mm (estimate)",
    summary: (of: ClimateSummary) =>
      `The mean daily maximum is ${of.warmest} °C in the warmest month, the mean minimum ${of.coldest} °C in the coldest. ${of.driest}–${of.wettest} mm of rain fall in a month, ${of.year} mm in a year.`,
    station: (metres: string, years: string) => `Weather station at ${metres} m. Means of ${years}.`,
    stationOnly: (metres: string) =>
      `Weather station at ${metres} m. The source does not say which years the means cover.`,
    estimateNote: "How the rain spreads over the months is an estimate; only the yearly amount has a source.",
    numbers: (city: string) => `The weather of ${city} in numbers`,
    month: "Month",
    min: "Minimum, °C",
    max: "Maximum, °C",
    rainShort: "Rain, mm",
    rainShortEstimate: "Rain, mm (estimate)",
    year: "Whole year",
    rainOfYear: "A year’s rain",
    rainOfYearOrder: "From the driest city to the wettest.",
    rainOfYearUnit: "Rain per year, mm",
  },
  bestMonths: {
    caption: "Where to go and when",
    month: "Month",
    regions: {
      coast: "Coast: Lima, Paracas, Nazca",
      andes: "Andes: Cusco, Puno, Arequipa",
      amazon: "Amazon: Iquitos, Puerto Maldonado",
    },
    marks: { best: "best", possible: "fine", avoid: "better not" },
  },
  holidays: {
    dates: (year: number) => `Dates for ${year}`,
    past: "already over",
    pastOnes: (count: number) => `Already over this year (${count})`,
    now: "on now",
    next: "next",
  },
} satisfies FigureMessages;
