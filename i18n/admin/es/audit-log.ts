import type { AuditLogTexts } from "#i18n/admin/hu/audit-log.ts";
import { counter } from "#i18n/count.ts";

const count = counter("es");

export const auditLog = {
  title: "Registro",
  intro:
    "Quién hizo qué en el sitio y qué se rechazó. Se guarda un año; no contiene la dirección de ningún visitante.",
  kind: "Evento",
  allKinds: "Todos los eventos",
  download: "Descargar como tabla (CSV)",
  loading: "Cargando el registro…",
  loadFailed: "No se pudo cargar el registro.",
  retry: "Reintentar",
  none: "No hay ningún evento así.",
  older: "Eventos anteriores",
  loadingOlder: "Cargando eventos anteriores…",
  olderFailed: "No se pudieron cargar los eventos anteriores.",
  session: (session: string) => `sesión: ${session}`,
  times: (n: number) => count(n, { one: "{n} vez", many: "{n} de veces", other: "{n} veces" }),
  sources: { visitor: "visitante", command: "comando en la máquina", site: "el propio sitio" },
  kinds: {
    signed_in: "Inicio de sesión",
    signed_out: "Cierre de sesión",
    sign_in_refused: "Inicio de sesión rechazado",
    call_refused: "Llamada rechazada",
    account_requested: "Cuenta solicitada",
    account_approved: "Cuenta aprobada",
    account_refused: "Cuenta rechazada",
    administrator_created: "Administrador creado",
    password_reset: "Contraseña restablecida",
    post_created: "Entrada publicada",
    post_changed: "Entrada modificada",
    post_deleted: "Entrada eliminada",
    posts_imported: "Entradas importadas",
    message_read: "Mensaje marcado como leído",
    message_unread: "Mensaje marcado como no leído",
    message_queued: "Mensaje reenviado",
    message_deleted: "Mensaje eliminado",
    backup_restored: "Copia de seguridad restaurada",
  },
  reasons: {
    wrong_credentials: "nombre o contraseña incorrectos",
    too_many_attempts: "demasiados intentos",
    foreign_origin: "vino de otro sitio",
    not_signed_in: "sin sesión iniciada",
    setup_code_needed: "sin el código de instalación",
    invitation_invalid: "invitación no válida",
    wrong_password: "contraseña incorrecta",
    wrong_second_factor: "código del segundo factor incorrecto",
  },
} satisfies AuditLogTexts;
