import { counter } from "#i18n/format/count.ts";
import type { BackupFilesTexts } from "../hu/backup-files.ts";

const count = counter("es");

export const backupFiles = {
  title: "Copias de seguridad",
  intro: "Todo el sitio en un archivo: haz una copia, descárgala, restáurala.",
  loading: "Cargando las copias…",
  loadFailed: "No se pudo cargar la lista de copias.",
  retry: "Reintentar",
  running: "En curso",
  named: (act, name) => `${act}: ${name}`,
  download: "Descargar",
  encrypted: "cifrada",
  kinds: {
    backup: "copia de seguridad",
    "by-hand": "hecha por ti",
    "before-restore": "hecha antes de una restauración",
    uploaded: "subida por ti",
  },
  now: {
    title: "Hacer una copia ahora",
    intro: (place) =>
      place === null
        ? "Cada noche se hace una automáticamente, en esta misma máquina. Si el disco falla, se pierden también las copias: descarga una de vez en cuando o pide que se configure en el servidor un segundo lugar para ellas (allí se llama BACKUP_TO)."
        : `Cada noche se hace una automáticamente. Todas se copian también a ${place}`,
    submit: "Hacer una copia ahora",
    made: "La copia está completa y se ha comprobado leyéndola.",
  },
  list: {
    title: "Tus copias",
    intro:
      "De las que el sitio hace por su cuenta se guarda una de cada uno de los últimos siete días, cuatro semanas y doce meses. Las que haces o subes aquí se quedan hasta que las borres.",
    none: "Todavía no hay ninguna copia.",
  },
  upload: {
    label: "Subir una copia desde este equipo",
    choose: "Elegir un archivo…",
    done: "Subida: está en la lista de arriba y desde ahí se puede restaurar.",
  },
  restore: {
    open: "Restaurar…",
    title: "Restaurar {name}",
    replaces:
      "Todo lo que hay ahora (publicaciones, páginas, imágenes, mensajes, cuentas, ajustes) se sustituye por lo que contiene la copia. Después, todos tendrán que iniciar sesión de nuevo, con la contraseña que tenían entonces.",
    undo: "Antes se guarda también lo que hay ahora, para que puedas volver a ello desde esta página.",
    passphrase: "Frase de contraseña de la copia",
    passphraseKnown: "Déjala vacía para usar la que está configurada en el servidor.",
    word: "restaurar",
    wordLabel: "Para confirmar, escribe: {word}",
    wordWrong: "No es esa palabra.",
    submit: "Restaurar",
    cancel: "Cancelar",
    done: (posts, pictures) =>
      `Listo: han vuelto ${count(posts, { one: "{n} publicación", other: "{n} publicaciones", many: "{n} de publicaciones" })} y ${count(pictures, { one: "{n} imagen", other: "{n} imágenes", many: "{n} de imágenes" })}.`,
    signIn: "Iniciar sesión",
  },
  deletion: {
    confirmDelete: "¿Borrar esta copia?",
    delete: "Borrar",
    deleting: "Borrando…",
    cancel: "Cancelar",
  },
  export: {
    title: "Exportar",
    intro:
      "Todo lo que se puede leer, en un archivo ZIP: publicaciones e imágenes, páginas, mensajes, datos, sin contraseñas. Para restaurar un sitio hace falta una copia de seguridad, no esto. Se puede descargar durante un día.",
    submit: "Exportar y descargar",
    import: "Importar publicaciones de una exportación",
  },
  steps: {
    begun: "Preparando…",
    writing: "Copiando…",
    undo: "Guardando lo que hay ahora…",
    checked: "Comprobando la copia…",
    restored: "Restaurando…",
    cleaned: "Repasando los textos…",
  },
  faults: {
    damaged: "Esta copia está dañada o incompleta. No ha cambiado nada.",
    foreign: "Esto no es una copia de este sitio.",
    newer: "La copia es de una versión más nueva: primero hay que actualizar este sitio.",
    no_space: "No hay espacio suficiente en el disco del servidor.",
    passphrase_needed: "La copia está cifrada: hace falta su frase de contraseña.",
    passphrase_wrong: "La frase no es correcta o la copia está dañada. No ha cambiado nada.",
    busy: "Se está haciendo o restaurando una copia; prueba dentro de un momento.",
    other: "No funcionó. Quien administra el servidor encuentra el motivo en su registro.",
  },
} satisfies BackupFilesTexts;
