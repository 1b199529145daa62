import { counter } from "#i18n/format/count.ts";
import type { MediaTexts } from "#i18n/admin/hu/media.ts";

const count = counter("es");

export const media = {
  title: "Imágenes",
  intro:
    "Todas las imágenes de las publicaciones. Indica aquí qué parte queda visible cuando se recortan y quién las hizo. También puedes reemplazar una imagen en todas las publicaciones a la vez.",
  loading: "Cargando las imágenes…",
  loadFailed: "No se pudieron cargar las imágenes.",
  retry: "Reintentar",
  search: "Buscar",
  searchHint: "nombre, descripción o autor",
  unusedOnly: "Solo las que ninguna publicación muestra",
  counted: (n) => count(n, { one: "{n} imagen", many: "{n} de imágenes", other: "{n} imágenes" }),
  stored: (size) => `${size} en toda la biblioteca`,
  unusedCount: (n) =>
    count(n, {
      one: "{n} imagen que ninguna publicación muestra",
      many: "{n} de imágenes que ninguna publicación muestra",
      other: "{n} imágenes que ninguna publicación muestra",
    }),
  none: "No hay ninguna imagen así.",
  empty: "Todavía no hay imágenes.",
  pager: "Páginas de imágenes",
  previous: "Anterior",
  next: "Siguiente",
  page: (page, last) => `Página ${page} de ${last}`,
  unnamed: "Imagen sin nombre",
  pixels: (width, height) => `${width} × ${height} píxeles`,
  keptElsewhere: "en el almacén externo",
  animated: "animada",
  uses: (n) =>
    n === 0
      ? "no se muestra"
      : count(n, { one: "en {n} lugar", many: "en {n} de lugares", other: "en {n} lugares" }),
  onlyKept: "ya no se muestra: solo está en una versión anterior o en la papelera",
  back: "Volver a las imágenes",
  cancel: "Cancelar",
  failed: "No funcionó. Inténtalo de nuevo.",
  unreachable: "No se puede contactar con el servidor. Lo que escribiste sigue aquí.",
  gone: "Esta imagen ya no está en la biblioteca.",
  inUse: "Esta imagen ya se usa en algún lugar, por eso no se puede eliminar.",
  standsStill: "Aquí solo puede ir una imagen fija. Elige una que no sea animada.",
  drawings: {
    views: "Partes de la biblioteca",
    title: "Dibujos de la guía",
    intro:
      "Puedes poner una imagen de la biblioteca en lugar de cualquier dibujo. Donde no lo hagas, queda el dibujo. Las imágenes de las categorías se cambian donde se editan las categorías.",
    titlePicture: "Imagen del título",
    loading: "Cargando los dibujos…",
    loadFailed: "No se pudieron cargar los dibujos.",
    retry: "Reintentar",
    search: "Buscar entre los dibujos",
    found: (n) => count(n, { one: "{n} dibujo", many: "{n} de dibujos", other: "{n} dibujos" }),
    none: "No hay ningún dibujo así.",
    atHead: "Imagen del título de la página",
    shownOn: (pages) => `Se ve en: ${pages}`,
    photograph: "fotografía",
    change: "Cambiar",
    changeNamed: (name) => `Cambiar: ${name}`,
    isDrawing: "Ahora se ve el dibujo.",
    isPhotograph: "En lugar del dibujo se ve ahora una imagen de la biblioteca.",
    shows: (alt) => `Su descripción: ${alt}`,
    madeBy: (credit) => `Autor: ${credit}`,
    missing: (languages) =>
      `Aún no se ha descrito qué se ve en la imagen en: ${languages}. Hasta entonces no dice nada a quien no la ve.`,
    describe: "Descripción, autor y lo que queda visible de la imagen",
    choose: "Elegir otra imagen",
    withoutPicture: "Otra vez el dibujo",
    replaced: "Cambiada. Desde ahora los lectores reciben la imagen nueva.",
    restored: "Se ve otra vez el dibujo.",
    effect:
      "El cambio vale de inmediato y en todos los idiomas: también en las tarjetas, en las imágenes pequeñas y al compartir. A quien acaba de ver la imagen anterior, su navegador puede mostrársela una hora más.",
    ownPage: {
      isDrawing: "La página no tiene imagen.",
      isPhotograph: "Esta imagen de la biblioteca se ve al principio de la página.",
      choose: "Elegir o subir una imagen",
      withoutPicture: "Sin imagen",
      replaced: "Desde ahora los lectores ven esta imagen.",
      restored: "La página ya no tiene imagen.",
      effect:
        "La imagen se ve de inmediato, en todos los idiomas: al principio de la página y al compartirla.",
    },
  },
  upload: {
    title: "Imágenes nuevas",
    choose: "Elegir imágenes…",
    drop: "o suéltalas aquí",
    limits:
      "PNG, JPEG, WebP, AVIF, GIF, BMP o ICO; cada una de 30 MB y 50 megapíxeles como máximo. Los GIF y WebP animados siguen animados.",
    list: "Subidas",
    waiting: "en espera",
    progress: (name) => `Subiendo: ${name}`,
    sending: (percent) => `subiendo: ${percent}`,
    preparing: "procesando…",
    done: "subida",
    finished: (done, failed) =>
      failed === 0
        ? count(done, {
            one: "{n} imagen subida.",
            many: "{n} de imágenes subidas.",
            other: "{n} imágenes subidas.",
          })
        : `${count(done, { one: "{n} imagen subida", many: "{n} de imágenes subidas", other: "{n} imágenes subidas" })}; ${count(failed, { one: "{n} falló.", many: "{n} fallaron.", other: "{n} fallaron." })}`,
    retry: "Reintentar las que fallaron",
    clear: "Vaciar la lista",
    tooLarge: "Demasiado grande: puede tener como máximo 30 MB y 50 megapíxeles.",
    unreadable: "Este archivo no se puede abrir como imagen: está dañado o es de otro tipo.",
    heic: "Esta es una imagen HEIC, que aquí no se puede abrir. En el iPhone: Configuración (en España, Ajustes) › Cámara › Formatos › Más compatible; una foto ya tomada se guarda o se envía como JPEG.",
    noSpace: "No hay espacio suficiente en el servidor.",
    busy: "El servidor está ocupado con otras subidas. Inténtalo de nuevo en un momento.",
    unreachable: "No se puede contactar con el servidor.",
  },
  remove: {
    cancel: "Cancelar",
    select: (name) => `Seleccionar: ${name}`,
    selected: (n) =>
      count(n, {
        one: "{n} imagen seleccionada",
        many: "{n} de imágenes seleccionadas",
        other: "{n} imágenes seleccionadas",
      }),
    selectAll: "Todas las imágenes sin uso de esta página",
    clear: "Quitar la selección",
    button: "Eliminar las seleccionadas…",
    one: "Eliminar la imagen…",
    confirmTitle: (n) =>
      count(n, {
        one: "¿Eliminar esta imagen?",
        many: "¿Eliminar estos {n} de imágenes?",
        other: "¿Eliminar estas {n} imágenes?",
      }),
    confirmText: (n) =>
      count(n, {
        one: "Desaparecerá para siempre, en todos los tamaños. Ninguna publicación la muestra.",
        other: "Desaparecerán para siempre, en todos los tamaños. Ninguna publicación las muestra.",
      }),
    confirm: "Eliminar",
    busy: "Eliminando…",
    removed: (n) =>
      count(n, {
        one: "{n} imagen eliminada.",
        many: "{n} de imágenes eliminadas.",
        other: "{n} imágenes eliminadas.",
      }),
    kept: (n) =>
      count(n, {
        one: "No se pudo eliminar {n} imagen.",
        many: "No se pudieron eliminar {n} de imágenes.",
        other: "No se pudieron eliminar {n} imágenes.",
      }),
    onlyUnused:
      "Solo se puede eliminar una imagen que no usa ninguna publicación (tampoco en la papelera ni en versiones anteriores), ninguna diapositiva, ningún autor, ninguna categoría y ninguna página de la guía.",
  },
  details: {
    name: "Nombre",
    nameHint: "Solo se ve aquí; sirve para buscar.",
    alts: "¿Qué muestra la imagen?",
    altsHint: "En cada idioma, para quienes no la ven.",
    credit: "Autor",
    creditHint:
      "Los lectores lo ven debajo de la portada de una publicación, de las imágenes de la guía y de las categorías, y en las diapositivas de la página de inicio.",
    focal: "Lo que queda visible",
    focalHint:
      "Donde solo cabe una parte de la imagen, este punto siempre se ve. Haz clic en la imagen o mueve los controles.",
    across: "Desde la izquierda (%)",
    down: "Desde arriba (%)",
    crops: "Así se recorta",
    save: "Guardar",
    saving: "Guardando…",
    saved: "Guardado.",
    added: (moment, by) => (by === null ? `Añadida: ${moment}` : `Añadida por ${by}, ${moment}`),
    usesTitle: "Dónde se usa",
    noUses: "Ninguna publicación la usa.",
    untitled: "Publicación sin título",
    asCover: "portada",
    inText: "en el texto",
    inFormerText: "solo en una versión anterior o sin guardar del texto",
    inBin: "en la papelera",
    unsavedTitle: "¿Descartar los cambios?",
    unsavedText: "Cambiaste los datos de esta imagen y todavía no los guardaste.",
    discard: "Descartar",
    keepEditing: "Volver a la imagen",
  },
  replace: {
    open: "Reemplazar en todas partes…",
    title: (name) => `Reemplazar en todas partes: ${name}`,
    intro: "Elige la imagen que ocupará su lugar o sube una nueva.",
    upload: "Subir una imagen nueva…",
    chooseFile: "Elegir un archivo…",
    choose: "Una imagen de la biblioteca",
    choosing: (name) => `Elegir: ${name}`,
    chosen: (name) => `Ocupará su lugar: ${name}`,
    change: "Otra imagen",
    effect: (n) =>
      count(n, {
        one: "Cambia {n} publicación, en todos los idiomas y al instante. El texto no cambia; al pie de la imagen pasa a figurar la autoría de la nueva.",
        many: "Cambian {n} de publicaciones, en todos los idiomas y al instante. Los textos no cambian; al pie de la imagen pasa a figurar la autoría de la nueva.",
        other:
          "Cambian {n} publicaciones, en todos los idiomas y al instante. Los textos no cambian; al pie de la imagen pasa a figurar la autoría de la nueva.",
      }),
    nothing: "Ninguna publicación la muestra ahora, así que no cambia ninguna.",
    unsaved: "Guarda primero los datos de la imagen.",
    confirm: "Reemplazar",
    busy: "Reemplazando…",
    done: (n) =>
      count(n, {
        one: "Reemplazada en {n} publicación. La imagen anterior sigue en la biblioteca.",
        many: "Reemplazada en {n} de publicaciones. La imagen anterior sigue en la biblioteca.",
        other: "Reemplazada en {n} publicaciones. La imagen anterior sigue en la biblioteca.",
      }),
  },
} satisfies MediaTexts;
