/** What may need somebody's attention today. */
export const attentionKinds = [
  "backupFailed",
  "backupOld",
  "unreadMessages",
  "waitingAccounts",
  "scheduledSoon",
  "outdatedTranslations",
  "outdatedTexts",
  "missingTexts",
  "lyingDrafts",
  "factReports",
  "overdueFacts",
] as const;

export type AttentionKind = (typeof attentionKinds)[number];
