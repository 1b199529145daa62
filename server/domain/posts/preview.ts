import { createHash, randomBytes } from "node:crypto";
import type { StoredPost } from "#api/posts/posts.ts";
import type { AdminFields } from "#api/posts/post-answers.ts";
import type { PreviewProof } from "#api/posts/preview.ts";
import type { Language } from "#i18n/languages.ts";
import { may } from "#server/domain/accounts/permissions.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasSlugs } from "#server/storage/posts/post-slugs.ts";
import {
  findPreview,
  insertPreview,
  removePreviews,
  removePreviewsExpiredBefore,
} from "#server/storage/posts/previews.ts";
import { readAdminPost, type AdminPost } from "./admin-posts.ts";
import { displayPost } from "./display-post.ts";

/** Milliseconds for which an address of a preview is valid. */
const validity = 7 * 24 * 60 * 60_000;

interface Previewed {
  id: string;
  language: Language;
}

export interface PreviewAddressParts extends Previewed, PreviewProof {
  expiresAt: Date;
}

/**
 * Makes the parts of a preview's address for a language. No account is needed to open it; it is valid for a week at most, and ends
 * with the account that made it, when the text is taken back, or when somebody ends it.
 *
 * @throws DomainError `not_found`, or one that names the language of which there is no text
 */
export async function makePreview(
  db: Queries,
  idOrSlug: string,
  language: Language,
  { accountId, now }: { accountId: string; now: Date },
): Promise<PreviewAddressParts> {
  const post = await readAdminPost(db, idOrSlug);
  if (!hasText(post, language)) throw invalidFields({ language: "there is no text in this language" });
  const { id } = post;
  const until = Math.floor((now.getTime() + validity) / 1000);
  const expiresAt = new Date(until * 1000);
  const signature = randomBytes(32).toString("base64url");
  const signatureHash = hashOf(signature);
  await insertPreview(db, { signatureHash, postId: id, language, accountId, expiresAt });
  return { id, language, until, signature, expiresAt };
}

/** Nobody reads a language of a post by an address that was made until now. @throws DomainError `not_found` */
export async function endPreviews(db: Queries, idOrSlug: string, language: Language): Promise<void> {
  const { id } = await readAdminPost(db, idOrSlug);
  await removePreviews(db, id, language);
}

/** Removes previews that ended a week ago: until then readers are told that they have expired. */
export async function purgePreviews(db: Queries, now: Date): Promise<void> {
  await removePreviewsExpiredBefore(db, new Date(now.getTime() - validity));
}

export interface Preview {
  post: StoredPost;
  state: AdminFields["states"][Language];
  /** Whether visitors read another text of this language. */
  isChanged: boolean;
  expiresAt: Date;
}

/**
 * The post as visitors would read it if the text of this language that was saved last were published now.
 * @throws DomainError `preview_expired`; `not_found` for an address that nobody made, or that was ended, and for a post that was deleted
 */
export async function readPreview(
  db: Queries,
  { id, language }: Previewed,
  { until, signature }: PreviewProof,
  now: Date,
): Promise<Preview> {
  const made = await findPreview(db, hashOf(signature));
  const expiresAt = new Date(until * 1000);
  const isOfThis =
    made?.postId === id && made.language === language && made.expiresAt.getTime() === expiresAt.getTime();
  if (!isOfThis || !may(made, "posts.read-drafts")) throw noPreview();
  if (expiresAt <= now) throw new DomainError("preview_expired", "this preview is not valid any more");
  const post = await readAdminPost(db, id);
  if (post.id !== id || !hasText(post, language)) throw noPreview();
  const state = post.states[language];
  const draft = post.drafts[language];
  const shown = displayPost(post, language);
  const isFirst = typeof state === "object" && !(await hasSlugs(db, id));
  return {
    post: {
      ...shown,
      // Untitled it would be passed over.
      ...(draft && { ...draft, language }),
      ...(isFirst && { createdAt: state.at }),
    },
    state,
    isChanged: state === "published" && draft !== undefined,
    expiresAt,
  };
}

/** An old post has its Hungarian text among the base fields, and is published by it. */
function hasText({ states }: AdminPost, language: Language): boolean {
  return states[language] !== "none";
}

/** Without salt and fast: nobody can guess a random secret from its hash. */
function hashOf(signature: string): string {
  return createHash("sha256").update(signature).digest("base64url");
}

function noPreview(): DomainError {
  return new DomainError("not_found", "there is no such preview");
}
