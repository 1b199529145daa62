import { counter } from "#i18n/format/count.ts";
import type { SiteAlertsTexts } from "./hu.ts";

const count = counter("es");

export const siteAlerts = {
  title: "Avisos",
  intro:
    "Un paro, una carretera cortada, una crecida: una línea en lo alto de las páginas afectadas, que al abrirse cuenta más. Desaparece por sí sola a la medianoche de Lima de su último día.",
  loading: "Cargando los avisos…",
  loadFailed: "No se pudieron cargar los avisos.",
  retry: "Reintentar",
  add: "Nuevo aviso",
  none: "Ahora no hay avisos.",
  unnamed: "Aviso sin título",
  removed: (name) => `${name}: eliminado.`,
  level: "¿Qué tan grave es?",
  levels: { notice: "Aviso", warning: "Atención", danger: "Peligro" },
  states: {
    shown: (day) => `Visible hasta el ${day}`,
    planned: (day) => `Visible desde el ${day}`,
    ended: (day) => `Terminó el ${day}`,
  },
  unsaved: "aún sin guardar",
  days: { from: "Primer día", until: "Último día" },
  untilHint: "En hora del Perú; ese día todavía cuenta.",
  allPages: "En todas las páginas, también en la página de inicio",
  pages: (n) => count(n, { other: "Páginas que lo muestran ({n})" }),
  places: (n) => count(n, { other: "Lugares en los que lo muestra el planificador ({n})" }),
  find: "Buscar páginas y lugares",
  findHint: "Por ejemplo, Cusco: se puede elegir de una vez todo lo encontrado.",
  chooseAll: (n) => count(n, { one: "Elegir este", other: "Elegir los {n}" }),
  wordsHint: "Quien lee en un idioma sin título ve el aviso en otro idioma.",
  labels: { title: "Título, en una línea", text: "Detalles" },
  faultTexts: {
    title: "Hace falta un título al menos en un idioma, y en todos los que tengan detalles.",
    days: "Hacen falta los dos días, y el último no puede ser anterior al primero.",
    place: "Elige al menos una página o un lugar.",
  },
  leaveText: "Los cambios de los avisos no están guardados y se perderán.",
} satisfies SiteAlertsTexts;
