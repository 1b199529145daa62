import { owner } from "#content/facts/owner.ts";
import { rateLimitMinutes, storedData, privacyCheckedOn } from "#content/facts/stored-data.ts";
import type { PlainPageText } from "#content/guide-page.ts";
import { formatDate } from "#i18n/format-date.ts";

const {
  language,
  consent,
  scheme,
  slash,
  homePosts,
  scrolling,
  unsentMessage,
  session,
  signedIn,
  device,
  habits,
  drafts,
  pocket,
  tools,
  readPages,
} = storedData;

export const privacy = {
  title: "Privacidad",
  description:
    "Qué guarda Irány Peru sobre ti, dónde y por cuánto tiempo, cuándo se cargan videos de otros sitios y cómo pedir que se borren tus datos.",
  keywords: ["privacidad", "cookies", "Ley 29733", "datos personales", "Irány Peru"],
  lead: "Este sitio se puede leer sin registrarse. No seguimos lo que haces en él y solo contamos cuántas veces se abre cada página; no hay publicidad y nada se carga de otros sitios sin un clic o sin tu consentimiento. Aquí detallamos lo poco que sí se guarda.",
  sections: [
    {
      id: "who",
      title: "¿Quién es responsable?",
      blocks: [
        {
          kind: "terms",
          items: [
            { term: "Responsable", text: owner.company },
            { term: "Dirección", text: owner.address },
            { term: "Teléfono", text: `[${owner.phone}](tel:${owner.phone.replace(/[^+\d]/g, "")})` },
          ],
        },
        "Pueden escribirnos con el formulario de contacto de la [página de inicio](page:home#_contact-form).",
      ],
    },
    {
      id: "browser",
      title: "Lo que queda en tu navegador",
      blocks: [
        "El sitio necesita lo siguiente para funcionar y nada de esto los identifica; por eso no pedimos permiso. Pueden borrarlo cuando quieran en la configuración del navegador y seguir leyendo el sitio.",
        {
          kind: "table",
          caption: "Lo que el sitio guarda en el navegador del visitante",
          head: ["Nombre", "Dónde", "Para qué", "Por cuánto tiempo"],
          rows: [
            [
              language.key,
              "cookie y almacenamiento local",
              "el idioma en que leyeron el sitio por última vez",
              `la cookie, ${language.days} días desde la última visita; en el almacenamiento local, hasta que lo borres`,
            ],
            [
              consent.cookie,
              "cookie",
              "si aceptaron o rechazaron los videos y las imágenes de otros sitios",
              `${consent.days} días desde que eligieron`,
            ],
            [
              scheme.key,
              "almacenamiento local",
              "el aspecto del sitio, si eligieron claro u oscuro en lugar de lo que tiene su sistema",
              "hasta que lo borres o vuelvas a lo que tiene tu sistema",
            ],
            [
              slash.key,
              "almacenamiento local",
              "si desactivaron la tecla / que abre el buscador",
              "hasta que lo borres o vuelvas a activarla",
            ],
            [
              homePosts.keys,
              "almacenamiento local",
              "las publicaciones más recientes de la página de inicio, para no descargarlas cada vez",
              `se usan durante ${homePosts.hours} hora y se reemplazan en la siguiente visita`,
            ],
            [
              scrolling.key,
              "almacenamiento de sesión",
              "en qué parte de la página estaban, para que el botón Atrás los lleve ahí",
              "hasta que cierren la pestaña",
            ],
            [
              unsentMessage.key,
              "almacenamiento de sesión",
              "el mensaje que empezaron a escribir en el formulario, para que no se pierda al cambiar de página o si falla el envío",
              "hasta que lo envíen o cierren la pestaña",
            ],
            [
              tools.keys.join(", "),
              "almacenamiento local",
              "lo que se escribe en las herramientas, como la tarjeta de emergencia; solo se ve en el dispositivo y no se nos envía",
              "hasta que se borre allí, en la página de la herramienta",
            ],
            [
              `${pocket.key}, ${pocket.caches}`,
              "almacenamiento local y de caché (Cache Storage)",
              "la guía descargada en la página «Perú de bolsillo», para leerla sin conexión, y las entradas elegidas para ella",
              "hasta que se borre en esa página",
            ],
            [
              readPages.cache,
              "almacenamiento en caché",
              "las últimas páginas públicas abiertas, con sus imágenes, para leerlas sin conexión; nunca las del área de redacción",
              `las últimas ${readPages.pages} páginas, hasta que las borres`,
            ],
          ],
        },
        {
          kind: "table",
          caption: "Lo que se guarda además solo en el navegador de los editores",
          head: ["Nombre", "Dónde", "Para qué", "Por cuánto tiempo"],
          rows: [
            [
              session.cookie,
              `cookie que solo lee el servidor (sin https se llama ${session.httpCookie})`,
              "mantener la sesión iniciada",
              `hasta cerrar la sesión y, como máximo, ${session.days} días desde el último uso y ${session.mostDays} desde el inicio de sesión`,
            ],
            [
              signedIn.cookie,
              "cookie",
              "el enlace del menú al área de administración (1: sesión iniciada)",
              `hasta cerrar la sesión y, como máximo, ${session.days} días desde el último uso`,
            ],
            [
              device.cookie,
              "cookie que solo lee el servidor",
              "que las contraseñas erróneas de otros no impidan iniciar sesión en este navegador",
              `${device.days} días desde el último inicio de sesión`,
            ],
            [
              habits.keys.join(", "),
              "almacenamiento local",
              "el último nombre de autor y los idiomas elegidos en el editor",
              "hasta que lo borres",
            ],
            [
              drafts.database,
              "base de datos local (IndexedDB)",
              "los borradores de publicaciones aún no guardadas",
              "hasta que se guarden o se descarten",
            ],
          ],
        },
      ],
    },
    {
      id: "server",
      title: "Lo que llega a nuestro servidor",
      blocks: [
        {
          kind: "terms",
          items: [
            {
              term: "Mensajes del formulario",
              text: "El nombre, el correo y el mensaje, junto con el idioma del formulario y la hora de llegada. Los necesitamos para responder. Quedan en nuestra base de datos hasta que los editores los borren; si el envío de correo está configurado, el responsable también los recibe por correo.",
            },
            {
              term: "Lo mismo con EmailJS",
              text: "Si el responsable configuró el servicio de correo [EmailJS](site:emailJs), el mensaje va directamente del navegador a ese servicio, que lo reenvía; en ese caso solo se guarda en nuestra base de datos si tu navegador tiene JavaScript desactivado.",
            },
            {
              term: "Dirección IP",
              text: `Solo la anotamos cuando alguien envía un mensaje (${rateLimitMinutes.message} minutos), inicia sesión (${rateLimitMinutes.signIn} minutos) o se registra (${rateLimitMinutes.registration} minutos): así contamos los intentos y detenemos a quien hace demasiados. Un conteo vencido no se usa para nada y se borra la próxima vez que un editor inicia sesión. Las búsquedas se cuentan por dirección solo en la memoria, medio minuto como máximo. Cuando alguien pide una cuenta, guardamos un código hasta que se decide: se hace con la dirección de su red, no permite recuperarla y evita que una sola persona llene la lista de espera.`,
            },
            {
              term: "País",
              text: "Si abres la dirección del sitio sin idioma y tu navegador todavía no guarda ninguno, buscamos el país de tu dirección IP para ofrecerte el idioma adecuado. Esto ocurre en nuestro propio servidor, con una tabla que está en él; ni la dirección ni el país se guardan ni se entregan a nadie.",
            },
            {
              term: "Registro de errores",
              text: "Nuestro programa no anota quién abrió qué. Anota los errores (cuándo y qué falló) y qué tipo de llamada respondió y en cuánto tiempo. Puede aparecer una dirección mal escrita, pero no quién la pidió: ni dirección IP, ni cookies, ni datos del navegador. La empresa de alojamiento puede llevar sus propios registros.",
            },
            {
              term: "Páginas abiertas",
              text: "Contamos por día cuántas veces se abrió cada página, desde qué otros sitios llegaron los lectores (solo el nombre del sitio, no la página) y qué direcciones inexistentes se pidieron. Para ello no ponemos nada en tu navegador ni leemos de él más que lo que envía por sí mismo con cada petición de una página. No contamos cuántas personas vinieron, así que tampoco distinguimos a un visitante de otro: para esto no usamos la dirección IP ni nada que salga de ella. A la base de datos solo llegan los totales, que se conservan dos años. Si tu navegador pide que no te sigamos (Global Privacy Control o Do Not Track), tampoco miramos de dónde vienes: solo cuenta la página abierta.",
            },
            {
              term: "Cuentas de los editores",
              text: "El nombre de usuario, un resumen irreversible de la contraseña, la fecha de registro y las sesiones abiertas. De cada sesión consta cuándo empezó, cuándo se usó por última vez (con cinco minutos de precisión) y desde qué navegador y sistema (por ejemplo, «Firefox, Linux»), para que cada editor reconozca las suyas y pueda cerrar las ajenas. Si están configurados, también se guardan la clave secreta del segundo factor y un resumen de los códigos de recuperación; de una llave de acceso, solo su mitad pública, su nombre, cuándo se creó y se usó por última vez, un contador de usos y si está en varios dispositivos. La huella, el rostro y el PIN nunca salen del dispositivo del editor. Todo se borra junto con la cuenta. Lo que los editores hacen en el sitio, y lo que se rechazó, queda un año en un registro aparte con el nombre de usuario, sin ninguna dirección IP.",
            },
          ],
        },
      ],
    },
    {
      id: "other-sites",
      title: "Videos e imágenes incrustados",
      blocks: [
        "La lista de videos y sus miniaturas las pide nuestro servidor, así que por ellas la plataforma de videos no se entera de nada sobre ti. El reproductor, en cambio, viene de YouTube (de youtube-nocookie.com, su dirección sin cookies) o de Vimeo, y algunas imágenes del blog vienen de otros sitios web.",
        {
          kind: "list",
          items: [
            "**Mientras no elijas, o si rechazas:** solo se carga el video o la imagen en que hagas clic.",
            "**Si aceptas:** se cargan solos cuando te acercas a ellos; reproducirlos sigue dependiendo de ti.",
          ],
        },
        "Al cargarse, el otro sitio ve tu dirección IP, los datos de tu navegador y que vienes de nuestro sitio (pero no de qué página), y puede guardar cookies u otros datos en tu equipo. Qué hace con ellos lo explica su propio aviso: [Google (YouTube)](site:google), [Vimeo](site:vimeo). Pueden cambiar de opinión en cualquier momento con el botón «Configurar cookies» al pie de cada página, salvo en el área de los editores; si rechazan, los reproductores y las imágenes ya cargados desaparecen de inmediato. Sin JavaScript no hay tal botón, pero tampoco se carga nada de otros sitios. En el navegador de los editores, las imágenes de la publicación que están editando se cargan sea cual sea la elección, incluso las de otros sitios web.",
      ],
    },
    {
      id: "not-here",
      title: "Lo que no hay en este sitio",
      blocks: [
        {
          kind: "list",
          items: [
            "medición de visitas de otra empresa, ni ninguna que los distinga entre sí o los reconozca",
            "publicidad, códigos de seguimiento ni botones incrustados de redes sociales",
            "perfiles ni decisiones automáticas sobre ti",
            "tipografías, mapas ni programas cargados de otras empresas",
          ],
        },
        "Los enlaces a otros sitios solo te llevan ahí si haces clic en ellos. No vendemos tus datos y, fuera de lo descrito aquí, no los entregamos a nadie, salvo que la ley nos obligue.",
      ],
    },
    {
      id: "rights",
      title: "Sus derechos",
      blocks: [
        "Tratamos los mensajes y contamos las direcciones IP por poco tiempo por interés legítimo: queremos responder y tenemos que proteger el sitio. El contenido de otros sitios depende de su consentimiento, que pueden retirar en cualquier momento.",
        {
          kind: "terms",
          items: [
            {
              term: "En la Unión Europea (RGPD)",
              text: "Puedes preguntar qué guardamos sobre ti, pedir una copia, la corrección, la eliminación o la limitación del tratamiento, y oponerse a él. Respondemos en un mes y sin costo. Puedes reclamar ante la autoridad húngara, la [NAIH](site:naih), o ante la del lugar donde viven.",
            },
            {
              term: "En el Perú (Ley N.° 29733)",
              text: "Puedes pedir el acceso, la rectificación o la cancelación de tus datos y oponerse a su tratamiento (los derechos ARCO). Puedes reclamar ante la Autoridad Nacional de Protección de Datos Personales, la [ANPD](site:anpd).",
            },
          ],
        },
        "Para cualquiera de ellos basta un mensaje con el formulario de la [página de inicio](page:home#_contact-form) o una llamada al número de arriba. Indica desde qué correo nos escribiste para que podamos encontrar tus datos.",
        `El ${formatDate(privacyCheckedOn, "es")} comparamos esta página con lo que hace el sitio. Si algo cambia, lo cambiamos también aquí.`,
      ],
    },
  ],
} satisfies PlainPageText;
