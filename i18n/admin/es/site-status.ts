import type { BackupTexts, SiteStatusTexts } from "#i18n/admin/hu/site-status.ts";

export const siteStatus = {
  title: "Estado",
  intro: "Cómo está el sitio ahora y cómo estuvo en las últimas horas.",
  loading: "Consultando el estado…",
  loadFailed: "No se pudo consultar el estado.",
  retry: "Reintentar",
  refresh: "Actualizar",
  checksTitle: "Comprobaciones",
  checks: {
    database: "Base de datos",
    migrations: "Tablas",
    disk: "Disco",
    backup: "Copia de seguridad",
    outbox: "Correo saliente",
  },
  states: { good: "todo bien", warning: "requiere atención", failed: "no funciona" },
  free: (size: string) => `espacio libre: ${size}`,
  lastGood: (moment: string) => `última copia buena: ${moment}`,
  stuck: (count: string) => `mensajes atascados: ${count}`,
  factsTitle: "Cifras",
  version: "Versión",
  startedAt: "En marcha desde",
  processes: "Procesos",
  posts: "Publicaciones",
  pictures: "Imágenes",
  accounts: "Cuentas",
  messages: "Mensajes",
  chartsTitle: "Las últimas horas",
  charts: {
    requests: "Peticiones por minuto",
    latency: "Tiempo de respuesta (95 de 100 peticiones)",
    memory: "Memoria",
  },
  highest: (value: string) => `máximo: ${value}`,
  now: (value: string) => `ahora: ${value}`,
  failures: (count: string) => `respuestas fallidas: ${count}`,
  mail: {
    database: "no se puede acceder a la base de datos",
    migrations: "las tablas son de otra versión",
    disk: "queda poco espacio en el disco",
    backup: "no hay una copia de seguridad reciente",
    outbox: "hay mensajes atascados",
    subject: (site: string, trouble: string) => `${site}: ${trouble}`,
    overSubject: (site: string, trouble: string) => `${site}: resuelto (${trouble})`,
    text: (address: string) =>
      `El estado del sitio: ${address}\nMientras dure, recibirás este correo una vez al día.`,
    overText: (address: string) => `El estado del sitio: ${address}`,
  },
} satisfies SiteStatusTexts;

export const backupWarnings = {
  loadFailed: "No se pudo averiguar el estado de las copias de seguridad.",
  good: (moment: string) => `Última copia de seguridad: ${moment}.`,
  none: "Todavía no se ha hecho ninguna copia de seguridad.",
  old: "Desde hace más de dos días no se logra ninguna copia de seguridad.",
  oldSince: (moment: string) => `La última copia de seguridad buena tiene más de dos días (${moment}).`,
  lastFailed: (moment: string) => `La última copia falló: ${moment}.`,
  failures: {
    no_room: "No queda espacio para ella, en el disco del servidor o en el segundo lugar.",
    no_rights:
      "El sitio no puede escribir allí: no tiene permiso para la carpeta, o el segundo lugar no acepta su clave.",
    out_of_reach: "La carpeta o el segundo lugar no existe o no responde.",
    other: "El motivo es poco común: enséñale a quien administra el servidor lo que dijo.",
  },
  said: "Lo que dijo el servidor",
  mail: {
    subject: (site: string) => `${site}: no hay una copia de seguridad reciente`,
    text: (address: string) =>
      `La página de las copias: ${address}\nMientras dure, recibirás este correo una vez al día.`,
  },
} satisfies BackupTexts;
