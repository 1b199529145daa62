/** Minutes in the air from Lima, rounded; general knowledge, good for planning and not for catching a plane. */
export const flightMinutes = {
  cusco: 80,
  arequipa: 90,
  puertoMaldonado: 100,
  juliaca: 105,
  iquitos: 110,
} as const;

/** Hours on the road by direct coach, from–to; general knowledge. */
export const busHours = {
  limaIca: [4, 5],
  limaNazca: [7, 7],
  limaArequipa: [15, 16],
  limaCusco: [20, 22],
  cuscoPuno: [6, 7],
  arequipaPuno: [6, 6],
  arequipaCusco: [10, 10],
} as const;

/** Hours by train; to Aguas Calientes, and Cusco–Puno. */
export const trainHours = { fromPoroy: [3, 3.5], fromOllantaytambo: 2, cuscoPuno: 10 } as const;

/** Hours: Madrid to Lima in the air, and Hungary to Lima from door to door. */
export const fromEurope = { madridLima: 12, doorToDoor: [16, 20] } as const;

/** How far the two kinds of coach seat fold back, in degrees. */
export const coachSeats = { semicama: "140°", cama: "160–180°" } as const;

/** Driving with a licence from home (DS 040-2008-MTC); the hirer's age in years is up to the company. */
export const carRental = { licenceMonths: 6, decree: "DS 040-2008-MTC", minimumAge: [21, 25] } as const;
