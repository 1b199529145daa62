import { datedFacts } from "#content/facts/facts.ts";

/** Exactly known days, by the calendar of their time. */
export const historyDays = {
  atahualpaTaken: "1532-11-16",
  atahualpaExecuted: "1533-07-26",
  spaniardsInCusco: "1533-11-15",
  limaFounded: "1535-01-18",
  pizarroKilled: "1541-06-26",
  sanMarcosFounded: "1551-05-12",
  lastIncaExecuted: "1572-09-24",
  limaEarthquake: "1746-10-28",
  tupacAmaruExecuted: "1781-05-18",
  independence: "1821-07-28",
  junin: "1824-08-06",
  ayacucho: "1824-12-09",
  angamos: "1879-10-08",
  arica: "1880-06-07",
  binghamAtMachuPicchu: "1911-07-24",
  footballAgainstEngland: "1959-05-17",
  velascoCoup: "1968-10-03",
  landReform: "1969-06-24",
  ancashEarthquake: "1970-05-31",
  shiningPathWar: "1980-05-17",
  congressClosed: "1992-04-05",
  guzmanCaught: "1992-09-12",
  peaceWithEcuador: "1998-10-26",
  piscoEarthquake: "2007-08-15",
  bicentenary: "2021-07-28",
  castilloRemoved: "2022-12-07",
  vargasLlosaDied: "2025-04-13",
  popeElected: "2025-05-08",
  newLimaAirport: "2025-06-01",
  boluarteRemoved: "2025-10-10",
  balcazarChosen: "2026-02-18",
  keikoFujimoriSworn: "2026-07-28",
} as const;

/** The page covers politics up to this month. */
export const politics = datedFacts("holidays.politics", { asOf: "2026-09" } as const);

/** Estimates by historians and commissions; people, and kilometres of Inca roads. */
export const historyFigures = {
  pizarrosMen: 168,
  incaRoadsKm: { from: 30_000, to: 40_000 },
  ancashDead: 70_000,
  truthCommissionDead: 69_000,
} as const;
