import type { Language } from "#i18n/languages.ts";

interface InvitationMailTexts {
  subject: (site: string) => string;
  /** `role` is a word of `roles`; `day` a date in words. */
  text: (invitation: { by: string; site: string; role: string; url: string; day: string }) => string;
  roles: Record<"administrator" | "editor" | "translator", string>;
}

/** In the language that the inviting administrator uses: of the invited one nothing is known. */
export const invitationMailTexts: Record<Language, InvitationMailTexts> = {
  hu: {
    subject: (site) => `Meghívó: ${site}`,
    text: ({ by, site, role, url, day }) =>
      `${by} meghívót küldött ennek az oldalnak a szerkesztőségébe: ${site} (${role}).\n\n` +
      `Ezen a linken lehet regisztrálni, egyszer, ${day} napjáig:\n\n${url}\n\n` +
      "Ha a meghívó tévedésből érkezett, nincs vele teendő.",
    roles: { administrator: "adminisztrátor", editor: "szerkesztő", translator: "fordító" },
  },
  en: {
    subject: (site) => `Invitation: ${site}`,
    text: ({ by, site, role, url, day }) =>
      `${by} has invited you to the admin area of ${site} (${role}).\n\n` +
      `With this link you can register, once, until ${day}:\n\n${url}\n\n` +
      "If this has reached you by mistake, there is nothing for you to do.",
    roles: { administrator: "administrator", editor: "editor", translator: "translator" },
  },
  es: {
    subject: (site) => `Invitación: ${site}`,
    text: ({ by, site, role, url, day }) =>
      `${by} le ha enviado una invitación a la redacción de ${site} (${role}).\n\n` +
      `Con este enlace puede registrarse, una sola vez, hasta el ${day}:\n\n${url}\n\n` +
      "Si la ha recibido por error, no tiene que hacer nada.",
    roles: { administrator: "administración", editor: "edición", translator: "traducción" },
  },
};
