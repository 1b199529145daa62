export const circuits = {
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
  seasonal: "csak főszezonban",
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
};

export const ticketCalendar = {
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
    `A főszezon napjai a ${year}. éviek. A tömeg és a vásárlás ideje becslés. Machu Picchuban, az őserdő szélén, több eső esik, mint Cuscóban, de ugyanazokban a hónapokban.`,
};
