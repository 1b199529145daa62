import { counter } from "#i18n/format/count.ts";
import type { DashboardTexts } from "#i18n/admin/hu/dashboard.ts";

const count = counter("es");

export const dashboard = {
  title: "Panel de administración",
  signedInAs: (username: string) => `Sesión iniciada: ${username}`,
  welcome: (username: string) =>
    `¡Hola, ${username}! Aquí se escriben y se cuidan las publicaciones del blog.`,
  signOut: "Cerrar sesión",
  signingOut: "Cerrando sesión…",
  needsJavaScript: "El área de administración necesita que JavaScript esté activado.",
  toNewPost: "Escribir una publicación",
  newPost: "Nueva publicación",
  posts: {
    title: "Publicaciones",
    loading: "Cargando las publicaciones…",
    noPosts: "No se encontraron publicaciones.",
    loadFailed: "No se pudieron cargar las publicaciones.",
    retry: "Reintentar",
    search: "Buscar en las publicaciones",
    shown: (n: number) =>
      count(n, { one: "{n} publicación", many: "{n} de publicaciones", other: "{n} publicaciones" }),
    edit: "Editar",
    editNamed: (title: string) => `Editar: ${title}`,
    view: "Ver",
    viewNamed: (title: string) => `Ver: ${title}`,
    delete: "Eliminar",
    deleteNamed: (title: string) => `Eliminar: ${title}`,
    deleting: "Eliminando…",
    deleted: (title: string) => `«${title}» está en la papelera.`,
    undo: (title: string) => `Deshacer la eliminación: ${title}`,
    confirmDelete: "¿Seguro que quieres eliminar esta publicación?",
    confirmText: (title: string, days: number) =>
      `«${title}» desaparecerá del blog en todos los idiomas. Se puede restaurar desde la papelera durante ${days} días.`,
    cancel: "Cancelar",
    errorDeleting: "Ocurrió un error al eliminar la publicación.",
  },
  states: {
    label: "Idiomas y su estado",
    cell: (language: string, state: string) => `${language}: ${state}`,
    filter: "¿Qué publicaciones?",
  },
  edit: {
    title: "Editar publicación",
    loading: "Cargando la publicación…",
    notFound: "No se encontró la publicación",
    refused: "No se pudo cargar la publicación",
    failed: "Ocurrió un error al cargar la publicación",
    retry: "Reintentar",
  },
} satisfies DashboardTexts;
