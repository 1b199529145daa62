import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Post } from "#api/posts.ts";
import type { DeskFields } from "#api/post-answers.ts";
import type { PreviewProof } from "#api/preview.ts";
import type { Language } from "#i18n/languages.ts";
import { DomainError, invalidFields } from "#server/domain/errors.ts";
import type { Queries } from "#server/storage/database.ts";
import { hasSlugs } from "#server/storage/posts/post-slugs.ts";
import { findOrInsertSecret } from "#server/storage/posts/site-secrets.ts";
import { cleanHtml } from "./clean-html.ts";
import { readDeskPost, type DeskPost } from "./desk-posts.ts";
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
 * What an address of the preview of a language consists of. No account is needed to open it.
 * @throws DomainError `not_found`, or one that names the language of which there is no text
 */
export async function signPreview(
  db: Queries,
  idOrSlug: string,
  language: Language,
  now: Date,
): Promise<PreviewAddressParts> {
  const post = await readDeskPost(db, idOrSlug);
  if (!hasText(post, language)) throw invalidFields({ language: "there is no text in this language" });
  const { id } = post;
  const until = Math.floor((now.getTime() + validity) / 1000);
  const signature = await sign(db, { id, language, until });
  return { id, language, until, signature, expiresAt: new Date(until * 1000) };
}

export interface Preview {
  post: Post;
  state: DeskFields["states"][Language];
  /** Whether visitors read another text of this language. */
  isChanged: boolean;
  expiresAt: Date;
}

/**
 * The post as visitors would read it if the text of this language that was saved last were published now.
 * @throws DomainError `preview_expired`; `not_found` for a wrong signature and for a post that was deleted
 */
export async function readPreview(
  db: Queries,
  { id, language }: Previewed,
  { until, signature }: PreviewProof,
  now: Date,
): Promise<Preview> {
  const expected = Buffer.from(await sign(db, { id, language, until }));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw noPreview();
  const expiresAt = new Date(until * 1000);
  if (expiresAt <= now) throw new DomainError("preview_expired", "this preview is not valid any more");
  const post = await readDeskPost(db, id);
  if (post.id !== id || !hasText(post, language)) throw noPreview();
  const state = post.states[language];
  const draft = post.drafts[language];
  const shown = displayPost(post, language);
  const isFirst = typeof state === "object" && !(await hasSlugs(db, id));
  return {
    post: {
      ...shown,
      // Untitled it would be passed over; and what was saved long ago is cleaned only when it is published.
      ...(draft && { ...draft, content: cleanHtml(draft.content), language }),
      ...(isFirst && { createdAt: state.at }),
    },
    state,
    isChanged: state === "published" && draft !== undefined,
    expiresAt,
  };
}

/** An old post has its Hungarian text among the base fields, and is published by it. */
function hasText({ states }: DeskPost, language: Language): boolean {
  return states[language] !== "none";
}

async function sign(db: Queries, { id, language, until }: Previewed & Pick<PreviewProof, "until">) {
  const secret = await findOrInsertSecret(db, "preview", () => randomBytes(32).toString("base64url"));
  return createHmac("sha256", secret)
    .update(JSON.stringify([id, language, until]))
    .digest("base64url");
}

function noPreview(): DomainError {
  return new DomainError("not_found", "there is no such preview");
}
