import type { AltTexts } from "#i18n/admin/hu/editor-blocks.ts";
import { counter } from "#i18n/format/count.ts";
import { blockWords } from "#i18n/short-words/short-words.ts";
import type { TextEditorTexts } from "#i18n/admin/hu/text-editor.ts";

const count = counter("es");

export const editorBlocks = {
  // Blocks that readers see have the same names as on the website.
  ...blockWords.es,
  gallery: "Galería",
  fact: "Dato de la guía",
  rule: "Línea divisoria",
  rowAbove: "Insertar fila arriba",
  rowBelow: "Insertar fila abajo",
  deleteRow: "Eliminar fila",
  columnBefore: "Insertar columna antes",
  columnAfter: "Insertar columna después",
  deleteColumn: "Eliminar columna",
  tableSettings: "Título y encabezados de la tabla",
  deleteTable: "Eliminar tabla",
  pictureBack: "Mover la imagen hacia atrás",
  pictureOn: "Mover la imagen hacia adelante",
  decorative: "Decorativa",
  tableDialog: {
    title: "Título y encabezados de la tabla",
    caption: "Título de la tabla",
    captionHint: "¿Qué muestra la tabla? Aparece encima de ella.",
    headRow: "La primera fila es encabezado",
    headColumn: "La primera columna es encabezado",
    save: "Guardar",
  },
  pictureDialog: {
    decorative: "La imagen es solo decorativa",
    decorativeHint: "Si el texto queda completo sin la imagen.",
    caption: "Pie de foto",
    captionHint: "Aparece debajo de la imagen.",
    credit: "Crédito",
    creditHint: "Por ejemplo, el nombre de quien la fotografió.",
  },
  galleryDialog: {
    titleNew: "Insertar una galería",
    titleAdd: "Añadir imágenes a la galería",
    files: "Archivos de imagen (elige o arrastra varios)",
    add: "Insertar",
    chosen: "Imágenes elegidas",
    earlier: "Mover antes",
    remove: "Quitar",
    ofPicture: (action: string, n: number) => `${action}: imagen ${n}`,
  },
  factDialog: {
    title: "Insertar un dato",
    search: "Nombre del dato",
    hint: "Quien lee ve siempre el valor del día, en su idioma.",
    found: (n: number) => count(n, { one: "{n} dato.", many: "{n} de datos.", other: "{n} datos." }),
    narrow: (n: number) =>
      count(n, {
        one: "Solo se muestra el primero: escribe más letras del nombre.",
        other: "Se muestran los primeros {n}: escribe más letras del nombre.",
      }),
    noValue: "varios valores; el texto queda y lleva a la página del dato",
    noneChosen: "Elige un dato.",
    failed: "No se pudieron cargar los datos. Cierra esto e inténtalo de nuevo.",
    add: "Insertar",
    told: (fact: string) => `Quien lee ve el valor de hoy: ${fact}`,
  },
  slashMenu: "Bloques para insertar",
  noBlock: "No hay ningún bloque así.",
} satisfies TextEditorTexts["blocks"];

export const altTexts = {
  title: "¿Qué muestran las imágenes?",
  why: "Quienes no ven estas imágenes todavía no saben qué hay en ellas. Basta con describir cada una en pocas palabras o marcarla como decorativa.",
  picture: (number, language, isCover) =>
    isCover ? `Portada (${language})` : `Imagen ${number} (${language})`,
  decorative: "Decorativa",
  decorativeOf: (picture) => `Decorativa: ${picture}`,
  missing: "Falta la descripción de la imagen, o la marca de que es decorativa.",
  confirm: "Continuar",
} satisfies AltTexts;
