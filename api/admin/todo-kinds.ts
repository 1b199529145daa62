/** The kinds of work that may need somebody's attention today. */
export const todoKinds = [
  "backupFailed",
  "backupOld",
  "unreadMessages",
  "waitingAccounts",
  "scheduledSoon",
  "outdatedTranslations",
  "outdatedTexts",
  "missingTexts",
  "outdatedPages",
  "lyingDrafts",
  "deadLinks",
  "factReports",
  "overdueFacts",
] as const;

export type TodoKind = (typeof todoKinds)[number];
