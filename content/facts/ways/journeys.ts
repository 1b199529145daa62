/** From Lima, rounded; general knowledge, only for planning. */
export const flightMinutes = {
  cusco: 80,
  arequipa: 90,
  puertoMaldonado: 100,
  juliaca: 105,
  iquitos: 110,
} as const;

/**
 * Beside a flight within Peru, in minutes, from–to: the way to an airport or from it, the time there before the flight, and
 * until one stands outside after it. An estimate of ours; airlines ask for two hours, without bags it goes faster.
 */
export const airportMinutes = { way: [30, 45], before: [90, 120], after: [30, 30] } as const;

/** By direct coach, from–to; general knowledge, Lima–Nazca from elcomercio.pe of June 2025. */
export const busHours = {
  limaIca: [4, 5],
  limaNazca: [6, 8],
  limaArequipa: [15, 17],
  limaCusco: [20, 22],
  cuscoPuno: [6, 7],
  arequipaPuno: [6, 6],
  arequipaCusco: [10, 10],
} as const;

/**
 * To Aguas Calientes, and from Cusco to Puno; an agency's page without a date. From Ollantaytambo it is a little less, and
 * from Poroy and San Pedro, in Cusco, no train leaves from January to April.
 */
export const trainHours = {
  fromPoroy: [3, 3.5],
  fromSanPedro: 4,
  fromOllantaytambo: 2,
  cuscoPuno: 10,
} as const;

/** Hours of the flight from Madrid to Lima, and from Hungary from door to door. */
export const fromEurope = { madridLima: 12, doorToDoor: [16, 20] } as const;

/** How far the seats recline. */
export const coachSeats = { semicama: "140°", cama: "160–180°" } as const;

/** With a licence from home; the minimum age depends on the company. */
export const carRental = { licenceMonths: 6, minimumAge: [21, 25] } as const;
