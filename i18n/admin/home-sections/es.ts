import type { HomeSectionsTexts } from "./hu.ts";

export const homeSections = {
  title: "Página de inicio",
  intro: "Las partes que siguen a las diapositivas y las tarjetas. Se muestran en este orden.",
  loading: "Cargando la página de inicio…",
  loadFailed: "No se pudo cargar la composición de la página de inicio.",
  retry: "Reintentar",
  sections: "Secciones",
  sectionsIntro: "Los videos y las redes sociales solo aparecen si están indicados en los ajustes.",
  contactStays: "Siempre visible: todas las páginas la enlazan.",
  toWords: "Cambiar el texto de la introducción",
  cards: "Tarjetas",
  cardsIntro:
    "Páginas de la guía con su imagen, y tus propias páginas, con la suya si la tienen. Las demás de la guía siguen debajo, por su nombre.",
  newCard: "Otra página",
  add: "Añadir tarjeta",
  added: (name) => `${name}: añadida.`,
  remove: "Quitar",
  removeNamed: (name) => `Quitar: ${name}`,
  removed: (name) => `${name}: quitada.`,
  reset: "Forma inicial…",
  resetTitle: "¿Volver a la página de inicio original?",
  resetText:
    "Se volverán a ver todas las secciones, en el orden inicial, con las seis tarjetas iniciales. Las diapositivas no cambian.",
  leaveText: "Los cambios de la página de inicio no están guardados y se perderán.",
} satisfies HomeSectionsTexts;
