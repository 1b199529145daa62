import { accounts } from "./hu/accounts.ts";
import { auditLog } from "./hu/audit-log.ts";
import { backups } from "./hu/backups.ts";
import { dashboard } from "./hu/dashboard.ts";
import { contactMessages } from "./hu/contact-messages.ts";
import { postForm } from "./hu/post-form.ts";
import { siteStatus } from "./hu/site-status.ts";
import { translationStates } from "./hu/translation-states.ts";
import { textEditor } from "./hu/text-editor.ts";

/** The texts of the admin area. Hungarian is the source of the shape; the other languages satisfy it. */
export const hu = {
  accounts,
  auditLog,
  backups,
  dashboard,
  contactMessages,
  postForm,
  siteStatus,
  textEditor,
  translationStates,
};

export type AdminMessages = typeof hu;
