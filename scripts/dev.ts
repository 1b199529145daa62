import { createServer } from "vite";
import type { Site } from "#server/http/site.ts";
import { serve } from "#server/serve.ts";

/** Serves the pages fresh from the sources: a change of the site shows at once in the browser. */
async function loadFreshSite(): Promise<Site> {
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  return {
    async serveFiles(app) {
      app.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      app.addHook("onClose", () => vite.close());
    },
    async renderSite(request, send) {
      // Vite loads modules without knowing their types.
      const { renderSite } = (await vite.ssrLoadModule("/app/site-handler.ts")) as Pick<Site, "renderSite">;
      return renderSite(request, send);
    },
  };
}

await serve(loadFreshSite);
