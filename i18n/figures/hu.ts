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
  circuits: {
    title: "A három körút és a tíz útvonal",
    note: "Vázlat, nem méretarányos; észak fölül van.",
    names: { 1: "1-es körút, panoráma", 2: "2-es körút, klasszikus", 3: "3-as körút, királyi" },
    forWhom: {
      1: "Akinek a kilátás a fontos, vagy hegyre, hídhoz, Napkapuhoz menne; a házak közé nem visz.",
      2: "Első látogatásra mindenkinek: a híres kilátás és az egész város.",
      3: "Akinek kevés lépcső kell, vagy a Huayna Picchura készül; fölülről nem látja a várost.",
    },
    routes: {
      "1-A": "Machu Picchu-hegy",
      "1-B": "felső terasz",
      "1-C": "Napkapu",
      "1-D": "Inka híd",
      "2-A": "felső terasz és város",
      "2-B": "alsó terasz és város",
      "3-A": "Huayna Picchu",
      "3-B": "alsó város",
      "3-C": "Nagy barlang",
      "3-D": "Huchuy Picchu",
    },
    seasonal: "csak főidényben",
    /** A stroke begins a new line. */
    places: {
      huaynaPicchu: "Huayna / Picchu",
      huchuyPicchu: "Huchuy / Picchu",
      cavern: "Nagy barlang",
      mountain: "Machu Picchu- / hegy",
      sunGate: "Napkapu",
      bridge: "Inka híd",
      house: "Őrház",
      upperTerraces: "felső / teraszok",
      lowerTerraces: "alsó / teraszok",
      plaza: "Fő tér",
      temples: "Szent tér",
      rock: "Szent szikla",
      sunTemple: "Naptemplom",
      condor: "Kondor / temploma",
      gate: "bejárat",
      river: "Urubamba",
    },
  },
  ticketCalendar: {
    caption: "Jegynaptár",
    month: "Hónap",
    rows: {
      ahead: "Hány hónappal előre vegyetek jegyet",
      crowd: "Tömeg",
      season: "Idényútvonalak (1-C, 1-D, 3-C, 3-D)",
      rain: "Eső Cuscóban, mm",
      train: "Vonat Cuscóból",
    },
    crowds: { 1: "kevés látogató", 2: "közepes", 3: "sok látogató", 4: "zsúfolt, elfogy" },
    seasons: { whole: "egész hónapban", part: "csak néhány nap", none: "nem árulják" },
    trains: { train: "jár", bimodal: "busszal Ollantaytambóig" },
    note: (year: number) =>
      `Az idény napjai a ${year}. éviek. A tömeg és a vásárlás ideje a mi becslésünk. Machu Picchuban, az őserdő szélén több eső esik, mint Cuscóban, de ugyanazokban a hónapokban.`,
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
