import type { SiteSettingsTexts } from "#i18n/admin/hu/site-settings.ts";

export const siteSettings = {
  title: "Ajustes",
  intro: "Lo que guardas aquí vale de inmediato en todo el sitio. Lo que está vacío no lo ve ningún lector.",
  loading: "Cargando los ajustes…",
  loadFailed: "No se pudieron cargar los ajustes.",
  retry: "Reintentar",
  save: "Guardar",
  saved: "Guardado.",
  unreachable: "Ahora no se puede llegar al servidor. Lo que escribiste sigue aquí: inténtalo de nuevo.",
  failed: "No se pudo guardar.",
  wrongFields: "Así no se puede guardar: revisa los campos marcados.",
  fromEnvironment: (variable: string) =>
    `Está fijado en el propio servidor y solo se puede cambiar allí (allí se llama ${variable}).`,
  secretSet: "Está puesta. No se puede leer desde aquí; puedes poner otra en su lugar.",
  panels: {
    details: {
      title: "El sitio y la empresa",
      intro: "Aparece en el encabezado, el pie, la página de privacidad, el canal de noticias y los correos.",
    },
    words: {
      title: "Lo que el sitio dice de sí mismo",
      intro:
        "En el pie de cada página y en la página de inicio; cada línea de la introducción es un párrafo. Lo que vacíes se omite. En el sitio de una empresa, la línea del pie y la nota están vacías hasta que las escribas.",
    },
    brand: {
      title: "Color, logotipo e icono",
      intro:
        "El aspecto por el que los lectores reconocen tu sitio; también se ve aquí, en la administración.",
    },
    links: { title: "Tus páginas en otros sitios", intro: "Aparecen en el pie y en la página de inicio." },
    mail: {
      title: "Envío de correo",
      intro:
        "Los mensajes del formulario siempre se pueden leer aquí. También llegan por correo si hay un servidor de correo y un destinatario. Los datos te los da tu proveedor de correo.",
    },
    accounts: {
      title: "Cuentas",
      intro: "Quién puede pedir acceso al área de administración, y cómo inician sesión todos.",
    },
    videos: {
      title: "Videos",
      intro:
        "La página de inicio muestra los últimos videos del canal. La clave se obtiene en Google Cloud Console (YouTube Data API v3).",
    },
    messages: {
      title: "Cuánto se conservan los mensajes",
      intro: "La página de privacidad también lo dice.",
    },
    linkCheck: {
      title: "Enlaces a otros sitios",
      intro:
        "Los enlaces que llevan de las publicaciones, las páginas y las fuentes de los datos a otros sitios.",
    },
  },
  fields: {
    siteName: "Nombre del sitio",
    company: "Nombre de la empresa",
    address: "Dirección postal",
    phone: "Teléfono",
    whatsapp: "WhatsApp",
    email: "Correo que ven los lectores",
    website: "Sitio web de la empresa",
    builderName: "Quién hizo el sitio",
    builderUrl: "Sitio web de quien lo hizo",
    tiktok: "TikTok",
    youtube: "YouTube",
    instagram: "Instagram",
    facebook: "Facebook",
    contactTo: "Quién recibe los mensajes del formulario",
    contactFrom: "Remitente",
    ownerEmail: "Correo del dueño",
    youtubeChannelId: "Identificador del canal",
    youtubeKey: "Clave de la API",
    messageDays: "Días que se conservan",
  },
  hints: {
    siteName: "Si está vacío: Irány Peru",
    phone: "Con el código del país, por ejemplo +51 1 234 5678",
    whatsapp: "Con el código del país",
    contactFrom: "Si está vacío, el destinatario; muchos servidores solo aceptan direcciones propias.",
    ownerEmail: "Aquí escribimos si algo anda mal en el sitio.",
    youtubeChannelId: "Empieza con UC",
    messageDays: "Si está vacío: hasta que alguien los borre.",
  },
  words: {
    fields: {
      footer: "En el pie, debajo del nombre",
      intro: "Introducción de la página de inicio",
      note: "Nota debajo de la introducción",
    },
    restore: "Volver al original",
    restoreIn: (language: string) => `Volver al original: ${language}`,
  },
  faults: {
    colour: "No es un código de color: lleva # y seis caracteres, como #1f6f5c.",
    text: "Es demasiado largo, o no puede ir aquí.",
    email: "Esto no es una dirección de correo, como nombre@ejemplo.com.",
    url: "Esto no es una dirección web, como https://ejemplo.com.",
    tel: "Debe empezar con el código del país, para que se pueda llamar también desde el extranjero: +51 1 234 5678.",
    number: "Debe ser un número entero del 1 al 3650.",
  },
  brand: {
    colour: "Código del color",
    colourHint:
      "Por ejemplo, #1f6f5c. Lo toman los enlaces, los botones y las marcas. Si está vacío, quedan los colores originales del sitio.",
    pick: "Elegir el color a ojo",
    restoreColours: "Volver a los colores originales",
    sample: {
      title: "Una mañana en Cusco",
      link: "Cómo llegar",
      button: "Seguir leyendo",
      pointed: "Bajo el puntero",
      shown: {
        light: (code: string) => `En las páginas claras: ${code}.`,
        dark: (code: string) => `En las páginas oscuras: ${code}.`,
      },
      moved: {
        light: "Se oscureció, porque el tuyo no se podría leer aquí.",
        dark: "Se aclaró, porque el tuyo no se podría leer aquí.",
      },
    },
    logo: {
      title: "Logotipo",
      hint: "Va en el encabezado, en lugar del símbolo y el nombre del sitio. Lo mejor es un PNG de fondo transparente y al menos 120 píxeles de alto; si tienes un SVG, guárdalo antes como PNG.",
      restore: "Volver al símbolo original",
      shown: { light: "El logotipo en las páginas claras", dark: "El logotipo en las páginas oscuras" },
      seenOn: {
        light: "En las páginas oscuras va sobre un fondo claro: sin él apenas se vería.",
        dark: "En las páginas claras va sobre un fondo oscuro: sin él apenas se vería.",
      },
    },
    named: {
      label: "Mostrar el nombre del sitio junto al logotipo",
      hint: "No lo marques si el logotipo ya incluye el nombre.",
    },
    icon: {
      title: "Icono",
      hint: "Para las pestañas de los navegadores y la pantalla de inicio de los teléfonos. Lo mejor es una imagen cuadrada de al menos 512 píxeles.",
      restore: "Volver al icono original",
      shown: "El icono en uso",
    },
    choice: { choose: "Elegir una imagen", toLibrary: "A la biblioteca" },
    done: "Guardado; los lectores ya lo ven.",
    unusable: "Esta imagen no se puede usar: ya no existe o es toda transparente. Elige otra.",
  },
  registration: {
    label: "¿Quién puede registrarse?",
    ways: {
      approve: "Cualquiera puede pedir una cuenta, que aprueba un administrador",
      invite: "Solo quien recibió una invitación",
      off: "Nadie",
    },
  },
  requireSecondFactor: {
    label: "Todos necesitan un segundo factor para iniciar sesión",
    hint: "Un código de una aplicación del teléfono o una llave de acceso. Quien aún no lo tiene solo puede configurarlo.",
  },
  checkLinks: {
    label: "Comprobar cada noche si funcionan",
    hint: "Se consulta cada dirección una vez al día, si su robots.txt lo permite. Lo que ya no lleva a ninguna parte aparece en el panel de administración, en «Para hoy».",
  },
  replacedAddresses: {
    title: "Direcciones reemplazadas",
    intro: "Los enlaces propios de la guía a estas llevan a la dirección nueva.",
    restore: "Volver a la original",
    restoreOf: (address: string) => `Volver a la original: ${address}`,
  },
  mailServer: {
    legend: "Servidor de correo",
    host: "Servidor",
    hostHint: "Por ejemplo smtp.ejemplo.com",
    port: "Puerto",
    security: "Cifrado",
    securities: {
      tls: "TLS desde el inicio (465)",
      starttls: "STARTTLS (587)",
      any: "Si el servidor lo ofrece",
    },
    user: "Usuario",
    password: "Contraseña",
    passwordHint: "Escríbela de nuevo con cada cambio: no se puede volver a leer.",
    showPassword: "Mostrar la contraseña",
    wrongHost: "Esto no es el nombre de un servidor.",
    wrongPort: "Debe ser un número del 1 al 65535.",
    current: (host: string, port: number) => `Está puesto: ${host}:${port}.`,
    none: "Todavía no hay servidor de correo.",
    remove: "Quitar",
  },
  recipients: "¿Quién recibe los correos?",
  test: {
    submit: "Enviar un mensaje de prueba",
    sent: (to: string) => `El servidor de correo aceptó el mensaje de prueba. Mira si llegó: ${to}`,
    faults: {
      unset: "Primero hace falta un servidor de correo y un destinatario.",
      unreachable: "No se puede llegar al servidor de correo. Revisa el nombre, el puerto y el cifrado.",
      refused_login: "El servidor de correo rechaza el usuario o la contraseña.",
      refused_mail: "El servidor de correo rechaza el remitente o el destinatario.",
      other: "No se pudo enviar.",
    },
    reason: (reason: string) => `Lo que respondió el servidor: ${reason}`,
  },
  setUp: {
    title: "Antes de abrir",
    intro: "Unos pocos pasos y el sitio es tuyo. También puedes hacerlos más tarde, en Ajustes.",
    skip: "No hace falta",
    skipNamed: (step: string) => `No hace falta: ${step}`,
    steps: {
      details: {
        title: "Nombres, teléfono, dirección, páginas en otros sitios",
        text: "Mientras no los completes, los lectores no los ven.",
        action: "Completar",
      },
      mail: {
        title: "Envío de correo",
        text: "Así los mensajes también llegan por correo; un mensaje de prueba muestra si funciona.",
        action: "Configurar",
        later: "Después, en Ajustes",
      },
      address: {
        title: "Dirección y https",
        text: (address: string) =>
          `El sitio cree que su dirección es ${address}. Un sitio público necesita una dirección propia y https; lo ajusta quien cuida el servidor (allí se llama SITE_URL).`,
      },
      posts: {
        title: "Publicaciones de muestra",
        text: (n: number) =>
          n === 1 ? "1 publicación vino con el sitio." : `${n} publicaciones vinieron con el sitio.`,
        action: "Mover a la papelera",
        keep: "Dejarlas",
      },
      links: {
        title: "Enlaces a otros sitios",
        text: "Cada noche el sitio puede comprobar si los enlaces a otros sitios aún funcionan, y avisarte de los que no.",
        action: "Comprobarlos",
      },
    },
    bring: "Si hasta ahora escribías en WordPress o Ghost, trae tus publicaciones de ahí.",
    restore: "Si tienes una copia de seguridad de otra máquina, restáurala primero.",
    failed: "No funcionó. Inténtalo de nuevo.",
  },
} satisfies SiteSettingsTexts;
