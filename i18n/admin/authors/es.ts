import type { AuthorsTexts } from "./hu.ts";

export const authors = {
  title: "Autores",
  intro:
    "Una imagen, unas líneas y enlaces para las páginas de los autores. El formulario de las publicaciones ofrece sus nombres.",
  loading: "Cargando los autores…",
  loadFailed: "No se pudieron cargar los autores.",
  retry: "Reintentar",
  add: "Nuevo autor",
  none: "Todavía no se ha presentado a nadie.",
  unnamed: "Autor sin nombre",
  removed: (name) => `${name}: eliminado.`,
  name: "Nombre",
  nameHint:
    "El que aparece en las publicaciones. Si cambia aquí, cambia también en ellas, y la dirección anterior de la página del autor lleva a la nueva.",
  links: "Páginas en otros sitios",
  linksHint: "Una dirección por línea, ocho como máximo, que empiece por https://.",
  lines: (language) => `Unas líneas (${language})`,
  choose: "Elegir o subir una imagen",
  withoutPicture: "Sin imagen",
  faultTexts: {
    name: "Hace falta un nombre.",
    sameName: "Ya hay un autor con ese nombre.",
    link: "Cada línea tiene que ser una dirección web que empiece por https://, ocho como máximo.",
  },
  leaveText: "Los cambios de los autores no están guardados y se perderán.",
} satisfies AuthorsTexts;
