/** What the audit log knows. A new one is added here; then the compiler asks for its name in each language. */
export const eventKinds = [
  "signed_in",
  "signed_in_by_passkey",
  "signed_out",
  "sign_in_refused",
  "call_refused",
  "account_requested",
  "account_approved",
  "account_refused",
  "account_disabled",
  "account_enabled",
  "account_removed",
  "administrator_created",
  "password_reset",
  "password_changed",
  "second_factor_on",
  "second_factor_off",
  "passkey_added",
  "passkey_removed",
  "sessions_ended",
  "invitation_made",
  "invitation_withdrawn",
  "post_created",
  "post_changed",
  "post_deleted",
  "posts_imported",
  "message_read",
  "message_unread",
  "message_queued",
  "message_deleted",
  "backup_restored",
] as const;

export type EventKind = (typeof eventKinds)[number];

/** `site`: by itself, such as the starter posts; `command`: by `npm run …` on the machine. */
export const eventSources = ["account", "visitor", "command", "site"] as const;
