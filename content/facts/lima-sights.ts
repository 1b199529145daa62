/** Tickets for an adult in soles. No source is newer than the month, so none is printed without it. */
export const limaTickets = {
  asOf: "2026-04",
  larco: 40,
  sanFrancisco: 20,
  huacaPucllana: 15,
  /** Not confirmed: only with "about". */
  cathedral: 30,
  /** What Larco took in an earlier year, to show that prices rise. */
  larcoBefore: { year: 2013, soles: 30 },
} as const;

/** Opening hours; Larco closed at 22:00 before the pandemic, the earlier hour since is not confirmed. */
export const limaHours = {
  larco: { opens: "9:00", closes: "19:00" },
  sanFrancisco: { opens: "9:00", closes: "20:15" },
  huacaPucllana: { opens: "9:00", closesFrom: "16:15", closesTo: "17:00" },
} as const;

/** How much is kept or buried there, in round numbers. */
export const limaCollections = {
  larcoPieces: 45000,
  sanFranciscoBooks: 25000,
  sanFranciscoBurials: 25000,
} as const;

/** Metres in a straight line between the points of places.ts, rounded. */
export const limaDistances = {
  plazaMayorToSanFrancisco: 400,
  kennedyToParqueDelAmor: 1000,
  kennedyToHuacaPucllana: 1200,
} as const;

/** Kilometres in a straight line, rounded; Pachacámac from the centre. */
export const limaKilometres = {
  plazaMayorToLarco: 5,
  kennedyToLarco: 7,
  kennedyToBarranco: 3,
  pachacamac: 30,
} as const;

/** Metres from the top of Miraflores' cliff down to the sea, about. */
export const limaCliff = 80;
