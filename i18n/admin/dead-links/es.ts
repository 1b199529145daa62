import { counter } from "#i18n/format/count.ts";
import type { DeadLinksTexts } from "./hu.ts";

const count = counter("es");

export const deadLinks = {
  title: "Enlaces rotos",
  intro:
    "Estas direcciones no llevan a ninguna parte desde hace al menos tres noches. Si conoces una buena, ponla en su lugar en todas partes a la vez: en publicaciones, páginas, fuentes de datos y borradores.",
  loading: "Cargando los enlaces…",
  loadFailed: "No se pudieron cargar los enlaces.",
  retry: "Reintentar",
  faults: {
    not_found: "no existe esa página (404)",
    gone: "retirada definitivamente (410)",
    unknown_host: "no existe ese sitio",
  },
  since: (day) => `por primera vez el ${day}`,
  usedIn: "Se usa aquí:",
  kinds: {
    post: "Publicación",
    page: "Página",
    fact: "Fuente de un dato",
    site: "Una herramienta o el pie de las páginas",
  },
  to: "Dirección nueva",
  toHint: "Empieza con https://",
  replace: "Reemplazar en todas partes",
  replaceOf: (address) => `Reemplazar en todas partes: ${address}`,
  replaced: (n) =>
    count(n, {
      one: "Reemplazada en {n} lugar.",
      many: "Reemplazada en {n} de lugares.",
      other: "Reemplazada en {n} lugares.",
    }),
  wrongAddress: "Aquí va otra dirección web, que empiece con https://.",
  failed: "No se pudo reemplazar. Lo que escribiste sigue aquí: inténtalo de nuevo.",
} satisfies DeadLinksTexts;
