import type { Language } from "#i18n/languages.ts";

interface TestMailTexts {
  subject: string;
  text: string;
}

/** The message with which an administrator tries the mail server, in the language of the admin area. */
export const testMailTexts: Record<Language, (site: string) => TestMailTexts> = {
  hu: (site) => ({
    subject: `${site}: próbaüzenet`,
    text: `Próbaüzenet az oldal beállításaiból (${site}). Ha olvasható, a levélküldés működik.`,
  }),
  en: (site) => ({
    subject: `${site}: test message`,
    text: `This test message comes from the settings of ${site}. If you can read it, sending mail works.`,
  }),
  es: (site) => ({
    subject: `${site}: mensaje de prueba`,
    text: `Este mensaje de prueba viene de los ajustes de ${site}. Si lo puedes leer, el envío de correo funciona.`,
  }),
};
