import { counter } from "#i18n/format/count.ts";
import type {
  ContactWords,
  BusyTexts,
  InvitationMailTexts,
  OfflineTexts,
  QueryTerms,
  ReplyTexts,
  SuggestionWords,
  TestMailTexts,
} from "./hu.ts";

export const ownMoneyWords = (rate: string, when: string) =>
  `Después de ~ va la suma en tu moneda, a ${rate} (${when}).`;

export const editWords = "Editar";

export const editHomeWords = {
  slides: "Editar: diapositivas",
  sections: "Editar: secciones, tarjetas",
};

export const suggestionWords: SuggestionWords = {
  nothing: "Sin resultados",
  count: (n) =>
    counter("es")(n, {
      one: "{n} sugerencia: se elige con las flechas",
      many: "{n} de sugerencias: se elige con las flechas",
      other: "{n} sugerencias: se elige con las flechas",
    }),
};

export const offlineTexts: OfflineTexts = {
  barName: "Sin conexión",
  kept: (moment, age) =>
    `Sin conexión, o con una muy lenta: esta es una copia guardada en el dispositivo. Se descargó ${age} (${moment}).`,
  keptSometime: "Sin conexión, o con una muy lenta: esta es una copia guardada en el dispositivo.",
  justNow: "hace un momento",
  again: "Volver a cargar",
  missing: "Esta página no se puede leer sin conexión",
  missingText: "Todavía no se había abierto en este dispositivo y ahora no hay conexión para traerla.",
  readable: "Lo que sí se puede abrir ahora",
  nothing: "Todavía no hay ninguna página guardada en este dispositivo.",
  downloadPocket: "Toda la guía en el dispositivo",
};

export const busyTexts: BusyTexts = {
  title: "Ahora mismo hay demasiadas visitas a la vez",
  text: "Volverá a funcionar en unos segundos. ¡Gracias por tu paciencia!",
  retry: "Volver a intentarlo",
};

export const replyTexts: ReplyTexts = {
  subject: (site) => `Re: Tu mensaje a ${site}`,
  wrote: (name, day) => `El ${day}, ${name} escribió:`,
};

export const invitationMailTexts: InvitationMailTexts = {
  subject: (site) => `Invitación: ${site}`,
  text: ({ by, site, role, url, day }) =>
    `${by} te envía una invitación a la redacción de ${site} (${role}).\n\n` +
    `Con este enlace puedes registrarte, una sola vez, hasta el ${day}:\n\n${url}\n\n` +
    "Si la recibiste por error, no tienes que hacer nada.",
  roles: { administrator: "administración", editor: "edición", translator: "traducción" },
};

export const testMailTexts: (site: string) => TestMailTexts = (site) => ({
  subject: `${site}: mensaje de prueba`,
  text: `Este mensaje de prueba viene de los ajustes de ${site}. Si lo puedes leer, el envío de correo funciona.`,
});

export const queryTerms: QueryTerms = {
  without: "sin no",
  weak: "cuanto mi mis cuesta cuestan como cuando donde que cual es son hay se necesito necesita puedo mejor barato significa tipo peru peruano peruana ir llegar desde hasta viajar viaje hacer siendo para me se puede tomar ver",
  alike: [
    "cuesta costo coste precio tarifa costos vale caro",
    "boleto entrada entradas ticket billete pasaje tiquete entrar",
    "bus autobús ómnibus colectivo camión micro flota",
    "auto coche carro",
    "nazca nasca",
    "alquilar alquiler rentar",
    "méxico cdmx mexicano mexicanos",
    "temblor sismo terremoto",
    "cusco cuzco",
    "época temporada cuándo mes meses",
    "cambio dólar euro",
    "itinerario ruta plan",
    "2 dos",
    "3 tres",
    "10 diez",
    "multa penalidad sanción",
    "exceso sobreestadía",
    "lago laguna",
    "perdí perdido perder pérdida robo robado robaron",
    "vuelo vuelos avión volar aerolínea",
    "tren ferrocarril",
    "altura soroche altitud mal",
    "vacuna vacunas vacunación",
    "dinero moneda efectivo sol soles",
    "cajero tarjeta banco",
    "hotel hostal alojamiento hospedaje hostales albergue dormir",
    "comida comer restaurante cocina plato",
    "clima tiempo lluvia llueve temperatura",
    "atracción lugar lugares atracciones",
    "selva amazonía jungla amazonas",
    "caminata trekking senderismo excursión",
    "niño niños familia hijo hijos bebé chicos guagua",
    "seguro seguridad peligroso robo",
    "internet wifi chip celular sim",
    "enchufe electricidad voltaje adaptador tomacorriente clavija corriente",
    "equipaje llevar maleta ropa valija empacar",
    "fiesta feriado festival",
    "taxi uber",
    "propina propinas",
    "policía emergencia ambulancia",
    "agua potable caño grifo llave canilla",
    "hora horario huso",
    "baño baños servicios higiénicos aseo lavabo sanitario wc",
    "conversor cambio convertir",
    "auxilio emergencia ayuda",
    "médico doctor",
    "diabetes diabético diabética insulina medicinas medicamentos",
    "celular móvil teléfono",
    "diccionario vocabulario palabras jerga",
    "metro subte",
    "recuerdos souvenirs suvenires",
    "salir salida",
    "cebiche ceviche",
    "maní cacahuate cacahuete",
    "ballena ballenas avistamiento",
    "playa mar bañarse nadar",
    "mochila mochilero",
    "jubilados jubilado mayores",
    "fácil difícil dificultad",
    "taxi remís",
    "plata dinero",
    "dolor duele cabeza",
    "baño wc",
    "abre abierto horario cierra cerrado",
    "zapatos botas zapatillas tenis",
    "gasolina nafta bencina",
    "papa patata",
    "palta aguacate",
    "piscina alberca pileta",
    "vegano vegana vegetariano",
    "surf surfear olas",
    "carteristas carterista robo",
    "frío calor temperatura",
  ],
};

export const contactWords: ContactWords = {
  errors: {
    missing: {
      from_name: "Falta el nombre.",
      user_email: "Falta el correo electrónico.",
      message: "Falta el mensaje.",
    },
    too_long: {
      from_name: (most: number) =>
        counter("es")(most, { other: "El nombre puede tener como máximo {n} caracteres." }),
      user_email: (most: number) =>
        counter("es")(most, { other: "El correo electrónico puede tener como máximo {n} caracteres." }),
      message: (most: number) =>
        counter("es")(most, { other: "El mensaje puede tener como máximo {n} caracteres." }),
    },
    not_an_address: "Esto no es un correo electrónico. Uno válido se ve así: nombre@ejemplo.com",
  },
  charactersLeft: (n: number) =>
    counter("es")(n, {
      one: "Queda {n} carácter.",
      many: "Quedan {n} de caracteres.",
      other: "Quedan {n} caracteres.",
    }),
  send: "Enviar mensaje",
  sending: "Enviando…",
  successMessage: "¡Gracias por el mensaje! Responderemos en breve.",
  errorMessage: "Lo sentimos: ocurrió un error al enviar el mensaje. Inténtalo de nuevo más tarde.",
};
