import type { PocketText } from "#content/tools/pocket-text.ts";

export default (): PocketText => ({
  title: "Perú de bolsillo: la guía sin internet",
  description:
    "Toda la guía del Perú en el teléfono, también en modo avión: páginas, imágenes, mapas, palabras, planificador y buscador. Se descarga con un toque.",
  keywords: ["Perú sin conexión", "guía del Perú sin internet", "aplicación Perú", "mapa sin conexión Perú"],
  lead: "En el cañón del Colca, en las islas del Titicaca o en un bus nocturno muchas veces no hay señal. Con un toque, toda la guía queda en el teléfono, con sus imágenes y todas sus herramientas.",
  pictureAlt:
    "Un teléfono asoma de una bolsa tejida, con montañas y un mapa en la pantalla; al lado, una llama, y detrás, los Andes al amanecer bajo las estrellas.",
  contentsTitle: "¿Qué queda en el teléfono?",
  contents: [
    "**Todas las páginas** de la guía, con sus imágenes, mapas y gráficos.",
    "Las herramientas: [planificador](page:trip-planner), [qué llevar](page:packing-list), [palabras peruanas](page:phrasebook), [costo del viaje y conversor](page:money), [calculadora de estadía](page:stay-calculator) y [tarjeta de emergencia](page:emergency).",
    "El [buscador](page:search), que también en modo avión encuentra lo que dicen la guía y las publicaciones elegidas.",
    "Las publicaciones del blog que elijas.",
  ],
  guides: { hu: "La guía en húngaro", en: "La guía en inglés", es: "La guía en español" },
  otherLanguages: "En otros idiomas",
  noScript:
    "La descarga necesita JavaScript en el navegador. Sin él se puede leer cada página, pero solo con conexión.",
  postsTitle: "Publicaciones",
  allPosts: "Todas",
  noPosts: "Ninguna",
  take: "Descargar la guía",
  goOn: "Reanudar",
  again: "Intentar de nuevo",
  pause: "Pausa",
  update: "Actualizar",
  remove: "Borrar del dispositivo",
  removeSurely: "¿Borrarla? Solo con conexión se podrá descargar otra vez.",
  removeYes: "Borrar",
  removeNo: "Conservarla",
  progress: "Avance de la descarga",
  wayTitle: "Cómo se usa",
  way: [
    "Descárgala antes del viaje, con wifi, y **deja esta página abierta** hasta el final. Si se corta la conexión, continúa desde ahí.",
    "En el camino se abren las mismas direcciones de siempre. La página avisa cuando muestra la copia guardada y qué antigüedad tiene.",
    "Lo que se abrió una vez sigue legible por un tiempo, aun sin la descarga.",
    "Los precios y las reglas cambian. Con conexión, esta página dice qué cambió y descarga solo eso.",
  ],
  installTitle: "Un icono en la pantalla de inicio",
  installs: [
    {
      device: "Android (Chrome)",
      steps: [
        "Tocar los tres puntos, el menú.",
        "Elegir *Agregar a la pantalla principal* (o *Añadir a pantalla de inicio*) y luego *Instalar*.",
        "Abrirla desde el icono y descargar la guía.",
      ],
    },
    {
      device: "iPhone (Safari)",
      steps: [
        "Tocar el botón de compartir.",
        "Elegir *Agregar a Inicio* (o *Añadir a pantalla de inicio*).",
        "Descargar la guía **en la aplicación que abre el icono**: guarda sus datos aparte de Safari.",
      ],
    },
  ],
  installNote:
    "En el iPhone hay una razón más para instalarla: Safari borra lo que guardó un sitio tras siete días de uso sin visitarlo; lo de una aplicación en la pantalla de inicio, no.",
  neverTitle: "Lo que nunca queda en el dispositivo",
  never: [
    "Nada personal: ni sesiones, ni borradores, ni mensajes enviados. Lo que se escribe en la tarjeta de emergencia o en el planificador se guarda aparte, como lo dicen esas páginas.",
    "Videos e imágenes de otros sitios.",
    "Las páginas de la redacción.",
  ],
  said: {
    reading: "Calculando el tamaño…",
    absent: "Todavía no está en el dispositivo. Descarga: {sent}. En el dispositivo ocupa {bytes}.",
    free: "El navegador tiene {free} libres.",
    partial: "Interrumpida: faltan {missing}.",
    running: "Descarga: {done} de {sent}.",
    whole: "Ya está guardada: {bytes}, al {when}",
    changed: "Ya está guardada, pero desde entonces cambiaron páginas: {pages}. Actualizarla: {missing}.",
    chosenAnew: "Ya está guardada, pero cambió lo que la compone. Actualizarla: {missing}.",
    fewer:
      "Ya está guardada, junto con partes que ya no le corresponden. Al actualizarla se libera ese espacio; no hay nada que descargar.",
    posts: "({chosen} de {of})",
    begun: "Empezó la descarga.",
    halfway: "La descarga va por la mitad.",
    paused: "Descarga en pausa. Lo que ya está se conserva.",
    done: "Lista: se puede leer en modo avión.",
    updated: "Actualización lista.",
    removed: "Borrada; su espacio está libre otra vez.",
    tight: "Hay poco espacio: necesita {bytes} y quedan {free}.",
    noRoom: "No queda espacio. Hay que borrar algo del dispositivo y continuar; lo que ya está se conserva.",
    offline: "Ahora no hay conexión. Cuando la haya, continúa desde aquí.",
    failed: "No se pudo descargar todo. Conviene probar otra vez más tarde.",
    elsewhere: "Otra pestaña ya la está descargando.",
    unsupported:
      "Este navegador no puede guardar páginas: en una ventana privada o en una dirección sin cifrar (http) ninguno puede; en otro caso quizá ayude actualizarlo.",
    off: "Por ahora no se puede descargar la guía. Con conexión, todas sus páginas se leen como siempre.",
  },
});
