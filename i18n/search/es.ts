import { counter } from "#i18n/format/count.ts";
import type { SearchWords } from "./hu.ts";

const count = counter("es");

export const es: SearchWords = {
  label: "¿Qué buscas?",
  slash: "La tecla / abre el buscador en cada página",
  submit: "Buscar",
  empty:
    "Se puede buscar a la vez en la guía, las herramientas, el blog, los lugares, los datos (precios, horarios, normas) y las palabras peruanas. Da igual con o sin tildes, en singular o plural, y también vale una pregunta entera.",
  pictureAlt:
    "Una lupa sobre un valle andino: en el lente aparecen ruinas, andenes y una llama con su manta tejida.",
  examples: "Por ejemplo",
  exampleQueries: [
    "visa",
    "boletos a Machu Picchu",
    "mal de altura",
    "bus de Lima a Cusco",
    "qué llevar",
    "palta",
  ],
  tooLong: (most) =>
    count(most, {
      one: "La búsqueda admite {n} carácter como máximo.",
      many: "La búsqueda admite {n} de caracteres como máximo.",
      other:
        "La búsqueda admite {n} caracteres como máximo. Acórtala, por ejemplo, a las palabras más importantes.",
    }),
  results: (n, query) =>
    `${count(n, { one: "{n} resultado", many: "{n} de resultados", other: "{n} resultados" })} para «${query}»`,
  nothing: (query) => `No hay resultados para «${query}»`,
  partial: "Ninguna página tiene todas esas palabras. Estas tienen algunas.",
  nothingOfKind: "No hay nada en este grupo.",
  nearest: "¿Quizás buscabas",
  shownForNearest: "No hallamos esa palabra y buscamos una parecida. ¿Quizás buscabas",
  nearNames: "Lugares y páginas de nombre parecido",
  inShort: "En breve",
  whereToLook: "Se puede mirar en estas páginas:",
  advice:
    "Prueba con menos palabras o con otras: por ejemplo, «tren» en lugar de «boleto de tren desde Cusco».",
  kindsLabel: "Filtrar",
  kinds: {
    all: "Todo",
    guide: "Guía",
    tools: "Herramientas",
    blog: "Blog",
    places: "Lugares",
    facts: "Datos",
    phrases: "Palabras",
  },
  kindOfOne: {
    guide: "Guía",
    tools: "Herramienta",
    blog: "Blog",
    places: "Lugar",
    facts: "Dato",
    phrases: "Palabra",
  },
  placeCategories: {
    archaeology: "sitio arqueológico",
    town: "pueblo",
    city: "ciudad",
    nature: "naturaleza",
    landscape: "paisaje",
    monument: "monumento",
    culture: "cultura viva",
    airport: "aeropuerto",
    museum: "museo",
    district: "distrito",
    viewpoint: "mirador",
    station: "estación",
    border: "paso fronterizo",
  },
  place: (category, region, altitude) => `${category}, región ${region}, a ${altitude}`,
};
