export interface Place {
  /** Degrees, WGS 84; south and west are negative. */
  lat: number;
  lon: number;
  /** Metres above sea level. */
  altitude: number;
  region:
    | "Cusco"
    | "Ica"
    | "Lima"
    | "Arequipa"
    | "Loreto"
    | "Puno"
    | "Áncash"
    | "La Libertad"
    | "Amazonas"
    | "Lambayeque"
    | "Cajamarca"
    | "Ayacucho"
    | "Callao"
    | "Madre de Dios";
  category:
    | "archaeology"
    | "town"
    | "city"
    | "nature"
    | "landscape"
    | "monument"
    | "culture"
    | "airport"
    | "museum"
    | "district"
    | "viewpoint"
    | "station";
  /** The years in which it, or a part of it, was listed. */
  unesco: readonly number[] | null;
  /** As above, for the list of intangible heritage. */
  intangible?: readonly number[];
  /** "approximate" may be off by some kilometres: for a map of the country, not for finding the way. */
  accuracy: "good" | "approximate";
}

/** The names are in content/{language}/place-names.ts. */
export const places = {
  "machu-picchu": {
    lat: -13.1631,
    lon: -72.545,
    altitude: 2430,
    region: "Cusco",
    category: "archaeology",
    unesco: [1983],
    accuracy: "good",
  },
  "aguas-calientes": {
    lat: -13.1547,
    lon: -72.5254,
    altitude: 2040,
    region: "Cusco",
    category: "town",
    unesco: null,
    accuracy: "good",
  },
  "nazca-lines": {
    lat: -14.7167,
    lon: -75.1333,
    altitude: 500,
    region: "Ica",
    category: "archaeology",
    unesco: [1994],
    accuracy: "good",
  },
  nazca: {
    lat: -14.8294,
    lon: -74.9431,
    altitude: 520,
    region: "Ica",
    category: "town",
    unesco: null,
    accuracy: "good",
  },
  lima: {
    lat: -12.0464,
    lon: -77.0428,
    altitude: 154,
    region: "Lima",
    category: "city",
    unesco: [1988, 1991],
    accuracy: "good",
  },
  huacachina: {
    lat: -14.0875,
    lon: -75.7633,
    altitude: 406,
    region: "Ica",
    category: "nature",
    unesco: null,
    accuracy: "good",
  },
  ica: {
    lat: -14.0678,
    lon: -75.7286,
    altitude: 406,
    region: "Ica",
    category: "city",
    unesco: null,
    accuracy: "good",
  },
  paracas: {
    lat: -13.8333,
    lon: -76.25,
    altitude: 5,
    region: "Ica",
    category: "nature",
    unesco: null,
    accuracy: "good",
  },
  cusco: {
    lat: -13.517,
    lon: -71.9785,
    altitude: 3399,
    region: "Cusco",
    category: "city",
    unesco: [1983],
    accuracy: "good",
  },
  sacsayhuaman: {
    lat: -13.5086,
    lon: -71.9817,
    altitude: 3700,
    region: "Cusco",
    category: "archaeology",
    unesco: null,
    accuracy: "good",
  },
  "rainbow-mountain": {
    lat: -13.8702,
    lon: -71.303,
    altitude: 5036,
    region: "Cusco",
    category: "nature",
    unesco: null,
    accuracy: "good",
  },
  // The middle of the valley's floor, at the altitude of Urubamba.
  "sacred-valley": {
    lat: -13.32,
    lon: -72.1,
    altitude: 2871,
    region: "Cusco",
    category: "landscape",
    unesco: null,
    accuracy: "approximate",
  },
  pisac: {
    lat: -13.4221,
    lon: -71.8467,
    altitude: 2972,
    region: "Cusco",
    category: "town",
    unesco: null,
    accuracy: "good",
  },
  urubamba: {
    lat: -13.305,
    lon: -72.116,
    altitude: 2871,
    region: "Cusco",
    category: "town",
    unesco: null,
    accuracy: "good",
  },
  ollantaytambo: {
    lat: -13.2583,
    lon: -72.2633,
    altitude: 2792,
    region: "Cusco",
    category: "archaeology",
    unesco: null,
    accuracy: "good",
  },
  maras: {
    lat: -13.3029,
    lon: -72.1553,
    altitude: 3200,
    region: "Cusco",
    category: "landscape",
    unesco: null,
    accuracy: "good",
  },
  moray: {
    lat: -13.3297,
    lon: -72.1973,
    altitude: 3500,
    region: "Cusco",
    category: "archaeology",
    unesco: null,
    accuracy: "good",
  },
  humantay: {
    lat: -13.372,
    lon: -72.576,
    altitude: 4200,
    region: "Cusco",
    category: "nature",
    unesco: null,
    accuracy: "approximate",
  },
  chinchero: {
    lat: -13.3925,
    lon: -72.0469,
    altitude: 3762,
    region: "Cusco",
    category: "town",
    unesco: null,
    accuracy: "good",
  },
  arequipa: {
    lat: -16.3989,
    lon: -71.535,
    altitude: 2335,
    region: "Arequipa",
    category: "city",
    unesco: [2000],
    accuracy: "good",
  },
  "santa-catalina": {
    lat: -16.3953,
    lon: -71.5367,
    altitude: 2335,
    region: "Arequipa",
    category: "monument",
    unesco: null,
    accuracy: "good",
  },
  colca: {
    lat: -15.6118,
    lon: -71.9059,
    altitude: 3750,
    region: "Arequipa",
    category: "nature",
    unesco: null,
    accuracy: "approximate",
  },
  iquitos: {
    lat: -3.7491,
    lon: -73.2538,
    altitude: 106,
    region: "Loreto",
    category: "city",
    unesco: null,
    accuracy: "good",
  },
  "pacaya-samiria": {
    lat: -5.25,
    lon: -74.67,
    altitude: 110,
    region: "Loreto",
    category: "nature",
    unesco: null,
    accuracy: "approximate",
  },
  // Among the lodges upriver; Puerto Maldonado is in map/map-cities.ts.
  tambopata: {
    lat: -12.85,
    lon: -69.37,
    altitude: 200,
    region: "Madre de Dios",
    category: "nature",
    unesco: null,
    accuracy: "approximate",
  },
  // Cocha Salvador, a lake in the part of the park that visitors may enter.
  manu: {
    lat: -12,
    lon: -71.23,
    altitude: 330,
    region: "Madre de Dios",
    category: "nature",
    unesco: [1987],
    accuracy: "approximate",
  },
  puno: {
    lat: -15.8402,
    lon: -70.0219,
    altitude: 3827,
    region: "Puno",
    category: "city",
    unesco: null,
    accuracy: "good",
  },
  titicaca: {
    lat: -15.75,
    lon: -69.42,
    altitude: 3812,
    region: "Puno",
    category: "nature",
    unesco: null,
    accuracy: "approximate",
  },
  uros: {
    lat: -15.8186,
    lon: -69.969,
    altitude: 3812,
    region: "Puno",
    category: "culture",
    unesco: null,
    accuracy: "good",
  },
  taquile: {
    lat: -15.7725,
    lon: -69.6842,
    altitude: 3950,
    region: "Puno",
    category: "culture",
    unesco: null,
    intangible: [2005, 2008],
    accuracy: "good",
  },
  juliaca: {
    lat: -15.4671,
    lon: -70.1582,
    altitude: 3825,
    region: "Puno",
    category: "airport",
    unesco: null,
    accuracy: "good",
  },
  caral: {
    lat: -10.8936,
    lon: -77.5203,
    altitude: 350,
    region: "Lima",
    category: "archaeology",
    unesco: [2009],
    accuracy: "good",
  },
  chavin: {
    lat: -9.5936,
    lon: -77.1772,
    altitude: 3180,
    region: "Áncash",
    category: "archaeology",
    unesco: [1985],
    accuracy: "good",
  },
  "chan-chan": {
    lat: -8.1058,
    lon: -79.0747,
    altitude: 20,
    region: "La Libertad",
    category: "archaeology",
    unesco: [1986],
    accuracy: "good",
  },
  kuelap: {
    lat: -6.4181,
    lon: -77.9236,
    altitude: 3000,
    region: "Amazonas",
    category: "archaeology",
    unesco: null,
    accuracy: "good",
  },
  sipan: {
    lat: -6.8011,
    lon: -79.6003,
    altitude: 60,
    region: "Lambayeque",
    category: "archaeology",
    unesco: null,
    accuracy: "approximate",
  },
  cajamarca: {
    lat: -7.1617,
    lon: -78.5128,
    altitude: 2750,
    region: "Cajamarca",
    category: "city",
    unesco: null,
    accuracy: "good",
  },
  ayacucho: {
    lat: -13.1588,
    lon: -74.2232,
    altitude: 2761,
    region: "Ayacucho",
    category: "city",
    unesco: null,
    accuracy: "good",
  },
  "plaza-mayor": {
    lat: -12.0459,
    lon: -77.0306,
    altitude: 154,
    region: "Lima",
    category: "monument",
    unesco: null,
    accuracy: "good",
  },
  larco: {
    lat: -12.0725,
    lon: -77.0708,
    altitude: 100,
    region: "Lima",
    category: "museum",
    unesco: null,
    accuracy: "good",
  },
  "san-francisco": {
    lat: -12.0455,
    lon: -77.0273,
    altitude: 154,
    region: "Lima",
    category: "monument",
    unesco: [1988],
    accuracy: "good",
  },
  miraflores: {
    lat: -12.1211,
    lon: -77.0297,
    altitude: 79,
    region: "Lima",
    category: "district",
    unesco: null,
    accuracy: "good",
  },
  "parque-amor": {
    lat: -12.127,
    lon: -77.0365,
    altitude: 75,
    region: "Lima",
    category: "viewpoint",
    unesco: null,
    accuracy: "good",
  },
  barranco: {
    lat: -12.1494,
    lon: -77.0223,
    altitude: 58,
    region: "Lima",
    category: "district",
    unesco: null,
    accuracy: "good",
  },
  "huaca-pucllana": {
    lat: -12.111,
    lon: -77.0335,
    altitude: 90,
    region: "Lima",
    category: "archaeology",
    unesco: null,
    accuracy: "good",
  },
  "airport-lim": {
    lat: -12.029,
    lon: -77.126,
    altitude: 34,
    region: "Callao",
    category: "airport",
    unesco: null,
    accuracy: "approximate",
  },
  "airport-cuz": {
    lat: -13.5357,
    lon: -71.9388,
    altitude: 3310,
    region: "Cusco",
    category: "airport",
    unesco: null,
    accuracy: "good",
  },
  "estacion-central": {
    lat: -12.0577,
    lon: -77.0352,
    altitude: 150,
    region: "Lima",
    category: "station",
    unesco: null,
    accuracy: "approximate",
  },
  "terminal-naranjal": {
    lat: -11.9815,
    lon: -77.0587,
    altitude: 80,
    region: "Lima",
    category: "station",
    unesco: null,
    accuracy: "approximate",
  },
  "metro-santa-anita": {
    lat: -12.044,
    lon: -76.931,
    altitude: 300,
    region: "Lima",
    category: "station",
    unesco: null,
    accuracy: "approximate",
  },
} as const satisfies Record<string, Place>;

export type PlaceId = keyof typeof places;
