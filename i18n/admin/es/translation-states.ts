import type { TranslationStatesTexts } from "#i18n/admin/hu/translation-states.ts";

export const translationStates = {
  names: {
    none: "sin texto",
    draft: "borrador",
    scheduled: "programado",
    published: "publicado",
    changed: "publicado, con cambios",
    unpublished: "retirado",
  },
  told: {
    none: "Todavía no se guardó ningún texto en este idioma.",
    draft: "Borrador: los lectores no lo ven.",
    scheduled: (moment: string) => `Programado para: ${moment}`,
    published: "Publicado: los lectores ven este texto.",
    changed: "Publicado, pero los lectores aún no ven los últimos cambios.",
    unpublished: "Retirado: los lectores ya no lo ven.",
  },
  incomplete: "Todavía falta esto:",
  actions: {
    label: "Publicación en este idioma",
    saveDraft: "Guardar borrador",
    publishWritten: "Publicar todos los idiomas escritos",
    publish: "Publicar solo este idioma",
    schedule: "Programar…",
    unschedule: "Quitar la programación",
    unpublish: "Retirar",
  },
  schedule: {
    title: "Programar la publicación",
    languages: "¿En qué idiomas?",
    noneReady: "Sin título no se puede programar nada: escribe primero uno en al menos un idioma.",
    date: "Fecha",
    time: "Hora",
    zone: (zone: string) => `Zona horaria de este dispositivo: ${zone}`,
    budapest: (moment: string) => `En Budapest: ${moment}`,
    lima: (moment: string) => `En Lima: ${moment}`,
    choose: "Elige una fecha y una hora.",
    past: "Este momento ya pasó.",
    noLanguage: "Elige al menos un idioma.",
    confirm: "Programar",
  },
} satisfies TranslationStatesTexts;
