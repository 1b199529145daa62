import { counter } from "#i18n/format/count.ts";
import type { DashboardTexts, PostMatrixTexts } from "#i18n/admin/hu/dashboard.ts";

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
    scheduled: (moment: string) => `programada: ${moment}`,
    scheduledIn: (language: string, moment: string) => `${language}, programada: ${moment}`,
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

export const postMatrix = {
  searchHint: "Título, texto o autor",
  filters: {
    all: (n: string) => `Todas (${n})`,
    published: (n: string) => `Publicadas (${n})`,
    changed: (n: string) => `Publicadas, con cambios${n && ` (${n})`}`,
    draft: (n: string) => `Con borrador (${n})`,
    scheduled: (n: string) => `Programadas (${n})`,
    unpublished: (n: string) => `Ocultas (${n})`,
    outdated: (n: string) => `Con traducciones desactualizadas (${n})`,
    none: (n: string) => `Con un idioma pendiente (${n})`,
  },
  language: "¿En qué idioma?",
  anyLanguage: "En cualquiera",
  sort: "Orden",
  sorts: {
    changed: "Último cambio",
    newest: "Más recientes",
    title: "Por título",
    author: "Por autor",
  },
  noMatch: "Ninguna publicación coincide con la búsqueda.",
  pager: "Páginas",
  previous: "Página anterior",
  next: "Página siguiente",
  page: (page: string, last: string) => `Página ${page} de ${last}`,
  select: (title: string) => `Seleccionar: ${title}`,
  selectAll: "Todas las publicaciones de esta página",
  selected: (n: number) =>
    count(n, { one: "{n} seleccionada", many: "{n} de seleccionadas", other: "{n} seleccionadas" }),
  clear: "Quitar la selección",
  bulk: {
    label: "Las publicaciones seleccionadas",
    languages: "¿En qué idiomas?",
    publish: "Publicar",
    unpublish: "Ocultar",
    delete: "Eliminar",
    running: "En curso…",
    cancel: "Cancelar",
    confirm: {
      publish: "¿Publicar las seleccionadas?",
      unpublish: "¿Ocultar las seleccionadas?",
      delete: "¿Seguro que quieres eliminar las seleccionadas?",
    },
    what: (n: number, languages: string) =>
      count(n, {
        one: `{n} publicación (${languages})`,
        many: `{n} de publicaciones (${languages})`,
        other: `{n} publicaciones (${languages})`,
      }),
    deletes: "La publicación que pierde todos sus idiomas se elimina por completo.",
    done: (n: number) =>
      count(n, {
        one: "Hecho en {n} publicación.",
        many: "Hecho en {n} de publicaciones.",
        other: "Hecho en {n} publicaciones.",
      }),
    failed: (n: number) =>
      count(n, {
        one: "No se pudo en {n} caso:",
        many: "No se pudo en {n} de casos:",
        other: "No se pudo en {n} casos:",
      }),
    callFailed: "No se pudo. La selección se conserva para volver a intentarlo.",
    gone: "Una publicación que ya no existe",
    reasons: {
      no_text: "no tiene texto en los idiomas elegidos",
      no_title: "no tiene título",
      needs_look:
        "está oculta o programada, es el borrador de otra persona, no tiene texto o sigue siendo copia del original; publícala desde su formulario, donde eso se ve",
      not_published: "no está publicada en los idiomas elegidos",
      not_found: "ya no existe",
      refused: "el servidor no lo permitió",
    },
  },
  unpublishAll: "Ocultar todos los idiomas",
} satisfies PostMatrixTexts;
