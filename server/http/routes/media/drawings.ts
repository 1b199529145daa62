import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { drawingsSchema, replacedDrawingSchema } from "#api/admin/media-library.ts";
import { languages } from "#i18n/languages.ts";
import { DomainError } from "#server/domain/errors.ts";
import { replaceDrawing } from "#server/domain/media/photographs/replaced-drawings.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { listDrawings } from "#server/http/guide/drawings.ts";
import { signedInOnly } from "#server/http/plugins/sign-in.ts";

const common = { tags: ["media"], security: signedInOnly };
const params = z.object({ language: z.enum(languages) });

/** The drawings of the guide, and the pictures of the library in their places and on own pages; for signed-in editors alone. */
export const drawingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("guide.edit"));
  // An editor sees the change on this process at once.
  app.addHook("onSend", app.refreshPages);

  const list = async ({ language }: z.infer<typeof params>) => {
    const { own } = await app.readSitePages();
    return listDrawings(await app.readGuide(db), await app.readReplacedDrawings(), own, language);
  };

  app.get(
    adminPaths.drawings.pattern,
    {
      schema: {
        ...common,
        summary: "List the drawings of the guide, with what stands in their places",
        params,
        response: { 200: drawingsSchema },
      },
    },
    (request) => list(request.params),
  );

  app.put(
    adminPaths.drawings.pattern,
    {
      schema: {
        ...common,
        summary: "Show a picture of the library in the place of a drawing, or the drawing again",
        params,
        body: replacedDrawingSchema,
        response: { 200: z.object({}) },
      },
    },
    async ({ params: named, body, actor }) => {
      if (!(await list(named)).some(({ id }) => id === body.id))
        throw new DomainError("not_found", "there is no such drawing");
      await replaceDrawing(db, body, { by: actor });
      return {};
    },
  );
};
