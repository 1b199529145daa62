import type { StoredPost } from "#api/posts/posts.ts";
import type { AdminFields } from "#api/posts/post-answers.ts";
import type { PreviewProof } from "#api/posts/preview.ts";
import type { Language } from "#i18n/languages.ts";
import { invalidFields } from "#server/domain/errors.ts";
import {
  makePreviewAddress,
  noPreview,
  requirePreviewAddress,
  type AddressProof,
} from "#server/domain/previews/preview-addresses.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasSlugs } from "#server/storage/posts/post-slugs.ts";
import { removePreviews } from "#server/storage/previews/previews.ts";
import { readAdminPost, type AdminPost } from "#server/domain/posts/admin-posts.ts";
import { displayPost } from "./display-post.ts";

interface PreviewedPost {
  id: string;
  language: Language;
}

/**
 * Makes the parts of the address of a preview of a language.
 *
 * @throws DomainError `not_found`, or one that names the language of which there is no text
 */
export async function makePreview(
  db: Queries,
  idOrSlug: string,
  language: Language,
  maker: { accountId: string; now: Date },
): Promise<PreviewedPost & AddressProof> {
  const post = await readAdminPost(db, idOrSlug);
  if (!hasText(post, language)) throw invalidFields({ language: "there is no text in this language" });
  const { id } = post;
  return { id, language, ...(await makePreviewAddress(db, { postId: id, page: null, language }, maker)) };
}

/** Nobody reads a language of a post by an address that was made until now. @throws DomainError `not_found` */
export async function endPreviews(db: Queries, idOrSlug: string, language: Language): Promise<void> {
  const { id } = await readAdminPost(db, idOrSlug);
  await removePreviews(db, { postId: id, page: null }, language);
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
  { id, language }: PreviewedPost,
  proof: PreviewProof,
  now: Date,
): Promise<Preview> {
  const of = { postId: id, page: null, language };
  const expiresAt = await requirePreviewAddress(db, of, { proof, permission: "posts.read-drafts", now });
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
