import { counter } from "#i18n/format/count.ts";
import type { StoredFormTexts } from "./hu.ts";

const count = counter("es");

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
  faults: (n) =>
    count(n, {
      one: "Antes de guardar hay que corregir {n} campo.",
      many: "Antes de guardar hay que corregir {n} de campos.",
      other: "Antes de guardar hay que corregir {n} campos.",
    }),
  leave: { title: "¿Salir sin guardar?", stay: "Quedarse", leave: "Salir" },
  items: {
    edit: "Editar",
    editNamed: (name) => `Editar: ${name}`,
    remove: "Eliminar",
    removeNamed: (name) => `Eliminar: ${name}`,
  },
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
