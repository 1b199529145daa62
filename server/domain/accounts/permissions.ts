import { permissions, type Permission, type Rights, type Role } from "#api/accounts/roles.ts";
import { languages, type Language } from "#i18n/languages.ts";
import type { Actor } from "#server/domain/audit/record-event.ts";
import { DomainError } from "#server/domain/errors.ts";

const everybody: readonly Role[] = ["administrator", "editor", "translator"];
const editors: readonly Role[] = ["administrator", "editor"];
const administrators: readonly Role[] = ["administrator"];

/** Says which roles have a permission. One's own account needs none. */
const whoMay: Record<Permission, readonly Role[]> = {
  "posts.read-drafts": everybody,
  // A translator writes drafts in languages of their own alone: `server/domain/posts/writing-rights.ts`.
  "posts.write": everybody,
  "posts.create": editors,
  "posts.publish": editors,
  // A whole post; a language of it goes with "posts.publish" (change-several.ts).
  "posts.delete": editors,
  // Whoever imports publishes many posts at once, and lets the server fetch from addresses.
  "posts.import": administrators,
  "bin.manage": editors,
  "media.manage": editors,
  "facts.edit": editors,
  // A translator writes drafts in languages of their own alone, as of posts: `server/domain/guide/change-document.ts`.
  "guide.write": everybody,
  "guide.edit": editors,
  "messages.manage": editors,
  "statistics.read": editors,
  "redirects.manage": editors,
  // Whoever leads addresses of this site to another one can speak there in its name.
  "redirects.lead-away": administrators,
  "people.manage": administrators,
  "settings.manage": administrators,
  "backups.manage": administrators,
  "audit.read": administrators,
  "status.read": administrators,
  "api-docs.read": everybody,
};

/** False for a role that this release does not know, too. */
export function may({ role }: Pick<Rights, "role">, permission: Permission): boolean {
  return whoMay[permission].includes(role);
}

export function permissionsOf(rights: Pick<Rights, "role">): Permission[] {
  return permissions.filter((permission) => may(rights, permission));
}

/** The site itself and who commands the machine may do everything. @throws DomainError `not_allowed` */
export function requirePermission(by: Actor, permission: Permission): void {
  if (by.source === "account" && !may(by.rights, permission)) throw notAllowed(by.rights, permission);
}

export function notAllowed({ role }: Pick<Rights, "role">, permission: Permission): DomainError {
  return new DomainError("not_allowed", `your role (${role}) does not allow this: ${permission}`);
}

export interface RequestedRights {
  role?: Role | undefined;
  languages?: readonly Language[] | undefined;
}

/** Reads rights as they are stored. Whoever was promised an account before there were roles was promised an administrator's. */
export function rightsOf({ role = "administrator", languages: chosen = [] }: RequestedRights): {
  role: Role;
  languages: Language[];
} {
  return { role, languages: languages.filter((language) => chosen.includes(language)) };
}
