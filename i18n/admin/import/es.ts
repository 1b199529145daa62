import { counter } from "#i18n/format/count.ts";
import type { ImportTexts } from "./hu.ts";

const count = counter("es");

export const postsImport = {
  title: "Importar",
  intro:
    "Trae publicaciones de WordPress, de Ghost o de una exportación de este sitio. Primero ves qué llegaría; no se escribe nada hasta que lo confirmes.",
  form: {
    title: "¿De dónde?",
    file: "Archivo exportado",
    fileHint:
      "WordPress: Herramientas → Exportar (XML). Ghost: Settings → Advanced → Export (JSON). Exportación de este sitio: el ZIP tal cual. Si tienes las imágenes en una carpeta, ponla en un ZIP junto con la exportación; si no, se descargan de donde estaban.",
    choose: "Elegir un archivo…",
    notChosen: "Ningún archivo elegido",
    more: "Idioma e imágenes",
    language: "Idioma de los textos",
    languageHint: "Para los que no lo indican en la exportación.",
    asExported: "El que diga la exportación",
    site: "Dónde están ahora las imágenes",
    siteHint: "Por ejemplo https://peru.example. La exportación de Ghost no lo dice.",
    submit: "Vista previa",
    nothing: "Elige un archivo.",
    notAddress: "Esto no es una dirección web: empieza por https:// o http://.",
  },
  running: "En curso",
  steps: {
    begun: "Preparando…",
    uploading: "Subiendo…",
    read: "Leyendo la exportación…",
    posts: "Publicaciones e imágenes…",
  },
  origins: {
    posts: "Exportación de un sitio como este",
    wordpress: "Exportación de WordPress",
    ghost: "Exportación de Ghost",
    server: "El sitio antiguo",
  },
  outcomes: {
    new: "nueva",
    same: "sin cambios",
    changed: "modificada",
    kept: "editada aquí, se queda como está",
    binned: "borrada aquí, en la papelera",
    failed: "no se pudo traer",
  },
  report: {
    found: "Lo que llegaría",
    done: "Lo que llegó",
    nothingNew: "Ya está todo aquí; no hay nada que traer.",
    finished: "La importación está completa.",
    stopped: (n, total) =>
      `Se interrumpió después de ${count(n, { other: "{n}" })} de ${count(total, { one: "{n} publicación", many: "{n} de publicaciones", other: "{n} publicaciones" })}. Empieza de nuevo: sigue desde ahí.`,
    posts: (n) =>
      count(n, { one: "{n} publicación", many: "{n} de publicaciones", other: "{n} publicaciones" }),
    texts: (published, drafts) =>
      `${count(published, { one: "{n} texto publicado", many: "{n} de textos publicados", other: "{n} textos publicados" })}, ${count(drafts, { one: "{n} borrador", many: "{n} de borradores", other: "{n} borradores" })}`,
    pictures: "Imágenes",
    drawings: "Dibujos reemplazados",
    redirects: "Direcciones antiguas que llevan aquí",
    leftOut: "Lo que se queda fuera o cambia",
    toSee: (n) => `Merece un vistazo (${count(n, { other: "{n}" })})`,
    rest: (n) =>
      count(n, {
        one: "La otra publicación",
        many: "Las otras {n} de publicaciones",
        other: "Las otras {n} publicaciones",
      }),
    cut: (n) => count(n, { other: "Se ven las primeras {n}; el informe descargado las tiene todas." }),
    untitled: "sin título",
    download: "Descargar el informe",
    fileName: "importacion.txt",
    submit: "Importar",
  },
  notes: {
    comments: ({ count: n }) =>
      count(n, { one: "queda fuera {n} comentario", other: "quedan fuera {n} comentarios" }),
    pages: ({ count: n }) => count(n, { one: "queda fuera {n} página", other: "quedan fuera {n} páginas" }),
    otherType: ({ what, count: n }) => `fuera: ${count(n, { other: "{n}" })} de tipo «${what}»`,
    status: ({ what, count: n }) =>
      count(n, {
        one: `queda fuera {n} publicación en estado «${what}»`,
        other: `quedan fuera {n} publicaciones en estado «${what}»`,
      }),
    textless: ({ count: n }) =>
      count(n, {
        one: "queda fuera {n} publicación sin texto",
        other: "quedan fuera {n} publicaciones sin texto",
      }),
    tags: ({ what }) => `quedan fuera las etiquetas: ${what}`,
    shortcodes: ({ what }) => `códigos que se quedan como texto: ${what}`,
    untitled: () => "no tiene título, así que es un borrador",
    unread: () => "no tiene texto legible, así que es un borrador",
    galleryPictures: ({ count: n }) =>
      count(n, {
        one: "falta {n} imagen de una galería, porque el archivo no la incluye",
        other: "faltan {n} imágenes de una galería, porque el archivo no las incluye",
      }),
    block: ({ what }) => `queda fuera un bloque «${what}»`,
    frame: ({ what, count: n }) =>
      count(n, {
        one: `queda fuera {n} marco incrustado de ${what}`,
        other: `quedan fuera {n} marcos incrustados de ${what}`,
      }),
    sound: ({ count: n }) => count(n, { one: "queda fuera {n} audio", other: "quedan fuera {n} audios" }),
    download: ({ count: n }) =>
      count(n, {
        one: "queda fuera {n} archivo descargable",
        other: "quedan fuera {n} archivos descargables",
      }),
    product: ({ count: n }) =>
      count(n, { one: "queda fuera {n} ficha de producto", other: "quedan fuera {n} fichas de producto" }),
    signUp: ({ count: n }) =>
      count(n, {
        one: "queda fuera {n} formulario de suscripción",
        other: "quedan fuera {n} formularios de suscripción",
      }),
    form: ({ count: n }) =>
      count(n, { one: "queda fuera {n} formulario", other: "quedan fuera {n} formularios" }),
    videoFile: ({ count: n }) =>
      count(n, { one: "queda fuera {n} archivo de video", other: "quedan fuera {n} archivos de video" }),
    object: ({ count: n }) =>
      count(n, { one: "queda fuera {n} objeto incrustado", other: "quedan fuera {n} objetos incrustados" }),
    code: ({ count: n }) =>
      count(n, {
        one: "{n} bloque de código llega como texto",
        other: "{n} bloques de código llegan como texto",
      }),
    link: ({ what }) => `este enlace no lleva a ninguna publicación importada: ${what}`,
    category: ({ what }) => `categoría desconocida: ${what}`,
    language: ({ what }) => `queda fuera un idioma que este sitio no tiene: ${what}`,
    absentPicture: ({ what }) => `falta la imagen: ${what}`,
    privatePicture: ({ what }) => `la imagen está en una red privada: ${what}`,
    unreachablePicture: ({ what, detail }) => `no se pudo descargar la imagen: ${what} (${detail})`,
    largePicture: ({ what }) => `la imagen es demasiado grande: ${what}`,
    badPicture: ({ what }) => `la imagen está dañada o su formato no sirve: ${what}`,
    animatedCover: ({ what }) => `la portada es una animación, así que queda fuera: ${what}`,
    pictureData: ({ what }) => `no contiene una imagen: ${what}`,
    slug: ({ what, detail }) => `la dirección «${what}» estaba ocupada; ahora es «${detail}»`,
    failed: ({ detail }) => `no se puede traer: ${detail}`,
  },
  faults: {
    foreign: () => "Este archivo no es una exportación de WordPress, de Ghost ni de este sitio.",
    cutOff: () => "El archivo se corta a la mitad: expórtalo o descárgalo de nuevo.",
    malformed: (detail) => `El archivo está dañado; no se pudo leer esto: ${detail}`,
    damagedArchive: () => "El ZIP está dañado o protegido con contraseña.",
    emptyArchive: () => "En el ZIP no hay ninguna exportación con publicaciones.",
    tooLarge: (detail) =>
      `Es demasiado grande: el máximo es ${detail}. WordPress también exporta por períodos.`,
    privateAddress: () =>
      "Esta dirección está en una red privada: desde ahí solo importa el comando en la máquina del servidor.",
    unreachable: (detail) => `El sitio antiguo no responde: ${detail}`,
    foreignAddress: () =>
      "En esta dirección no responde el antiguo servidor de Irány Peru. Desde WordPress y Ghost se viene con un archivo.",
  },
  failures: {
    gone: "El archivo subido ya no está en el servidor: elígelo de nuevo.",
    busy: "Hay una importación en marcha; prueba dentro de un momento.",
    noSpace: "No hay sitio suficiente en el disco del servidor.",
    other: "No funcionó. Quien administra el servidor encuentra el motivo en su registro.",
  },
} satisfies ImportTexts;
