import { counter } from "#i18n/format/count.ts";
import type { AccountsTexts } from "#i18n/admin/hu/accounts.ts";
import { accountEmails } from "./account-emails.ts";
import { accountSettings } from "./account-settings.ts";

const count = counter("es");

export const accounts = {
  ...accountSettings,
  emails: accountEmails,
  username: "Nombre de usuario",
  password: "Contraseña",
  usernameMissing: "Falta el nombre de usuario.",
  passwordMissing: "Falta la contraseña.",
  showPassword: "Mostrar la contraseña",
  asking: "Cargando…",
  unreachable: "No se puede acceder al servidor en este momento. Revisa tu conexión e inténtalo de nuevo.",
  noSpace: "No queda espacio en el servidor, así que por ahora no se puede solicitar una cuenta.",
  failed: "Ocurrió un error",
  retry: "Reintentar",
  tryLater: (minutes: number) =>
    count(minutes, {
      one: "Hubo demasiados intentos. Podrás intentarlo de nuevo en {n} minuto.",
      many: "Hubo demasiados intentos. Podrás intentarlo de nuevo en {n} de minutos.",
      other: "Hubo demasiados intentos. Podrás intentarlo de nuevo en {n} minutos.",
    }),
  firstRun: {
    title: "Te damos la bienvenida a tu nuevo sitio",
    text: "Todavía no hay ninguna cuenta. La primera es la del dueño: después del nombre y la contraseña vienen los demás pasos antes de abrir.",
    action: "Crear la primera cuenta",
  },
  signIn: {
    title: "Acceso de administración",
    submit: "Iniciar sesión",
    submitting: "Iniciando sesión…",
    wrongCredentials: "Nombre o contraseña incorrectos.",
    waiting:
      "La contraseña es correcta, pero la cuenta aún espera aprobación. Podrás iniciar sesión cuando un administrador la apruebe; no hace falta registrarse de nuevo.",
    ended: "Tu sesión terminó. Inicia sesión de nuevo y podrás continuar donde te quedaste.",
    toRegister: "¿Aún no tienes cuenta? Regístrate",
  },
  register: {
    title: "Registro de administración",
    submit: "Registrarse",
    submitting: "Registrando…",
    own: { title: "Crea tu cuenta", submit: "Crear la cuenta", submitting: "Creando la cuenta…" },
    usernameRule: (min: number, max: number) =>
      `De ${min} a ${max} caracteres: letras, dígitos, espacios y . _ - @; empieza con una letra o un dígito.`,
    passwordRule: (min: number, max: number) =>
      `Al menos ${min} y como máximo ${max} caracteres. Unas cuantas palabras seguidas son una buena contraseña.`,
    successful: "Registro completado.",
    first: "Esta es la primera cuenta y por eso es la del administrador. Ya puedes iniciar sesión con ella.",
    waits: "La cuenta espera aprobación. Podrás iniciar sesión cuando un administrador la haya aprobado.",
    failed: "No se pudo completar el registro.",
    badUsername: "Este nombre de usuario no cumple las reglas.",
    badPassword: "Esta contraseña no cumple las reglas.",
    commonPassword: "Esta contraseña es de las más comunes, las que se prueban primero. Elige otra.",
    usernameTaken: "Este nombre de usuario ya está ocupado.",
    toSignIn: "Ir a iniciar sesión",
    hasAccount: "¿Ya tienes una cuenta? Inicia sesión",
  },
  waiting: {
    title: "Cuentas que esperan aprobación",
    since: (day: string) => `Registrada el ${day}`,
    approve: "Aprobar",
    refuse: "Rechazar",
    approveNamed: (username: string) => `Aprobar: ${username}`,
    refuseNamed: (username: string) => `Rechazar: ${username}`,
    confirmRefusal: (username: string) => `¿Rechazar la cuenta de ${username}?`,
    refusalText: "La cuenta se eliminará. El mismo nombre podrá registrarse de nuevo más adelante.",
    cancel: "Cancelar",
    approved: (username: string) => `La cuenta de ${username} fue aprobada.`,
    refused: (username: string) => `La cuenta de ${username} fue rechazada.`,
    failed: "No se pudo modificar la cuenta. Inténtalo de nuevo.",
    loadFailed: "No se pudieron cargar las cuentas que esperan aprobación.",
  },
} satisfies AccountsTexts;
