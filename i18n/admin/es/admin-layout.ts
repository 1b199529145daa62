import { counter } from "#i18n/format/count.ts";
import type { Language } from "#i18n/languages.ts";
import type { AdminLayoutTexts } from "#i18n/admin/hu/admin-layout.ts";

const count = counter("es");

const adjectives: Record<Language, string> = { hu: "húngaro", en: "inglés", es: "español" };

export const adminLayout = {
  nav: "Área de administración",
  menu: "Gestionar",
  sections: {
    posts: "Publicaciones",
    newPost: "Nueva publicación",
    guide: "Páginas",
    home: "Página de inicio",
    slides: "Diapositivas",
    menu: "Menú y pie",
    alerts: "Avisos",
    messages: "Mensajes",
    people: "Cuentas",
    media: "Imágenes",
    authors: "Autores",
    categories: "Categorías",
    facts: "Datos",
    statistics: "Visitas",
    bin: "Papelera",
    audit: "Registro de actividad",
    status: "Estado",
    backups: "Copias de seguridad",
    import: "Importar",
    settings: "Ajustes",
    ownAccount: "Tu cuenta",
  },
  groups: { writing: "Redacción", site: "El sitio", readers: "Lectores", operation: "Funcionamiento" },
  /** Other words for them. */
  sectionWords: {
    guide: "guía, privacidad, página propia, ocultar, retirar",
    facts: "precios, horarios, cifras",
    media: "fotos, fotografías, subir, biblioteca",
    bin: "borrado, papelera, recuperar",
    home: "portada, tarjetas, introducción",
    slides: "carrusel, imagen grande",
    menu: "navegación, pie, orden, ocultar",
    alerts: "advertencia, bloqueo, huelga",
    settings: "nombre, empresa, teléfono, dirección, correo, registro, enlaces",
    messages: "contacto, formulario, responder, buzón",
    statistics: "visitas, lecturas, estadísticas, redirecciones, enlaces rotos",
    people: "usuarios, colegas, invitación, roles, traductores",
    audit: "historial, quién hizo qué",
    status: "servidor, disco, certificado, versión",
    backups: "restaurar, exportar, descargar todo",
    import: "WordPress, Ghost, traer publicaciones",
    ownAccount: "contraseña, llave de acceso, segundo factor",
  },
  toSite: "El sitio público",
  waiting: (n: number) =>
    count(n, { one: "{n} nuevo", many: "{n} de elementos nuevos", other: "{n} nuevos" }),
  palette: {
    open: "Ir a…",
    title: "Ir a una publicación o página",
    label: "¿Qué se busca?",
    hint: "Título de una publicación o página",
    key: "Ctrl K",
    keys: "Flechas arriba y abajo: elegir; Intro: abrir; Esc: cerrar",
    pages: "Administración",
    posts: "Editar una publicación",
    site: "Páginas públicas",
    found: (n: number) =>
      count(n, { one: "{n} resultado", many: "{n} de resultados", other: "{n} resultados" }),
    searching: "Buscando…",
    none: "No se encontró nada.",
    failed: "En este momento no se puede buscar en las publicaciones.",
    untitled: "Sin título",
  },
  todos: {
    title: "Para hoy",
    none: "No hay nada urgente por ahora. ¡Buen día!",
    loading: "Cargando lo pendiente…",
    failed: "No se pudo cargar lo pendiente.",
    retry: "Reintentar",
    mostUrgent: "Conviene empezar por:",
    kinds: {
      backupFailed: () => "La última copia de seguridad falló: mira por qué",
      backupOld: () => "Desde hace más de dos días no hay una copia de seguridad buena: mira por qué",
      unreadMessages: (n: number) =>
        count(n, {
          one: "{n} mensaje sin leer",
          many: "{n} de mensajes sin leer",
          other: "{n} mensajes sin leer",
        }),
      waitingAccounts: (n: number) =>
        count(n, {
          one: "{n} cuenta espera aprobación",
          many: "{n} de cuentas esperan aprobación",
          other: "{n} cuentas esperan aprobación",
        }),
      scheduledSoon: (n: number) =>
        count(n, {
          one: "{n} publicación aparece en los próximos tres días",
          many: "{n} de publicaciones aparecen en los próximos tres días",
          other: "{n} publicaciones aparecen en los próximos tres días",
        }),
      outdatedTranslations: (n: number) =>
        count(n, {
          one: "{n} publicación tiene una traducción desactualizada",
          many: "{n} de publicaciones tienen traducciones desactualizadas",
          other: "{n} publicaciones tienen traducciones desactualizadas",
        }),
      outdatedTexts: (n: number, of: Language) =>
        count(n, {
          one: `{n} texto en ${adjectives[of]} está desactualizado`,
          many: `{n} de textos en ${adjectives[of]} están desactualizados`,
          other: `{n} textos en ${adjectives[of]} están desactualizados`,
        }),
      missingTexts: (n: number, of: Language) =>
        count(n, {
          one: `{n} publicación no tiene texto en ${adjectives[of]}`,
          many: `{n} de publicaciones no tienen texto en ${adjectives[of]}`,
          other: `{n} publicaciones no tienen texto en ${adjectives[of]}`,
        }),
      deadLinks: (n: number) =>
        count(n, {
          one: "{n} enlace no lleva a ninguna parte",
          many: "{n} de enlaces no llevan a ninguna parte",
          other: "{n} enlaces no llevan a ninguna parte",
        }),
      factReports: (n: number) =>
        count(n, {
          one: "{n} aviso de un lector sobre un dato",
          many: "{n} de avisos de lectores sobre datos",
          other: "{n} avisos de lectores sobre datos",
        }),
      overdueFacts: (n: number) =>
        count(n, {
          one: "{n} dato por revisar",
          many: "{n} de datos por revisar",
          other: "{n} datos por revisar",
        }),
      outdatedPages: (n: number) =>
        count(n, {
          one: "{n} texto de una página está desactualizado: otro idioma ha cambiado",
          many: "{n} de textos de páginas están desactualizados: otro idioma ha cambiado",
          other: "{n} textos de páginas están desactualizados: otro idioma ha cambiado",
        }),
      lyingDrafts: (n: number) =>
        count(n, {
          one: "{n} publicación tiene un borrador intacto desde hace una semana",
          many: "{n} de publicaciones tienen borradores intactos desde hace una semana",
          other: "{n} publicaciones tienen borradores intactos desde hace una semana",
        }),
    },
    first: (moment: string) => `la primera: ${moment}`,
  },
} satisfies AdminLayoutTexts;
