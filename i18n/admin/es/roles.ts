import type { RolesTexts } from "#i18n/admin/hu/roles.ts";

export const roles = {
  label: "Rol",
  names: { administrator: "administración", editor: "edición", translator: "traducción" },
  told: {
    administrator:
      "Puede hacerlo todo: también decide sobre las cuentas y ve el registro y el estado del sitio.",
    editor: "Escribe, publica y elimina publicaciones y lee mensajes; no decide sobre las cuentas.",
    translator: "Escribe borradores en los idiomas elegidos; no puede publicar.",
  },
  languages: "¿En qué idiomas?",
  noLanguage: "Elige al menos un idioma.",
  inLanguages: (role: string, languages: string) => `${role}: ${languages}`,
  changeTitle: (username: string) => `Rol de ${username}`,
  save: "Guardar",
  approveTitle: (username: string) => `Aprobar la cuenta de ${username}`,
  approve: "Aprobar",
  cancel: "Cancelar",
  notAllowed: {
    title: "Esto corresponde a otro rol",
    text: "El rol de tu cuenta no abre esta página. Si la necesitas, quien administra el sitio puede cambiarlo.",
  },
  translating: (languages: string) =>
    `Con el rol de traducción escribes borradores en: ${languages}. Los demás textos aquí solo se pueden leer, y publica quien edita.`,
  scheduled:
    "Este texto está programado, así que por ahora solo se puede leer. Quien edita puede quitar la programación.",
  readOnly: "Solo lectura",
  empty: "Todavía no hay texto en este idioma.",
} satisfies RolesTexts;
