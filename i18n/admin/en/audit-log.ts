import type { AuditLogTexts } from "#i18n/admin/hu/audit-log.ts";
import { counter } from "#i18n/count.ts";

const count = counter("en");

export const auditLog = {
  title: "Audit log",
  intro: "Who did what on the site, and what was refused. Kept for a year; no visitor’s address is in it.",
  kind: "Event",
  allKinds: "All events",
  download: "Download as a table (CSV)",
  loading: "Loading the log…",
  loadFailed: "The log could not be loaded.",
  retry: "Try again",
  none: "There is no such event.",
  older: "Older events",
  loadingOlder: "Loading older events…",
  olderFailed: "The older events could not be loaded.",
  session: (session: string) => `session: ${session}`,
  times: (n: number) => count(n, { one: "{n} time", other: "{n} times" }),
  sources: { visitor: "visitor", command: "command on the machine", site: "the site itself" },
  kinds: {
    signed_in: "Signed in",
    signed_out: "Signed out",
    sign_in_refused: "Sign-in refused",
    call_refused: "Call refused",
    account_requested: "Account requested",
    account_approved: "Account approved",
    account_refused: "Account refused",
    administrator_created: "Administrator made",
    password_reset: "Password reset",
    post_created: "Post published",
    post_changed: "Post changed",
    post_deleted: "Post deleted",
    posts_imported: "Posts imported",
    message_read: "Message marked as read",
    message_unread: "Message marked as unread",
    message_queued: "Message mailed again",
    message_deleted: "Message deleted",
    backup_restored: "Backup restored",
  },
  reasons: {
    wrong_credentials: "wrong name or password",
    too_many_attempts: "too many attempts",
    foreign_origin: "came from another site",
    not_signed_in: "not signed in",
  },
} satisfies AuditLogTexts;
