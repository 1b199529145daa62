import { accounts } from "./es/accounts.ts";
import { auditLog } from "./es/audit-log.ts";
import { backups } from "./es/backups.ts";
import { dashboard } from "./es/dashboard.ts";
import { contactMessages } from "./es/contact-messages.ts";
import { postForm } from "./es/post-form.ts";
import { siteStatus } from "./es/site-status.ts";
import { translationStates } from "./es/translation-states.ts";
import { textEditor } from "./es/text-editor.ts";
import type { AdminMessages } from "./hu.ts";

export const es = {
  accounts,
  auditLog,
  backups,
  dashboard,
  contactMessages,
  postForm,
  siteStatus,
  textEditor,
  translationStates,
} satisfies AdminMessages;
