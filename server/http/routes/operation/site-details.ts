import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { paths } from "#api/paths.ts";
import { siteDetailsSchema } from "#api/settings/site-details.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";

/** Says who the site is of. A page without its database still says what it said last. */
export const siteDetailsRoutes: FastifyPluginAsyncZod = async (app) => {
  // A page may be asked for before anybody has read the settings.
  app.addHook("onReady", async () => void (await app.settings.readOrLast()));

  app.get(
    paths.siteDetails,
    {
      schema: {
        tags: ["settings"],
        summary: "Tell who the site is of",
        response: { 200: siteDetailsSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", revalidated);
      return app.settings.readOrLast();
    },
  );
};
