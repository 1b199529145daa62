import { counter } from "#i18n/format/count.ts";
import type { bin as hungarian } from "#i18n/admin/hu/bin.ts";

const intro =
  "Mientras tanto los visitantes no las ven, pero cada idioma se puede restaurar, en su estado y con su dirección. Lo que debía aparecer entretanto vuelve como borrador.";

const count = counter("es");

export const bin = {
  title: "Papelera",
  intro: (days: number) =>
    count(days, {
      one: `Las publicaciones eliminadas permanecen aquí {n} día. ${intro}`,
      many: `Las publicaciones eliminadas permanecen aquí {n} de días. ${intro}`,
      other: `Las publicaciones eliminadas permanecen aquí {n} días. ${intro}`,
    }),
  loading: "Cargando la papelera…",
  loadFailed: "No se pudo cargar la papelera.",
  retry: "Reintentar",
  empty: "La papelera está vacía.",
  deleted: (when, by) => (by === null ? `Eliminada: ${when}.` : `Eliminada: ${when}, por ${by}.`),
  until: (when) => `Eliminación definitiva: ${when}.`,
  restore: "Restaurar",
  restoreNamed: (title) => `Restaurar: ${title}`,
  restored: (title) => `«${title}» fue restaurada.`,
  delete: "Eliminar definitivamente",
  deleteNamed: (title) => `Eliminar definitivamente: ${title}`,
  deleting: "Eliminando…",
  erased: (title) => `«${title}» fue eliminada definitivamente.`,
  confirmDelete: "¿Seguro que quieres eliminar definitivamente esta publicación?",
  confirmText: (title) =>
    `«${title}» se perderá en todos los idiomas, con sus imágenes y versiones anteriores. No se puede deshacer.`,
  cancel: "Cancelar",
  gone: "Esta publicación ya no está en la papelera: alguien la restauró o se eliminó definitivamente.",
  failed: "No se pudo hacer. Inténtalo de nuevo.",
} satisfies typeof hungarian;
