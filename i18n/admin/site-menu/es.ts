import { counter } from "#i18n/format/count.ts";
import type { SiteMenuTexts } from "./hu.ts";

const count = counter("es");

export const siteMenu = {
  title: "Menú y pie de página",
  intro:
    "Dónde y en qué orden se enlazan las páginas. Las que no estén aquí se siguen encontrando por su dirección y en el buscador; para ocultar una página a los lectores, ábrela en su editor.",
  loading: "Cargando el menú…",
  loadFailed: "No se pudo cargar el menú.",
  retry: "Reintentar",
  places: { menu: "Barra del menú", footer: "Pie de página", nowhere: "En ninguna parte" },
  inGuide: (guide, group) => `${guide} › ${group}`,
  nowhereTitle: "Páginas propias que no están enlazadas",
  count: (shown, hidden) =>
    count(shown, { one: "{n} página", many: "{n} de páginas", other: "{n} páginas" }) +
    (hidden > 0
      ? count(hidden, { one: ", {n} quitada", many: ", {n} quitadas", other: ", {n} quitadas" })
      : ""),
  moveTo: (name) => `Lugar de «${name}»`,
  unseen: "aún sin publicar en este idioma",
  withdrawn: "oculta a los lectores",
  acts: {
    menu: { takeOut: "Quitar del menú", putBack: "Volver a poner en el menú", isOut: "no está en el menú" },
    footer: { takeOut: "Quitar del pie", putBack: "Volver a poner en el pie", isOut: "no está en el pie" },
  },
  named: (act, name) => `${act}: ${name}`,
  wasTakenOut: (name) => `${name}: quitada.`,
  wasPutBack: (name) => `${name}: puesta de nuevo.`,
  sent: (name, place) => `${name}: ahora en «${place}».`,
  reset: "Orden inicial…",
  resetTitle: "¿Volver al orden inicial?",
  resetText:
    "El menú y el pie de página quedarán como venían con el sitio. Las páginas propias se quedan en su lugar, al final de la lista.",
  leaveText: "Los cambios del menú no están guardados y se perderán.",
} satisfies SiteMenuTexts;
