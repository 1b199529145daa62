/** Texts of charts, map and lists. Hungarian is the source of the shape. */
export const figures = {
  months: [
    "január",
    "február",
    "március",
    "április",
    "május",
    "június",
    "július",
    "augusztus",
    "szeptember",
    "október",
    "november",
    "december",
  ],
  monthLetters: ["J", "F", "M", "Á", "M", "J", "J", "A", "Sz", "O", "N", "D"],
  altitude: (metres: string) => `${metres} m`,
  map: {
    title: "Peru és a tíz látnivaló",
    ocean: "Csendes-óceán",
    country: "Peru",
    zones: { coast: "Partvidék", andes: "Andok", amazon: "Amazónia" },
    neighbours: {
      ecuador: "Ecuador",
      colombia: "Kolumbia",
      brazil: "Brazília",
      bolivia: "Bolívia",
      chile: "Chile",
    },
    cities: {
      lima: "Lima",
      cusco: "Cusco",
      arequipa: "Arequipa",
      iquitos: "Iquitos",
      trujillo: "Trujillo",
      piura: "Piura",
      pucallpa: "Pucallpa",
      maldonado: "Puerto Maldonado",
    },
    north: "É",
    distance: (kilometres: string) => `${kilometres} km`,
  },
  climate: {
    temperature: "Átlagos napi minimum és maximum, °C",
    rain: "Havi csapadék, mm",
    rainEstimate: "Havi csapadék, mm (becslés)",
    summary: (of: ClimateSummary) =>
      `A legmelegebb hónapban ${of.warmest} °C az átlagos napi maximum, a leghidegebben ${of.coldest} °C az átlagos minimum. Havonta ${of.driest}–${of.wettest} mm, egy évben ${of.year} mm csapadék hullik.`,
    station: (metres: string, years: string) =>
      `Mérőállomás: ${metres} m magasan. Az átlag időszaka: ${years}.`,
    stationOnly: (metres: string) =>
      `Mérőállomás: ${metres} m magasan. Az átlag időszakát a forrás nem közli.`,
    estimateNote: "A csapadék havi eloszlása becslés, csak az éves mennyiségnek van forrása.",
    numbers: (city: string) => `${city} időjárása számokban`,
    month: "Hónap",
    min: "Minimum, °C",
    max: "Maximum, °C",
    rainShort: "Csapadék, mm",
    rainShortEstimate: "Csapadék, mm (becslés)",
    year: "Egész évben",
    rainOfYear: "Éves csapadék",
    rainOfYearOrder: "A legszárazabb várostól a legesősebbig.",
    rainOfYearUnit: "Éves csapadék, mm",
  },
  bestMonths: {
    caption: "Mikor hová érdemes menni",
    month: "Hónap",
    zones: {
      coast: "Partvidék: Lima, Paracas, Nazca",
      andes: "Hegyvidék: Cusco, Puno, Arequipa",
      amazon: "Amazónia: Iquitos, Puerto Maldonado",
    },
    ratings: { best: "legjobb", possible: "megfelelő", avoid: "inkább ne" },
  },
  costs: {
    styles: { backpacker: "Hátizsákos", midRange: "Közepes", comfortable: "Kényelmes" },
    parts: { bed: "ágy", food: "étel", transport: "helyi közlekedés", small: "apróságok" },
    daily: "Egy nap ára fejenként, ketten egy szobában",
    span: "a legolcsóbb naptól a legdrágábbig",
    weeks: { 1: "Egy hét", 2: "Két hét", 3: "Három hét" },
    shares: { days: "a napok: ágy, étel, közlekedés", items: "a nagy tételek: repülő, Machu Picchu, túrák" },
    totalSpan: "a legolcsóbb úttól a legdrágábbig",
  },
  holidays: {
    dates: (year: number) => `${year}. évi dátumok`,
    past: "már elmúlt",
    pastOnes: (count: number) => `Az idén már elmúlt ünnepek (${count})`,
    now: "épp most",
    next: "következő",
  },
};

/** Formatted °C and mm of rain. */
export interface ClimateSummary {
  warmest: string;
  coldest: string;
  driest: string;
  wettest: string;
  year: string;
}

export type FigureMessages = typeof figures;
