import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { pictureFormats, pictureWidths } from "#api/media.ts";
import { DomainError } from "#server/domain/errors.ts";
import { createPictureVariants } from "#server/domain/picture-variants.ts";
import type { VariantName } from "#server/domain/variant-cache.ts";
import type { HttpContext } from "./context.ts";
import { answerNotFound } from "./errors.ts";
import { isUnchanged } from "./is-unchanged.ts";

/** The pictures of the posts: `GET /media/{hash}/{width}.{format}`. Anything else under `/media` is not found. */
export function mediaRoutes(app: FastifyInstance, { db, env }: Pick<HttpContext, "db" | "env">): void {
  const readVariant = createPictureVariants(db, {
    cacheDir: join(env.DATA_DIR, "cache", "media"),
    onWriteError: (error) => app.log.warn({ err: error }, "a picture could not be cached"),
  });

  app.get("/media", answerNotFound);

  app.get<{ Params: { "*": string } }>("/media/*", async (request, reply) => {
    const name = parseVariantName(request.params["*"]);
    const variant = name && (await readVariant(name));
    if (!variant) throw new DomainError("not_found", "there is no such picture");
    const etag = `"${variant.digest.slice(0, 32)}"`;
    reply.headers({
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
      // A feed reader or a shared link may show a post's cover on its own pages.
      "cross-origin-resource-policy": "cross-origin",
      etag,
    });
    if (isUnchanged(request, etag)) return reply.code(304).send();
    return reply.type(`image/${name.format}`).send(variant.bytes);
  });
}

/** Reads `{hash}/{width}.{format}`; null unless it is exactly one of the addresses that `mediaPath` makes. */
function parseVariantName(path: string): VariantName | null {
  const [, hash, size, type] = /^([0-9a-f]{32})\/(\d+)\.([a-z]+)$/.exec(path) ?? [];
  const width = pictureWidths.find((known) => String(known) === size);
  const format = pictureFormats.find((known) => known === type);
  return hash && width && format ? { hash, width, format } : null;
}
