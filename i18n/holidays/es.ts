import { counter } from "#i18n/format/count.ts";
import type { HolidayWords } from "./hu.ts";

const count = counter("es");

export const es: HolidayWords = {
  calendar: {
    name: "Fiestas del Perú",
    description: (site) => `Feriados y fiestas del Perú, de ${site}.`,
    publicHoliday: "Feriado: cierran los bancos y las oficinas públicas.",
    festival: "Fiesta, no es feriado.",
    closed: "También cierran la mayoría de los museos y atractivos, o abren menos horas.",
    source: (when) => `Los días siguen la lista oficial de ${when}.`,
    custom: (when) => `El día es el de la costumbre (${when}); el programa lo anuncian los organizadores.`,
    subscribe: "Suscribirse al calendario",
    download: "Descargar (.ics)",
    address: "La dirección del calendario:",
  },
  stay: {
    form: "¿Qué hay durante el viaje?",
    from: "Llegada",
    to: "Regreso",
    submit: "Mostrar",
    title: (days) => `${days}: qué esperar`,
    sum: (publicOnes, festivals) =>
      `En esas fechas caen ${count(publicOnes, { one: "{n} feriado", many: "{n} de feriados", other: "{n} feriados" })} y ${count(festivals, { one: "{n} fiesta", many: "{n} de fiestas", other: "{n} fiestas" })}.`,
    nothing: "En esas fechas no cae ningún feriado ni ninguna fiesta grande.",
    kinds: { public: "Feriado", festival: "Fiesta" },
    officesClosed: "Cierran los bancos y las oficinas públicas.",
    sightsClosed: "También cierran la mayoría de los museos y atractivos, o abren menos horas.",
    busyTitle: "Cuando todo el mundo viaja",
    busy: {
      holyWeek:
        "Semana Santa: cuatro días libres. Buses y hoteles se agotan, sobre todo en Ayacucho y Cusco.",
      intiRaymi: "Semana del Inti Raymi: en Cusco, hotel, tren y tribuna se reservan con mucha anticipación.",
      independence:
        "Fiestas Patrias y vacaciones escolares: la semana más cara del año; conviene reservar todos los pasajes.",
      newYear: "Año Nuevo: se llenan los hoteles de playa y los vuelos.",
    },
    dearBuses: (percent) => `El pasaje de bus puede costar ${percent} más.`,
    incaTrail:
      "El Camino Inca cierra en febrero; Machu Picchu sigue abierto. Las lluvias pueden cerrar también otras caminatas (Choquequirao, Salkantay, laguna Humantay): conviene preguntar a la agencia.",
    faults: {
      missing: "Falta el día.",
      date: (typed) => `«${typed}» no es un día. Se escribe así: 2027-06-24.`,
      year: (first, last) => `El día debe estar entre ${first} y ${last}.`,
      reversed: "El regreso no puede ser antes de la llegada.",
      long: "Se puede mostrar como máximo un año a la vez.",
    },
  },
};
