import type { FastifyInstance } from "fastify";
import { postToWire, summaryToWire, wholePostToWire } from "#api/post-wire.ts";
import { postListQuerySchema } from "#api/posts.ts";
import { isLanguage, type Language } from "#i18n/languages.ts";
import { DomainError } from "#server/domain/errors.ts";
import { listPosts, readPost, readWholePost } from "#server/domain/read-posts.ts";
import { changePost, deletePost, publishPost } from "#server/domain/write-post.ts";
import type { HttpContext } from "./context.ts";
import { readPostForm } from "./post-form.ts";
import { requireSignIn } from "./require-sign-in.ts";

/** The calls that list, read, create, change and delete posts. */
export function postRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, now } = context;
  const signedIn = { onRequest: requireSignIn(context) };

  app.get<{ Params: { language: string } }>("/api/posts/:language", async (request) => {
    const language = requireLanguage(request.params.language);
    const posts = await listPosts(db, language, postListQuerySchema.parse(request.query));
    return posts.map(summaryToWire);
  });

  app.get<{ Params: { slug: string; language: string } }>("/api/post/:slug/:language", async (request) => {
    const language = requireLanguage(request.params.language);
    return postToWire(await readPost(db, request.params.slug, language));
  });

  app.get<{ Params: { id: string } }>("/api/post/:id", async (request) => {
    return wholePostToWire(await readWholePost(db, request.params.id));
  });

  app.post("/api/post", signedIn, async (request, reply) => {
    const { post, cover, id } = await readPostForm(request);
    reply.code(201);
    return wholePostToWire(await publishPost(db, post, { cover, id, now: now() }));
  });

  app.put<{ Params: { id: string } }>("/api/post/:id", signedIn, async (request) => {
    const { post, cover, updatedAt } = await readPostForm(request);
    const { id } = await readWholePost(db, request.params.id);
    return wholePostToWire(await changePost(db, id, post, { cover, updatedAt, now: now() }));
  });

  app.delete<{ Params: { id: string } }>("/api/post/:id", signedIn, async (request) => {
    const { id } = await readWholePost(db, request.params.id);
    await deletePost(db, id);
    return {};
  });
}

function requireLanguage(language: string): Language {
  if (!isLanguage(language)) throw new DomainError("not_found", `there is no language "${language}"`);
  return language;
}
