import { counter } from "#i18n/format/count.ts";
import type { AccountSettingsTexts } from "#i18n/admin/hu/account-settings.ts";

const count = counter("es");

export const accountSettings = {
  ownTitle: "Tu cuenta",
  peopleTitle: "Cuentas",
  refusals: {
    wrongPassword: "Esta no es tu contraseña actual.",
    wrongCode: "Este código es incorrecto o ya se usó.",
    lastAdministrator:
      "Es la última cuenta de administración: no se puede desactivar ni eliminar, ni cambiar su rol.",
    registrationOff: "Nadie puede registrarse en este sitio, así que no se pueden crear invitaciones.",
    gone: "Ya no existe. Recarga la página para ver cómo están las cosas ahora.",
    badEmail: "Esto no es una dirección de correo electrónico.",
    notAllowed: "El rol de tu cuenta no lo permite.",
    proofNeeded: "No se hizo nada: hace falta tu contraseña o una llave de acceso.",
  },
  code: {
    label: "Código",
    hint: "De la aplicación de tu teléfono, o un código de recuperación.",
    needed: "Esta cuenta necesita también un código. Si tiene una llave de acceso, basta con ella.",
  },
  setupCode: {
    label: "Código de instalación",
    hint: "Es la primera cuenta del sitio y por eso necesita los nueve dígitos que el sitio mostró al iniciarse.",
    wrong: "Este no es el código de instalación.",
  },
  registration: {
    closed: "En este sitio solo es posible registrarse con una invitación.",
    off: "Nadie puede registrarse en este sitio.",
    invited: "Con tu invitación podrás iniciar sesión en cuanto te registres.",
    ready: "La cuenta está lista. Ya puedes iniciar sesión con ella.",
    invitationInvalid: "Esta invitación ya se usó o ha vencido.",
    tooManyWaiting: "En este momento demasiadas cuentas esperan aprobación. Inténtalo más tarde.",
  },
  changePassword: {
    title: "Contraseña",
    intro: "Una contraseña nueva cierra tu sesión en los demás dispositivos.",
    present: "Contraseña actual",
    password: "Contraseña nueva",
    submit: "Cambiar la contraseña",
    done: "La contraseña se cambió. Tus sesiones en otros dispositivos terminaron.",
  },
  resetCode: {
    title: "Código de rescate",
    intro:
      "Si olvidas tu contraseña, con este código pones una nueva, sin correo y sin ayuda de nadie. Sirve una sola vez.",
    none: "Esta cuenta aún no tiene código de rescate.",
    has: "Esta cuenta tiene un código de rescate. Uno nuevo ocupará su lugar.",
    make: "Crear un código de rescate",
    keep: "Anota este código o imprímelo, y guárdalo con tus papeles importantes. Solo se muestra ahora. Quien lo tenga puede poner una contraseña nueva a esta cuenta.",
    code: "Tu código de rescate",
    print: "Imprimir",
    kept: "Ya guardé el código",
    use: "Con un código de rescate",
    useIntro:
      "Si anotaste un código de rescate al crear tu cuenta, o después en «Tu cuenta», pon con él una contraseña nueva.",
    submit: "Poner la contraseña nueva",
    missing: "Falta el código.",
    invalid: "Este código es incorrecto o ya se usó.",
  },
  secondFactor: {
    title: "Segundo factor",
    intro:
      "Además de la contraseña, una aplicación de tu teléfono da cada medio minuto un código nuevo de seis dígitos. Así, una contraseña robada no basta por sí sola.",
    required: "Este sitio exige un segundo factor: las demás páginas se abren cuando esté configurado.",
    isOn: (codes: number) =>
      count(codes, {
        one: "Está activado. Queda {n} código de recuperación.",
        many: "Está activado. Quedan {n} de códigos de recuperación.",
        other: "Está activado. Quedan {n} códigos de recuperación.",
      }),
    isOnByPasskey:
      "Está activado: tu llave de acceso es el segundo factor. También puedes configurar una aplicación de autenticación.",
    turnOn: "Configurarlo",
    turnOnToo: "Configurar una aplicación",
    turnOff: "Desactivarlo",
    setUpAnew: "Configurarlo en otro teléfono",
    qrCode: "Código QR para la aplicación de autenticación",
    scan: "Escanea este código QR con una aplicación de autenticación y escribe el código que muestra.",
    orType: "O escribe esto en su lugar:",
    code: "Código",
    codeHint: "Seis dígitos.",
    confirm: "Activarlo",
    isOnNow: "El segundo factor está activado. Tus sesiones en otros dispositivos terminaron.",
    keepCodes:
      "Estos códigos de recuperación sustituyen a tu teléfono o a tu llave de acceso, cada uno una vez. Solo se muestran ahora: imprímelos o guárdalos en un gestor de contraseñas.",
    codesKept: "Ya guardé los códigos",
  },
  passkeys: {
    title: "Llaves de acceso",
    intro:
      "Con una llave de acceso inicias sesión sin contraseña ni código: tu dispositivo te pide la huella, el rostro o el PIN. Vale por los dos factores y ningún sitio falso puede robarla.",
    none: "Esta cuenta aún no tiene llaves de acceso.",
    isSynced: "en varios dispositivos",
    added: (day: string) => `Añadida: ${day}`,
    lastUsed: (moment: string) => `Último uso: ${moment}`,
    neverUsed: "Aún no se ha usado.",
    codesLeft: (codes: number) =>
      count(codes, {
        one: "Queda {n} código de recuperación para esta cuenta.",
        many: "Quedan {n} de códigos de recuperación para esta cuenta.",
        other: "Quedan {n} códigos de recuperación para esta cuenta.",
      }),
    name: "Nombre de la nueva llave de acceso",
    nameHint: "Opcional. Por ejemplo: teléfono, computadora de la oficina.",
    add: "Añadir una llave de acceso",
    isAdded:
      "La llave de acceso está lista. Ya puedes iniciar sesión con ella. Tus sesiones en otros dispositivos terminaron.",
    isRemoved:
      "La llave de acceso se eliminó aquí. Elimínala también en tu dispositivo. Tus sesiones en otros dispositivos terminaron.",
    remove: "Eliminar",
    removeNamed: (name: string) => `Eliminar: ${name}`,
    confirmRemoval: "Eliminar la llave de acceso",
    cancel: "Cancelar",
    signIn: "Usar una llave de acceso",
    errors: {
      unsupported: "Este navegador no admite las llaves de acceso.",
      cancelled: "No se eligió ninguna llave de acceso o se acabó el tiempo.",
      otherAddress: "Las llaves de acceso solo funcionan en la dirección configurada del sitio, no en esta.",
      known: "Este dispositivo ya tiene una llave de acceso para esta cuenta.",
      refused: "Esta llave de acceso no se conoce aquí o su respuesta es errónea.",
      expired: "Se acabó el tiempo. Inténtalo de nuevo.",
      copied:
        "Esta llave de acceso se ha usado en otro lugar, así que podría ser una copia. Inicia sesión con contraseña y código, y luego elimínala.",
      tooMany: "Una cuenta puede tener como máximo diez llaves de acceso.",
      lastFactor: "Este sitio exige un segundo factor, y este es el último. Configura antes otro.",
    },
  },
  proof: {
    title: "Tu contraseña, para seguir",
    text: "Para lo que afecta a las cuentas o al sitio entero hace falta otra vez tu contraseña o tu llave de acceso, salvo que la hayas dado en los últimos diez minutos. Después sigue lo que empezaste.",
    confirm: "Seguir",
    byPasskey: "Con llave de acceso",
    cancel: "Cancelar",
  },
  administratorMail: {
    subject: (site: string, username: string) => `${site}: nueva cuenta de administración (${username})`,
    text: (username: string, by: string, address: string) =>
      `Desde ahora tiene el rol de administración: ${username}.\nLo hizo: ${by}.\n\nSi no lo decidiste tú, revisa las cuentas: ${address}`,
  },
  sessions: {
    title: "Sesiones",
    intro:
      "Tienes la sesión iniciada en estos dispositivos. Una sesión termina en todo caso a los noventa días.",
    unknownDevice: "Dispositivo desconocido",
    isThis: "este dispositivo",
    lastSeen: (moment: string) => `Última vez: ${moment}`,
    since: (moment: string) => `Sesión iniciada: ${moment}`,
    end: "Cerrar",
    endNamed: (device: string) => `Cerrar la sesión: ${device}`,
    endOthers: "Cerrar todas las demás sesiones",
  },
  people: {
    title: "Cuentas aprobadas",
    intro: "Quién tiene una cuenta y qué puede hacer cada quien.",
    isOwn: "la tuya",
    disabled: "desactivada",
    hasSecondFactor: "con segundo factor",
    since: (day: string) => `Registrada el ${day}`,
    lastSeen: (moment: string) => `Última vez: ${moment}`,
    unusedLink: (moment: string) => `Enlace de acceso sin usar; vence: ${moment}`,
    cancel: "Cancelar",
    actionNamed: (action: string, username: string) => `${action}: ${username}`,
    actions: {
      role: "Rol…",
      email: "Dirección de correo…",
      signInLink: "Nuevo enlace de acceso…",
      withdrawSignInLink: "Retirar el enlace de acceso",
      disable: "Desactivar",
      enable: "Activar",
      endSessions: "Cerrar sesiones",
      resetSecondFactor: "Quitar el segundo factor",
      remove: "Eliminar",
    },
    questions: {
      signInLink: {
        title: (username: string) => `¿Dar a ${username} un nuevo enlace de acceso?`,
        text: "Para quien olvidó su contraseña. Con el enlace puede poner una nueva, una sola vez y en el plazo de un día; entonces terminan sus sesiones en todos los dispositivos. El segundo factor se mantiene.",
      },
      disable: {
        title: (username: string) => `¿Desactivar la cuenta de ${username}?`,
        text: "Se cierran todas sus sesiones y no podrá iniciar otra hasta que se active de nuevo. Sus publicaciones se quedan.",
      },
      endSessions: {
        title: (username: string) => `¿Cerrar todas las sesiones de ${username}?`,
        text: "Terminan las sesiones en todos los dispositivos. Con la contraseña se puede entrar de nuevo.",
      },
      resetSecondFactor: {
        title: (username: string) => `¿Quitar el segundo factor de ${username}?`,
        text: "Para quien perdió el teléfono y los códigos de recuperación. También se eliminan sus llaves de acceso; después basta la contraseña.",
      },
      remove: {
        title: (username: string) => `¿Eliminar la cuenta de ${username}?`,
        text: "La cuenta desaparece para siempre. Sus publicaciones se quedan.",
      },
    },
  },
  signInLink: {
    confirm: "Crear el enlace",
    link: "El enlace de acceso",
    made: (username: string, moment: string) =>
      `El enlace de acceso de ${username} está listo. Solo se muestra esta vez y sirve una sola vez, hasta: ${moment}. No se lo des a nadie más.`,
    title: "Contraseña nueva",
    intro: "Este enlace sirve una sola vez: pon una contraseña nueva y entrarás con ella.",
    password: "Contraseña nueva",
    submit: "Guardar y entrar",
    isSet: "La contraseña nueva está lista. Inicia sesión con ella.",
    invalid: "Este enlace ya se usó o venció. Pide uno nuevo.",
  },
  invitations: {
    title: "Invitaciones",
    intro:
      "Con el enlace de una invitación puede registrarse una persona, durante siete días. Su cuenta queda aprobada en el acto.",
    email: "¿Para quién es?",
    emailHint:
      "Opcional. Una dirección de correo; si el sitio puede enviar correo, la invitación llega allí.",
    submit: "Crear una invitación",
    link: "Enlace de la invitación",
    copy: "Copiar",
    copied: "Copiado.",
    notCopied: "No se pudo copiar; está seleccionado.",
    made: (day: string) => `La invitación está lista. Solo se muestra ahora y vale hasta el ${day}.`,
    mailed: "También se envió por correo a esta dirección.",
    notMailed: "No se envió por correo: hay que hacer llegar el enlace.",
    forAnybody: "Sin nombre",
    until: (day: string) => `Vale hasta el ${day}`,
    by: (username: string) => `Creada por ${username}`,
    withdraw: "Retirar",
    withdrawNamed: (whom: string) => `Retirar: ${whom}`,
  },
} satisfies AccountSettingsTexts;
