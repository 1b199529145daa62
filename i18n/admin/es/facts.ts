import { counter } from "#i18n/count.ts";
import { keys } from "#i18n/admin/fact-keys/es.ts";
import type { FactTexts } from "#i18n/admin/hu/facts.ts";

const count = counter("es");

export const facts: FactTexts = {
  title: "Datos",
  intro:
    "Los datos con fecha de la guía: precios, reglas, horarios, cifras. Lo que se cambia aquí aparece de inmediato en todas las páginas e idiomas.",
  overdue: (n) =>
    n === 0
      ? "Ningún dato vencido"
      : count(n, {
          one: "{n} dato por revisar",
          many: "{n} de datos por revisar",
          other: "{n} datos por revisar",
        }),
  loading: "Cargando los datos…",
  loadFailed: "No se pudieron cargar los datos.",
  retry: "Reintentar",
  search: "Buscar",
  searchHint: "nombre, identificador o valor",
  kind: "Tipo",
  allKinds: "Todos los tipos",
  kinds: {
    price: "Precio",
    hours: "Hora, duración",
    rule: "Regla",
    number: "Cifra",
    contact: "Contacto",
    link: "Enlace",
  },
  page: "Página",
  allPages: "Todas las páginas",
  state: "Estado",
  states: {
    all: "Todos",
    overdue: "Vencidos",
    overridden: "Modificados",
    reported: "Con avisos de lectores",
  },
  found: (n) => count(n, { one: "{n} dato", many: "{n} de datos", other: "{n} datos" }),
  none: "No hay ningún dato así.",
  more: "Más datos",
  download: "Descargar como tabla (CSV)",
  checkedOn: (age) => `Comprobado: ${age}`,
  dueOn: (day) => `Vence: ${day}`,
  source: "Fuente",
  noSource: "sin indicar",
  chips: {
    overdue: "vencido",
    overridden: "modificado",
    estimate: "estimación",
    unconfirmed: "sin confirmar",
    reports: (n) => count(n, { one: "{n} aviso", many: "{n} de avisos", other: "{n} avisos" }),
  },
  aside: {
    newer: "El valor inicial de esta versión es más reciente; las páginas muestran ese y no el propio.",
    shape:
      "Esta versión cambió la estructura del dato; las páginas muestran el valor inicial. Hay que volver a introducirlo.",
  },
  noValue: "No tiene valor que cambiar: solo cuenta el día de la comprobación.",
  check: "Comprobado, sin cambios",
  checked: (name) => `Comprobado: ${name}`,
  saved: (name) => `Guardado: ${name}`,
  restored: (name) => `Valor inicial restablecido: ${name}`,
  edit: "Editar",
  close: "Cerrar",
  named: (action, name) => `${action}: ${name}`,
  failed: "No funcionó. Inténtalo de nuevo.",
  unreachable: "No se puede contactar con el servidor. Lo escrito sigue aquí.",
  form: {
    sourceName: "Nombre de la fuente",
    sourceUrl: "Dirección de la fuente",
    sourceUrlHint: "Opcional. Empieza con https://",
    checkedOn: "Día de la comprobación",
    validUntil: "Válido hasta",
    validUntilHint: "Opcional; después de ese día está vencido.",
    everyMonths: "Meses entre comprobaciones",
    note: "Nota",
    noteHint: "Solo la ven los editores.",
    isEstimate: "Es una estimación",
    save: "Guardar",
    saving: "Guardando…",
    restore: "Volver al valor inicial",
    byDefault: (value, age) => `Valor inicial: ${value} (${age})`,
    invalid: "Hay que corregir algunos campos.",
  },
  faults: {
    shape: "El valor no tiene la estructura del inicial.",
    number: "Hace falta un número.",
    negative: "No puede ser menor que cero.",
    reversed: "El final no puede ser menor que el comienzo.",
    date: "Hace falta una fecha como la del valor inicial.",
    time: "Hace falta una hora, por ejemplo 17:30.",
    text: "Hace falta un texto o teléfono de 80 caracteres como máximo.",
    missing: "Falta.",
    url: "Hace falta una dirección que empiece con https://.",
    future: "No puede estar en el futuro.",
    beforeCheck: "No puede ser anterior a la comprobación.",
    months: "Hace falta un número entero de 1 a 120.",
  },
  refusals: {
    value:
      "El servidor no aceptó este valor. Puede que el sitio se haya actualizado entretanto y el dato tenga otra estructura: anota lo escrito y vuelve a cargar la página.",
    fields: {
      "source.name": "Hace falta un nombre de 1 a 200 caracteres.",
      "source.url": "Hace falta una dirección que empiece con https://, de 500 caracteres como máximo.",
      checkedOn: "El día no puede estar en el futuro.",
      validUntil: "El día no puede ser anterior a la comprobación.",
      everyMonths: "Hace falta un número entero de 1 a 120.",
      note: "Puede tener 2000 caracteres como máximo.",
    },
    unknown: "El servidor no lo aceptó.",
  },
  keys,
  history: {
    title: "Historial",
    loading: "Cargando el historial…",
    none: "Nadie lo ha cambiado todavía.",
    actions: {
      changed: "lo cambió",
      checked: "lo comprobó, sin cambios",
      restored: "volvió al valor inicial",
    },
    line: (by, action) => `${by} ${action}`,
  },
  reports: {
    title: "Avisos de lectores",
    open: (n) =>
      count(n, {
        one: "{n} aviso pendiente",
        many: "{n} de avisos pendientes",
        other: "{n} avisos pendientes",
      }),
    none: "No hay avisos.",
    about: "Dato",
    settle: "Atendido",
    reopen: "Reabrir",
    settled: (by, when) => `Atendido por ${by}, ${when}`,
    show: "Abrir el dato",
  },
};
