import { expect, test } from "vitest";
import { permissions, roles, type Permission, type Role } from "#api/accounts/roles.ts";
import { may, permissionsOf, requirePermission, rightsOf } from "./permissions.ts";

/** A: administrator, E: editor, T: translator. */
const table: Record<Permission, string> = {
  "posts.read-drafts": "AET",
  "posts.write": "AET",
  "posts.create": "AE-",
  "posts.publish": "AE-",
  "posts.delete": "AE-",
  "posts.import": "A--",
  "bin.manage": "AE-",
  "media.manage": "AE-",
  "facts.edit": "AE-",
  "guide.write": "AET",
  "guide.edit": "AE-",
  "messages.manage": "AE-",
  "statistics.read": "AE-",
  "redirects.manage": "AE-",
  "redirects.lead-away": "A--",
  "people.manage": "A--",
  "settings.manage": "A--",
  "backups.manage": "A--",
  "audit.read": "A--",
  "status.read": "A--",
  "api-docs.read": "AET",
};

const cases = permissions.flatMap((permission) =>
  roles.map((role, index) => [role, permission, table[permission][index] !== "-"] as const),
);

test.each(cases)("%s, %s: %s", (role, permission, isAllowed) => {
  expect(may({ role }, permission)).toBe(isAllowed);
  expect(permissionsOf({ role }).includes(permission)).toBe(isAllowed);
  const by = { source: "account", username: "anna", session: "", rights: { role, languages: [] } } as const;
  const ask = () => requirePermission({ ...by, rights: { role, languages: [] } }, permission);
  if (isAllowed) ask();
  else expect(ask).toThrow(`your role (${role}) does not allow this: ${permission}`);
});

test("a role of another release may nothing, and who commands the machine everything", () => {
  // This is as a row of a newer release may say.
  expect(permissionsOf({ role: "reviewer" as Role })).toEqual([]);
  for (const permission of permissions) requirePermission({ source: "command" }, permission);
});

test("without a role they are an administrator's, and languages are kept once each", () => {
  expect(rightsOf({})).toEqual({ role: "administrator", languages: [] });
  expect(rightsOf({ role: "translator", languages: ["es", "en", "es"] })).toEqual({
    role: "translator",
    languages: ["en", "es"],
  });
});
