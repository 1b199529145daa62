import { createHash } from "node:crypto";
import { DomainError } from "#server/domain/errors.ts";

/** Names what editors save as a whole by its content. It is another one too where a page, a picture or a release has changed it. */
export function versionOf(content: unknown): string {
  return createHash("sha256").update(JSON.stringify(content)).digest("base64url");
}

/**
 * Call it behind a lock that all who change the content wait for.
 *
 * @throws DomainError `changed_meanwhile` where the change was made from another version than the one that stands
 */
export function requireUnchanged(standing: string, version: string): void {
  if (standing !== version)
    throw new DomainError("changed_meanwhile", "somebody else has saved this meanwhile");
}
