import { counter } from "#i18n/format/count.ts";
import type { AccountMailTexts, ReportTexts } from "./hu.ts";

/** No call while the module loads: the page script, which takes other words of these files, would carry it. */
const count: ReturnType<typeof counter> = (n, plurals) => counter("en")(n, plurals);

export const accountMailTexts: AccountMailTexts = {
  confirmation: {
    subject: (site) => `${site}: confirm your email address`,
    text: ({ username, site, url }) =>
      `This address was given for the account ${username} at ${site}.\n\n` +
      `Confirm it with this link, within a day:\n\n${url}\n\n` +
      "If this has reached you by mistake, there is nothing for you to do: without a confirmation no further mail comes here.",
  },
  formerEmail: {
    subject: (site) => `${site}: this address no longer belongs to your account`,
    text: ({ username, site }) =>
      `From now on this email address does not belong to the account ${username} at ${site}.\n\n` +
      "If you did not change it, tell an administrator at once.",
  },
  passwordLink: {
    subject: (site) => `${site}: a new password`,
    text: ({ username, site, url }) =>
      `Somebody has asked for a new password for the account ${username} at ${site}.\n\n` +
      `Set it with this link, once, within an hour:\n\n${url}\n\n` +
      "If it was not you, there is nothing for you to do: the password is as it was. A second factor stays with a new password too.",
  },
  passwordChanged: {
    subject: (site) => `${site}: your password was changed`,
    text: ({ username, site, url }) =>
      `A new password was set for the account ${username} at ${site} with a link. All its sessions have ended.\n\n` +
      `If it was not you, ask for a new one at once: ${url}`,
  },
  newAccounts: {
    subject: (site, n) => `${site}: ${count(n, { one: "a new account", other: "{n} new accounts" })}`,
    waits: (username) => `- ${username}: waits for approval`,
    registered: (username, role) => `- ${username}: can sign in already (${role})`,
    text: ({ lines, url }) =>
      `Registered on the site:\n\n${lines.join("\n")}\n\nLook through the accounts here: ${url}`,
  },
};

export const reportTexts: ReportTexts = {
  subject: {
    well: (site) => `${site}: all is well`,
    needsYou: (site) => `${site}: monthly report, something needs you`,
    unknown: (site) => `${site}: monthly report`,
  },
  intro: (site) => `This is how ${site} is doing:`,
  backups: {
    off: "Backups: switched off.",
    none: "Backups: none was made yet.",
    good: (moment) => `Backups: the last one (${moment}) is complete, and was read back whole.`,
    failed: "Backups: the last one failed.",
    old: "Backups: none has succeeded for two days.",
    lastGood: (moment) => `The last good one: ${moment}`,
  },
  views: (n) =>
    count(n, {
      one: "Readers: {n} page opened in the last 30 days.",
      other: "Readers: {n} pages opened in the last 30 days.",
    }),
  facts: (n) =>
    n === 0
      ? "Facts: all are fresh."
      : count(n, { one: "Facts: {n} is due to be checked.", other: "Facts: {n} are due to be checked." }),
  links: (n) =>
    n === 0
      ? "Links: all lead somewhere."
      : count(n, { one: "Links: {n} leads nowhere.", other: "Links: {n} lead nowhere." }),
  certificate: (days) =>
    days <= 0
      ? "Certificate: it has expired."
      : count(days, {
          one: "Certificate: valid for {n} more day.",
          other: "Certificate: valid for {n} more days.",
        }),
  ending: ({ status, account }) =>
    `More: ${status}\n\nThis mail comes once a month. You can turn it off on the page of your account: ${account}`,
};
