import type { Language } from "#i18n/languages.ts";

/** From the one that may most. */
export const roles = ["administrator", "editor", "translator"] as const;

export type Role = (typeof roles)[number];

/** The permissions of the admin area; only `server/domain/accounts/permissions.ts` says who has them. */
export const permissions = [
  "posts.read-drafts",
  "posts.write",
  "posts.create",
  "posts.publish",
  "posts.delete",
  "posts.import",
  "bin.manage",
  "media.manage",
  "facts.edit",
  "guide.write",
  "guide.edit",
  "messages.manage",
  "statistics.read",
  "redirects.manage",
  "redirects.lead-away",
  "people.manage",
  "settings.manage",
  "backups.manage",
  "audit.read",
  "status.read",
  "api-docs.read",
] as const;

export type Permission = (typeof permissions)[number];

export interface Rights {
  role: Role;
  /** A translator's languages: those in which they may write. Empty for the other roles, which may write in all. */
  languages: Language[];
}
