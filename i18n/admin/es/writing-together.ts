import type { WritingTogetherTexts } from "#i18n/admin/hu/writing-together.ts";

export const writingTogether = {
  presence: {
    other: (name, time, language) =>
      `${name} también edita esta publicación desde las ${time} (idioma: ${language}).`,
    saved:
      "Otra persona guardó esta publicación después de que se abriera aquí. Al guardar, las dos versiones se combinan; solo se pregunta por lo que ambas personas cambiaron.",
  },
  autosaves: {
    label: (name) => `${name}, sin guardar`,
    take: "Pasar al formulario",
    taken: "El texto solo pasa al formulario; nada cambia hasta que guardes.",
  },
  source: {
    isSource: "Este es el texto original: los demás idiomas se hacen a partir de él.",
    make: "Convertir en el original…",
    title: (language) => `¿Que el idioma original sea: ${language}?`,
    text: "Los demás idiomas cuentan como traducciones: cuando cambia el original, se marcan como desactualizados. Ningún texto cambia, y lo que estaba al día sigue estándolo.",
    confirm: "Convertir en el original",
    failed: "No se pudo cambiar el idioma original. Puedes volver a intentarlo.",
  },
  sideBySide: {
    show: "Junto al original",
    label: (language) => `El texto original (${language})`,
    empty: "El original aún no tiene texto aquí.",
    undoCopy: "Deshacer la copia",
  },
} satisfies WritingTogetherTexts;
