import type { RolesTexts } from "#i18n/admin/hu/roles.ts";

export const roles = {
  label: "Role",
  names: { administrator: "administrator", editor: "editor", translator: "translator" },
  told: {
    administrator:
      "May do everything: decides on accounts too, and sees the audit log and the site’s status.",
    editor: "Writes, publishes and deletes posts, and reads messages; does not decide on accounts.",
    translator: "Writes drafts in the chosen languages; cannot publish.",
  },
  languages: "In which languages?",
  noLanguage: "Choose at least one language.",
  inLanguages: (role: string, languages: string) => `${role}: ${languages}`,
  changeTitle: (username: string) => `Role of ${username}`,
  save: "Save",
  approveTitle: (username: string) => `Approve ${username}’s account`,
  approve: "Approve",
  cancel: "Cancel",
  notAllowed: {
    title: "This belongs to another role",
    text: "The role of your account does not open this page. If you need it, an administrator can change that.",
  },
  translating: (languages: string) =>
    `As a translator you write drafts in: ${languages}. The other texts can only be read here, and editors publish.`,
  scheduled: "This text is scheduled, so it can only be read now. An editor can take the schedule away.",
  readOnly: "Read only",
  empty: "There is no text in this language yet.",
} satisfies RolesTexts;
