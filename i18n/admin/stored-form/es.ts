import type { StoredFormTexts } from "./hu.ts";

export const storedForm = {
  unsaved: "Sin guardar.",
  saved: "Guardado: así se ve ya el sitio.",
  failed: "No se pudo guardar. Inténtalo de nuevo.",
  changedMeanwhile:
    "Otra persona guardó entretanto, así que esto aún no se ha guardado. Lo que escribiste sigue aquí: decide qué versión queda.",
  takeTheirs: "Cargar la versión más nueva",
  overwrite: "Reemplazarla por la mía",
  taken: "Esta es la versión que otra persona guardó entretanto.",
  save: "Guardar",
  undo: "Descartar los cambios",
  resetConfirm: "Restablecer",
  cancel: "Cancelar",
  rows: {
    up: (name) => `Subir: ${name}`,
    down: (name) => `Bajar: ${name}`,
    hide: "Ocultar",
    show: "Mostrar",
    hideNamed: (name) => `Ocultar: ${name}`,
    showNamed: (name) => `Mostrar: ${name}`,
    hidden: "oculta",
    moved: (name, at, all) => `${name}: ${at} de ${all}.`,
    wasHidden: (name) => `${name}: oculta.`,
    shown: (name) => `${name}: visible.`,
  },
} satisfies StoredFormTexts;
