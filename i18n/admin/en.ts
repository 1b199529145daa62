import { accounts } from "./en/accounts.ts";
import { auditLog } from "./en/audit-log.ts";
import { backups } from "./en/backups.ts";
import { dashboard } from "./en/dashboard.ts";
import { contactMessages } from "./en/contact-messages.ts";
import { postForm } from "./en/post-form.ts";
import { siteStatus } from "./en/site-status.ts";
import { translationStates } from "./en/translation-states.ts";
import { textEditor } from "./en/text-editor.ts";
import type { AdminMessages } from "./hu.ts";

export const en = {
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
