import { counter } from "#i18n/format/count.ts";
import type { CategoriesTexts } from "./hu.ts";

const count = counter("es");

export const categories = {
  title: "Categorías",
  intro:
    "Nombre, dirección, introducción, orden e imagen. En el blog va primero la categoría más frecuente; si las reordenas, vale tu orden. Los lectores no ven las que no tienen publicaciones.",
  loading: "Cargando las categorías…",
  loadFailed: "No se pudieron cargar las categorías.",
  retry: "Reintentar",
  add: "Nueva categoría",
  none: "No hay ninguna categoría.",
  unnamed: "Categoría sin nombre",
  posts: (n) =>
    count(n, { one: "{n} publicación", many: "{n} de publicaciones", other: "{n} publicaciones" }),
  removed: (name) => `${name}: eliminada.`,
  moving: (name) => `Se eliminará: ${name}`,
  movesTo: "¿Adónde pasan sus publicaciones?",
  keep: "Conservarla",
  keepNamed: (name) => `Conservarla: ${name}`,
  name: "Nombre",
  nameHint:
    "Basta con un idioma: donde no haya nombre, los lectores ven el húngaro y, si tampoco lo hay, el inglés.",
  releasedNameHint: "Si queda vacío, se muestra el nombre original del sitio.",
  slug: "Dirección de su página",
  slugHint: (path) =>
    `Lo que sigue a ${path}. Si queda vacía, se forma a partir del nombre; la dirección anterior lleva a la nueva.`,
  categoryIntro: "Introducción",
  introHint: "Una o dos frases al comienzo de su página; opcional.",
  releasedIntroHint:
    "Una o dos frases al comienzo de su página. Si queda vacía, aparece la introducción propia del sitio.",
  choose: "Elegir o subir una imagen",
  withoutPicture: "Volver al dibujo",
  faultTexts: {
    name: "Hace falta un nombre al menos en un idioma.",
    slug: "Solo minúsculas sin tildes, cifras y guiones.",
    empty: "Escribe una dirección: no puede formarse a partir del nombre.",
    taken: "Esta dirección ya está ocupada.",
    named: "Ya hay una categoría con este nombre.",
  },
  leaveText: "Los cambios de las categorías no están guardados y se perderán.",
} satisfies CategoriesTexts;
