import { createHash, randomBytes } from "node:crypto";
import type { Permission } from "#api/accounts/roles.ts";
import type { PreviewProof } from "#api/posts/preview.ts";
import type { Language } from "#i18n/languages.ts";
import { may } from "#server/domain/accounts/permissions.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import {
  findPreview,
  insertPreview,
  removePreviewsExpiredBefore,
} from "#server/storage/previews/previews.ts";
import type { PostOrPage } from "#server/storage/queries/post-or-page.ts";

/** Milliseconds for which an address of a preview is valid. */
const validity = 7 * 24 * 60 * 60_000;

/** The rest of a preview's address, besides what it shows. */
export interface AddressProof extends PreviewProof {
  expiresAt: Date;
}

/**
 * Makes an address under which anybody reads the text of a language that was saved last. It is valid for a week at most, and ends with
 * the account that made it, when the text is taken back, or when somebody ends it.
 */
export async function makePreviewAddress(
  db: Queries,
  of: PostOrPage & { language: Language },
  { accountId, now }: { accountId: string; now: Date },
): Promise<AddressProof> {
  const until = Math.floor((now.getTime() + validity) / 1000);
  const expiresAt = new Date(until * 1000);
  const signature = randomBytes(32).toString("base64url");
  await insertPreview(db, { ...of, signatureHash: hashOf(signature), accountId, expiresAt });
  return { until, signature, expiresAt };
}

/**
 * @param permission that the maker of the address needs
 * @returns until when it is valid
 * @throws DomainError `preview_expired`; `not_found` for an address that nobody made for this, or that was ended
 */
export async function requirePreviewAddress(
  db: Queries,
  of: PostOrPage & { language: Language },
  {
    proof: { until, signature },
    permission,
    now,
  }: { proof: PreviewProof; permission: Permission; now: Date },
): Promise<Date> {
  const made = await findPreview(db, hashOf(signature));
  const expiresAt = new Date(until * 1000);
  const isOfThis =
    made?.postId === of.postId &&
    made.page === of.page &&
    made.language === of.language &&
    made.expiresAt.getTime() === expiresAt.getTime();
  if (!isOfThis || !may(made, permission)) throw noPreview();
  if (expiresAt <= now) throw new DomainError("preview_expired", "this preview is not valid any more");
  return expiresAt;
}

/** Removes previews that ended a week ago: until then readers are told that they have expired. */
export async function purgePreviews(db: Queries, now: Date): Promise<void> {
  await removePreviewsExpiredBefore(db, new Date(now.getTime() - validity));
}

export function noPreview(): DomainError {
  return new DomainError("not_found", "there is no such preview");
}

/** Without salt and fast: nobody can guess a random secret from its hash. */
function hashOf(signature: string): string {
  return createHash("sha256").update(signature).digest("base64url");
}
