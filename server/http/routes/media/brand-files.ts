import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { brandPrefix } from "#api/media.ts";
import { findBrandPicture } from "#server/domain/settings/brand.ts";
import { DomainError } from "#server/domain/errors.ts";

const picture = z.instanceof(Buffer);

/** The owner's logo and icon. Their addresses change with them. */
export const brandFileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    `${brandPrefix}:name`,
    {
      schema: {
        params: z.object({ name: z.string().max(50) }),
        response: {
          200: { content: { "image/webp": { schema: picture }, "image/png": { schema: picture } } },
        },
      },
    },
    async ({ params: { name } }, reply) => {
      const bytes = await findBrandPicture(app.db, name);
      if (!bytes) throw new DomainError("not_found", "there is no such picture");
      reply.headers({
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'",
        "x-content-type-options": "nosniff",
      });
      reply.header(...app.cacheTags("pictures"));
      return reply.type(name.endsWith(".webp") ? "image/webp" : "image/png").send(bytes);
    },
  );
};
