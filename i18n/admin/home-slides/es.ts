import { counter } from "#i18n/format/count.ts";
import type { HomeSlidesTexts } from "./hu.ts";

const count = counter("es");

export const homeSlides = {
  title: "Diapositivas de la página de inicio",
  intro: "Imagen, título, subtítulo y texto; basta con un idioma. Se muestran en este orden.",
  loading: "Cargando las diapositivas…",
  loadFailed: "No se pudieron cargar las diapositivas.",
  retry: "Reintentar",
  add: "Nueva diapositiva",
  unnamed: "Diapositiva sin título",
  removed: (name) => `${name}: eliminada.`,
  up: (name) => `Adelantar: ${name}`,
  down: (name) => `Retrasar: ${name}`,
  choose: "Elegir o subir una imagen",
  withoutPicture: "Volver al dibujo",
  link: "¿Adónde lleva?",
  noLink: "A ninguna parte",
  labels: { title: "Título", subtitle: "Subtítulo", text: "Texto", alt: "¿Qué muestra la imagen?" },
  titleHint: "Si queda vacío, la diapositiva no se muestra en este idioma.",
  faultTexts: {
    title: "Hace falta un título: al menos en un idioma, y donde haya otro texto.",
    alt: "Describe la imagen para quienes no la ven.",
    picture: "Esta diapositiva necesita una imagen.",
  },
  faults: (n) =>
    count(n, {
      one: "Antes de guardar falta completar {n} campo.",
      many: "Antes de guardar falta completar {n} de campos.",
      other: "Antes de guardar falta completar {n} campos.",
    }),
  noneShown: "Se debe mostrar al menos una diapositiva.",
  reset: "Diapositivas originales…",
  resetTitle: "¿Volver a las diapositivas originales?",
  resetText:
    "Se perderán las diapositivas propias y los textos cambiados. Las imágenes se quedan en la biblioteca.",
  leaveText: "Los cambios de las diapositivas no están guardados y se perderán.",
} satisfies HomeSlidesTexts;
