import swaggerUi from "@fastify/swagger-ui";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { adminPaths } from "#api/admin/admin-paths.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";

/** The API's description is public; the page that shows it needs a signed-in user. */
export const apiDocsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    adminPaths.openApi,
    {
      schema: {
        tags: ["documentation"],
        summary: "Describe all calls, as OpenAPI 3.1",
        response: { 200: z.looseObject({ openapi: z.string() }) },
      },
    },
    async () => ({ openapi: "3.1.0", ...app.swagger() }),
  );
  await app.register(docsPage);
};

const docsPage: FastifyPluginAsyncZod = async (app) => {
  app.addHook("onRequest", neverCached);
  app.addHook("onRequest", app.requirePermission("api-docs.read"));
  await app.register(swaggerUi, {
    routePrefix: adminPaths.apiDocs,
    // Without the bar for loading another document.
    uiConfig: { layout: "BaseLayout" },
    theme: { title: "Irány Peru – API" },
    // Swagger UI sets inline styles and has icons as data URLs.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  });
};
