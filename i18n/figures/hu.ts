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
  beyondMap: {
    title: "Ami a klasszikus körön kívül esik",
    places: {
      paracas: "Paracas és a Ballestas-szigetek",
      huaraz: "Huaraz",
      trujillo: "Trujillo",
      chiclayo: "Chiclayo",
      chachapoyas: "Chachapoyas és Kuélap",
      cajamarca: "Cajamarca",
      mancora: "Máncora",
      "puerto-maldonado": "Puerto Maldonado",
    },
  },
  borderMap: { title: "Hol lehet szárazföldön átkelni" },
  flightHours: {
    title: "Repülési idő Limáig átszállás nélkül",
    note: "A visszaút akár egy órával is eltérhet.",
    origins: {
      amsterdam: "Amszterdam",
      paris: "Párizs",
      madrid: "Madrid",
      barcelona: "Barcelona",
      losAngeles: "Los Angeles",
      newYork: "New York",
      toronto: "Toronto",
      dallas: "Dallas",
      atlanta: "Atlanta",
      houston: "Houston",
      mexicoCity: "Mexikóváros",
      miami: "Miami",
      saoPaulo: "Sao Paulo",
      buenosAires: "Buenos Aires",
      santiago: "Santiago de Chile",
      panama: "Panamaváros",
      bogota: "Bogotá",
      quito: "Quito",
      guayaquil: "Guayaquil",
      laPaz: "La Paz",
    },
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
  treks: {
    title: "Kilenc túra azonos léptékben: vízszintesen a napok, függőlegesen a tengerszint feletti magasság",
    names: {
      cusco: "Cusco",
      "inca-trail": "Inka-ösvény",
      "short-inca-trail": "Rövid Inka-ösvény",
      salkantay: "Salkantay",
      lares: "Lares",
      choquequirao: "Choquequirao",
      ausangate: "Ausangate",
      "santa-cruz": "Santa Cruz",
      huayhuash: "Huayhuash",
      colca: "Colca",
    },
    days: (count: string) => `${count} nap`,
    top: (metres: string) => `legfeljebb ${metres}`,
    summary: (top: string, nights: string) => `A pálya ${top} magasra visz. Az éjszakák: ${nights}.`,
    below: (metres: string) => `${metres} alatt`,
    above: (metres: string) => `${metres} fölött`,
    night: "éjszaka, méterben",
  },
  jungle: {
    title: "Hol van a három őserdő?",
    names: { tambopata: "Tambopata", manu: "Manu", iquitos: "Iquitos" },
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
