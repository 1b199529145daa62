import { counter } from "#i18n/format/count.ts";
import type { AccountMailTexts, ReportTexts } from "./hu.ts";

/** No call while the module loads: the page script, which takes other words of these files, would carry it. */
const count: ReturnType<typeof counter> = (n, plurals) => counter("es")(n, plurals);

export const accountMailTexts: AccountMailTexts = {
  confirmation: {
    subject: (site) => `${site}: confirma tu dirección de correo`,
    text: ({ username, site, url }) =>
      `Esta dirección se indicó para la cuenta ${username} de ${site}.\n\n` +
      `Confírmala con este enlace, en el plazo de un día:\n\n${url}\n\n` +
      "Si este correo te llegó por error, no tienes que hacer nada: sin confirmación no llegará ninguno más.",
  },
  formerEmail: {
    subject: (site) => `${site}: esta dirección ya no es de tu cuenta`,
    text: ({ username, site }) =>
      `Desde ahora esta dirección de correo no pertenece a la cuenta ${username} de ${site}.\n\n` +
      "Si no la cambiaste tú, avisa enseguida a un administrador.",
  },
  passwordLink: {
    subject: (site) => `${site}: contraseña nueva`,
    text: ({ username, site, url }) =>
      `Alguien pidió una contraseña nueva para la cuenta ${username} de ${site}.\n\n` +
      `Elígela con este enlace, una sola vez y en el plazo de una hora:\n\n${url}\n\n` +
      "Si no fuiste tú, no tienes que hacer nada: la contraseña sigue igual. El segundo factor se mantiene también con una nueva.",
  },
  passwordChanged: {
    subject: (site) => `${site}: cambió tu contraseña`,
    text: ({ username, site, url }) =>
      `Se estableció una contraseña nueva para la cuenta ${username} de ${site} mediante un enlace. Todas sus sesiones terminaron.\n\n` +
      `Si no fuiste tú, pide otra enseguida: ${url}`,
  },
  newAccounts: {
    subject: (site, n) =>
      `${site}: ${count(n, { one: "una cuenta nueva", many: "{n} de cuentas nuevas", other: "{n} cuentas nuevas" })}`,
    waits: (username) => `- ${username}: espera aprobación`,
    registered: (username, role) => `- ${username}: ya puede iniciar sesión (${role})`,
    text: ({ lines, url }) =>
      `Cuentas registradas en el sitio:\n\n${lines.join("\n")}\n\nRevisa las cuentas aquí: ${url}`,
  },
};

export const reportTexts: ReportTexts = {
  subject: {
    well: (site) => `${site}: todo en orden`,
    needsYou: (site) => `${site}: informe mensual, hay algo que hacer`,
    unknown: (site) => `${site}: informe mensual`,
  },
  intro: (site) => `Así está ahora ${site}:`,
  backups: {
    off: "Copias de seguridad: desactivadas.",
    none: "Copias de seguridad: todavía no se hizo ninguna.",
    good: (moment) => `Copias de seguridad: la última (${moment}) está completa y se releyó entera.`,
    failed: "Copias de seguridad: la última falló.",
    old: "Copias de seguridad: ninguna salió bien en dos días.",
    lastGood: (moment) => `La última buena: ${moment}`,
  },
  views: (n) =>
    count(n, {
      one: "Lectores: {n} página abierta en los últimos 30 días.",
      many: "Lectores: {n} de páginas abiertas en los últimos 30 días.",
      other: "Lectores: {n} páginas abiertas en los últimos 30 días.",
    }),
  facts: (n) =>
    n === 0
      ? "Datos: todos al día."
      : count(n, {
          one: "Datos: {n} espera revisión.",
          many: "Datos: {n} esperan revisión.",
          other: "Datos: {n} esperan revisión.",
        }),
  links: (n) =>
    n === 0
      ? "Enlaces: todos funcionan."
      : count(n, {
          one: "Enlaces: {n} no lleva a ninguna parte.",
          many: "Enlaces: {n} no llevan a ninguna parte.",
          other: "Enlaces: {n} no llevan a ninguna parte.",
        }),
  certificate: (days) =>
    days <= 0
      ? "Certificado: venció."
      : count(days, {
          one: "Certificado: vale {n} día más.",
          many: "Certificado: vale {n} de días más.",
          other: "Certificado: vale {n} días más.",
        }),
  ending: ({ status, account }) =>
    `Más: ${status}\n\nEste correo llega una vez al mes. Puedes desactivarlo en la página de tu cuenta: ${account}`,
};
