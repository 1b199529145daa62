import type {
  changeNote as hungarianNote,
  editorAids as hungarianEditor,
  writingAids as hungarian,
  WritingTogetherTexts,
} from "#i18n/admin/hu/writing-aids.ts";
import { counter } from "#i18n/format/count.ts";

const count = counter("es");

export const changeNote: typeof hungarianNote = {
  title: "Nota para los lectores sobre el cambio",
  label: "¿Qué ha cambiado y por qué?",
  hint: "Una línea, opcional. Al publicar, aparece al final de la página, en la lista de cambios y en su canal. Si el texto no ha cambiado, sustituye la nota anterior; si la vacías, la retira. Si la dejas como está, no vuelve a aparecer.",
};

export const writingAids: typeof hungarian = {
  words: (n) => count(n, { one: "{n} palabra", many: "{n} de palabras", other: "{n} palabras" }),
  minutes: (n) =>
    count(n, {
      one: "cerca de {n} minuto de lectura",
      many: "cerca de {n} de minutos de lectura",
      other: "cerca de {n} minutos de lectura",
    }),
  length: {
    shown: (used, limit) => `${used} caracteres (los buscadores muestran unos ${limit})`,
    over: (used, limit) => `${used} caracteres: los buscadores cortan el final después de unos ${limit}`,
  },
  preview: {
    open: "Dirección web y buscadores",
    addressHint: "Vacía, se forma con el título.",
    addressNow: (address) => `Ahora: ${address}. Las direcciones anteriores también llevan aquí.`,
    noTitle: "Aún sin título",
    noDescription: "Aún sin texto",
    note: "Si están vacíos, los buscadores y los enlaces compartidos muestran el título y el comienzo del texto; el resumen aparece en las listas de publicaciones, y aquí solo mientras no hay texto.",
  },
  sheet: {
    title: "Atajos de teclado",
    text: "Formato",
    blocks: "Párrafos",
    editor: "En el editor",
    admin: "En toda la administración",
    slash: "Bloques para insertar (al comienzo de una línea vacía)",
    toolbar: "Ir a la barra de herramientas",
    leave: "Después, Tab sale del editor",
    save: "Guardar",
    palette: "Buscar una publicación o página",
    open: "Atajos de teclado",
    close: "Cerrar",
  },
};

export const editorAids: typeof hungarianEditor = {
  find: {
    open: "Buscar y reemplazar",
    bar: "Buscar en el texto",
    words: "Buscar",
    replacement: "Reemplazar por",
    matchCase: "Distinguir mayúsculas",
    ignoreMarks: "Sin distinguir tildes",
    previous: "Resultado anterior",
    next: "Resultado siguiente",
    replace: "Reemplazar",
    replaceAll: "Reemplazar todo",
    close: "Cerrar la búsqueda",
    none: "Sin resultados",
    position: (current, total) => `${current} de ${total}`,
    found: (total) =>
      count(total, { one: "{n} resultado", many: "{n} de resultados", other: "{n} resultados" }),
    replaced: (total) =>
      count(total, { one: "{n} reemplazo", many: "{n} de reemplazos", other: "{n} reemplazos" }),
  },
  picker: {
    list: "Resultados en este sitio",
    posts: "Publicaciones",
    pages: "Guía",
    untitled: "Sin título",
    unpublished: "aún no visible",
    searching: "Buscando…",
    found: (total) =>
      count(total, {
        one: "{n} resultado en este sitio",
        many: "{n} de resultados en este sitio",
        other: "{n} resultados en este sitio",
      }),
    none: "Este sitio no tiene esa publicación ni esa página.",
    failed: "La búsqueda falló. También puede escribirse la dirección.",
    chosen: (name) => `Lleva a: ${name}. Cada lector llega a la página en su idioma.`,
  },
  shortcuts: "Atajos de teclado",
};

export const writingTogether = {
  presence: {
    other: {
      post: (name, time, language) =>
        `${name} también edita esta publicación desde las ${time} (idioma: ${language}).`,
      page: (name, time, language) =>
        `${name} también edita esta página desde las ${time} (idioma: ${language}).`,
    },
    saved:
      "Otra persona la guardó después de que se abriera aquí. Al guardar, las dos versiones se combinan; solo se pregunta por lo que ambas personas cambiaron.",
  },
  autosaves: {
    label: (name) => `${name}, sin guardar`,
    take: "Pasar al formulario",
    taken: "El texto solo pasa al formulario; nada cambia hasta que guardes.",
  },
  source: {
    isSource: "Este es el texto original: los demás idiomas se hacen a partir de él.",
    make: "Convertir en el original…",
    title: (language) => `¿Que el idioma original sea: ${language}?`,
    text: "Los demás idiomas cuentan como traducciones: cuando cambia el original, se marcan como desactualizados. Ningún texto cambia, y lo que estaba al día sigue estándolo.",
    confirm: "Convertir en el original",
    failed: "No se pudo cambiar el idioma original. Puedes volver a intentarlo.",
  },
  sideBySide: {
    show: "Junto al original",
    choose: "Idioma del original",
    label: (language) => `El texto original (${language})`,
    empty: "El original aún no tiene texto aquí.",
    undoCopy: "Deshacer la copia",
  },
} satisfies WritingTogetherTexts;
