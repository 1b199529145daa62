import type { ClimateSummary, FigureMessages } from "./hu.ts";

export const figures = {
  months: [
    "enero",
    "febrero",
    "marzo",
    "abril",
    "mayo",
    "junio",
    "julio",
    "agosto",
    "setiembre",
    "octubre",
    "noviembre",
    "diciembre",
  ],
  monthLetters: ["E", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"],
  altitude: (metres: string) => `${metres} m`,
  map: {
    title: "El Perú y los diez lugares",
    ocean: "Océano Pacífico",
  },
  climate: {
    temperature: "Mínima y máxima diarias medias, °C",
    rain: "Lluvia mensual, mm",
    rainEstimate: "Lluvia mensual, mm (estimación)",
    summary: (of: ClimateSummary) =>
      `La máxima diaria media llega a ${of.warmest} °C en el mes más cálido y la mínima media baja a ${of.coldest} °C en el más frío. Caen de ${of.driest} a ${of.wettest} mm de lluvia al mes y ${of.year} mm al año.`,
    station: (metres: string, years: string) => `Estación a ${metres} m de altitud. Promedios de ${years}.`,
    stationOnly: (metres: string) =>
      `Estación a ${metres} m de altitud. La fuente no indica los años del promedio.`,
    estimateNote: "El reparto de la lluvia por meses es una estimación; solo el total anual tiene fuente.",
    numbers: (city: string) => `El clima de ${city} en cifras`,
    month: "Mes",
    min: "Mínima, °C",
    max: "Máxima, °C",
    rainShort: "Lluvia, mm",
    rainShortEstimate: "Lluvia, mm (estimación)",
    year: "Todo el año",
    rainOfYear: "La lluvia de un año",
    rainOfYearOrder: "De la ciudad más seca a la más lluviosa.",
    rainOfYearUnit: "Lluvia anual, mm",
  },
  bestMonths: {
    caption: "Cuándo conviene ir a cada región",
    month: "Mes",
    regions: {
      coast: "Costa: Lima, Paracas, Nasca",
      andes: "Sierra: Cusco, Puno, Arequipa",
      amazon: "Selva: Iquitos, Puerto Maldonado",
    },
    marks: { best: "lo mejor", possible: "bien", avoid: "mejor no" },
  },
  holidays: {
    dates: (year: number) => `Fechas de ${year}`,
    past: "ya pasó",
    pastOnes: (count: number) => `Las fiestas que ya pasaron este año (${count})`,
    now: "ahora mismo",
    next: "próximo",
  },
} satisfies FigureMessages;
