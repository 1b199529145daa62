import { counter } from "#i18n/count.ts";
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
    searchHint: "Título, resumen o autor",
    noMatch: "Ninguna publicación coincide con la búsqueda.",
    shown: (n: number) =>
      count(n, { one: "{n} publicación", many: "{n} de publicaciones", other: "{n} publicaciones" }),
    more: (n: number) =>
      count(n, {
        one: "{n} publicación más",
        many: "{n} de publicaciones más",
        other: "{n} publicaciones más",
      }),
    edit: "Editar",
    editNamed: (title: string) => `Editar: ${title}`,
    view: "Ver",
    viewNamed: (title: string) => `Ver: ${title}`,
    delete: "Eliminar",
    deleteNamed: (title: string) => `Eliminar: ${title}`,
    deleting: "Eliminando…",
    deleted: (title: string) => `«${title}» fue eliminada.`,
    confirmDelete: "¿Seguro que quieres eliminar esta publicación?",
    confirmText: (title: string) =>
      `«${title}» desaparecerá del blog en todos los idiomas. No se puede deshacer.`,
    cancel: "Cancelar",
    errorDeleting: "Ocurrió un error al eliminar la publicación.",
  },
  states: {
    label: "Idiomas y su estado",
    cell: (language: string, state: string) => `${language}: ${state}`,
    filter: "¿Qué publicaciones?",
    filters: {
      all: (n: string) => `Todas (${n})`,
      draft: (n: string) => `Con borrador (${n})`,
      scheduled: (n: string) => `Programadas (${n})`,
      unpublished: (n: string) => `Retiradas (${n})`,
      outdated: (n: string) => `Con traducciones desactualizadas (${n})`,
    },
  },
  edit: {
    title: "Editar publicación",
    loading: "Cargando la publicación…",
    back: "Volver al panel",
    notFound: "No se encontró la publicación",
    refused: "No se pudo cargar la publicación",
    failed: "Ocurrió un error al cargar la publicación",
    retry: "Reintentar",
  },
} satisfies DashboardTexts;
