import { join } from "node:path";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorSchema } from "#api/errors/error-schema.ts";
import { mediaPrefix, pictureFormats, pictureWidths } from "#api/media.ts";
import { DomainError } from "#server/domain/errors.ts";
import { createPictureVariants } from "#server/domain/media/variants/picture-variants.ts";
import type { VariantName } from "#server/domain/media/variants/variant-cache.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { brandFileRoutes } from "./brand-files.ts";

export const mediaRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env } = app;
  await app.register(brandFileRoutes);
  await app.register(etagPlugin);
  const readVariant = createPictureVariants(db, {
    cacheDir: join(env.DATA_DIR, "cache", "media"),
    readOriginal: app.readOriginal,
    onWriteError: (error) => app.log.warn({ err: error }, "a picture could not be cached"),
  });

  app.get(mediaPrefix.slice(0, -1), { schema: { response: { 404: errorSchema } } }, async () => {
    throw new DomainError("not_found", "not found");
  });

  app.get(`${mediaPrefix}*`, { schema: pictureSchema }, async (request, reply) => {
    const name = request.params["*"];
    const variant = name && (await readVariant(name));
    if (!variant) throw new DomainError("not_found", "there is no such picture");
    reply.headers({
      // The right size is asked for again soon.
      "cache-control": variant.substitute ? "public, max-age=30" : "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
      // Feed readers and sites that show a shared link may embed a cover.
      "cross-origin-resource-policy": "cross-origin",
      etag: `"${variant.digest.slice(0, 32)}"`,
    });
    reply.header(...app.cacheTags("pictures", `picture-${name.hash}`));
    return reply.type(`image/${variant.substitute?.format ?? name.format}`).send(variant.bytes);
  });
};

const picture = z.instanceof(Buffer);

const pictureSchema = {
  params: z.object({ "*": z.string().transform(parseVariantName) }),
  response: {
    200: {
      content: Object.fromEntries(pictureFormats.map((format) => [`image/${format}`, { schema: picture }])),
    },
  },
};

/** `{hash}/{width}.{format}`; null unless `mediaPath` could have made it. */
function parseVariantName(path: string): VariantName | null {
  const [, hash, size, type] = /^([0-9a-f]{32})\/(\d+)\.([a-z]+)$/.exec(path) ?? [];
  const width = pictureWidths.find((each) => String(each) === size);
  const format = pictureFormats.find((each) => each === type);
  return hash && width && format ? { hash, width, format } : null;
}
