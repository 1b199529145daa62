import type { BackupTexts } from "#i18n/admin/hu/backups.ts";
import { ended } from "#i18n/admin/ended.ts";

export const backups = {
  loadFailed: "No se pudo averiguar el estado de las copias de seguridad.",
  good: (moment: string) => ended(`Última copia de seguridad: ${moment}`),
  none: "Todavía no se ha hecho ninguna copia de seguridad.",
  old: "Desde hace más de dos días no se logra ninguna copia de seguridad. El registro dice por qué.",
  oldSince: (moment: string) =>
    `La última copia de seguridad buena tiene más de dos días (${moment}). El registro dice por qué.`,
  mail: {
    subject: (site: string) => `${site}: no hay una copia de seguridad reciente`,
    text: (address: string) =>
      `El registro del sitio web (${address}) dice por qué fallaron las copias. Mientras dure, recibirás este correo una vez al día.`,
  },
} satisfies BackupTexts;
