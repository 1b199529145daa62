import { counter } from "#i18n/format/count.ts";
import type { ContactMessagesTexts } from "#i18n/admin/hu/contact-messages.ts";

const count = counter("es");

export const contactMessages = {
  title: "Mensajes",
  unread: (n: number) => count(n, { other: "{n} sin leer" }),
  loading: "Cargando los mensajes…",
  loadFailed: "No se pudieron cargar los mensajes.",
  retry: "Reintentar",
  refresh: "Actualizar",
  refreshed: "Los mensajes están actualizados.",
  none: "No hay mensajes. Aquí aparecerá lo que se escriba en el formulario de contacto.",
  mailIsOff:
    "Los mensajes solo se pueden leer aquí, porque no hay un servidor de correo configurado. Para recibirlos también por correo, configúralo en Ajustes.",
  older: "Mensajes anteriores",
  loadingOlder: "Cargando mensajes anteriores…",
  olderFailed: "No se pudieron cargar los mensajes anteriores.",
  isUnread: "Sin leer",
  isAnswered: "Respondido",
  writtenIn: (language: string) => `Idioma del formulario: ${language}`,
  answer: "Responder por correo",
  answerNamed: (name: string) => `Responder por correo: ${name}`,
  markRead: "Marcar como leído",
  markUnread: "Marcar como no leído",
  markFailed: "No se pudo guardar la marca de lectura.",
  delete: "Eliminar",
  deleteNamed: (name: string) => `Eliminar: mensaje de ${name}`,
  deleting: "Eliminando…",
  deleted: (name: string) => `El mensaje de ${name} fue eliminado.`,
  deleteFailed: "No se pudo eliminar el mensaje.",
  confirmDelete: "¿Seguro que quieres eliminar este mensaje?",
  confirmText: (name: string, moment: string) => `De ${name}, ${moment}. No se puede deshacer.`,
  cancel: "Cancelar",
  thread: {
    replies: "Respuestas enviadas",
    replied: (who, when) => `${who}, ${when}`,
    reply: "Responder desde el sitio",
    replyHint: "Se envía en nombre del sitio, con el mensaje citado debajo.",
    sendReply: "Enviar respuesta",
    sendReplyTo: (name) => `Enviar respuesta: ${name}`,
    replyMissing: "Escribe primero la respuesta.",
    replyFailed: "La respuesta no se envió.",
    replyRefused: (reason) => `La respuesta no se envió. El servidor de correo dice: ${reason}`,
    replySent: "Respuesta enviada.",
    replyUnkept: "La respuesta se envió, pero no se pudo guardar aquí. No la envíes otra vez.",
    noMail:
      "Se puede responder desde aquí cuando hay un servidor de correo en Ajustes. Mientras tanto, «Responder por correo» abre tu programa de correo.",
    markAnswered: "Marcar como respondido",
    markOpen: "Marcar como pendiente",
    answerFailed: "No se pudo guardar la marca.",
    note: "Nota",
    noteHint: "Solo la ven los editores.",
    saveNote: "Guardar nota",
    noteSaved: "Nota guardada.",
    noteFailed: "No se pudo guardar la nota.",
    noteChanged:
      "Otra persona cambió la nota mientras tanto, así que la tuya no se guardó. Actualiza la lista para leer la suya; la tuya sigue aquí.",
    noteIsNow: (note) =>
      note === ""
        ? "Otra persona borró la nota mientras tanto. Al guardar, la tuya ocupará su lugar."
        : `Mientras tanto, otra persona escribió: «${note}» Al guardar, se reemplaza.`,
  },
  plans: {
    title: "El plan por el que pregunta",
    theirs: (name) => `Plan de ${name}`,
    open: "Abrir en el planificador",
    insertTheirs: "Insertar la dirección de su plan",
    insertChanged: "Insertar la dirección del último plan cambiado:",
    named: "Planes a los que lleva el texto",
  },
  leave: {
    title: "¿Salir sin guardar?",
    text: "Hay una respuesta o una nota empezada que no se envió ni se guardó, y se perderá.",
    stay: "Quedarse",
    leave: "Salir",
  },
  delivery: {
    kept: "Solo se guarda aquí",
    queued: "En espera de envío por correo",
    waiting: (tries: number) =>
      count(tries, {
        one: "A la espera del servidor de correo ({n} intento fallido)",
        many: "A la espera del servidor de correo ({n} de intentos fallidos)",
        other: "A la espera del servidor de correo ({n} intentos fallidos)",
      }),
    waitingUntil: (tries: number, next: string) =>
      count(tries, {
        one: `A la espera del servidor de correo ({n} intento fallido; el próximo: ${next})`,
        many: `A la espera del servidor de correo ({n} de intentos fallidos; el próximo: ${next})`,
        other: `A la espera del servidor de correo ({n} intentos fallidos; el próximo: ${next})`,
      }),
    sent: "Enviado por correo",
    sentAt: (moment: string) => `Enviado por correo: ${moment}`,
    failed: "No se pudo enviar por correo",
    reason: (reason: string) => `El último error: ${reason}`,
    again: "Enviar de nuevo",
    againNamed: (name: string) => `Enviar de nuevo: mensaje de ${name}`,
    againFailed: "No se pudo iniciar el nuevo envío.",
  },
} satisfies ContactMessagesTexts;
