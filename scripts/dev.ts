import { createServer, type ViteDevServer } from "vite";
import type { Site } from "#server/http/site.ts";
import { serve } from "#server/serve.ts";

/** Serves the pages fresh from the sources: a change of the site shows at once in the browser. */
function freshSite(): Site {
  let vite: ViteDevServer;
  return {
    injectsStyles: true,
    filesFolder: "public",
    async serveFiles(app) {
      // The browser hears of changes over the site's own port, the only one that its policy allows.
      const ours = process.listeners("SIGTERM");
      vite = await createServer({
        appType: "custom",
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      // A Vite that the router's plugin runs inside would end the process at once, with the database still open.
      for (const listener of process.listeners("SIGTERM")) {
        if (!ours.includes(listener)) process.off("SIGTERM", listener);
      }
      app.addHook("onRequest", (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      app.addHook("preClose", () => vite.close());
    },
    async renderSite(request, send) {
      // Vite loads modules without knowing their types.
      const { renderSite } = (await vite.ssrLoadModule("/app/site-handler.ts")) as Pick<Site, "renderSite">;
      return renderSite(request, send);
    },
  };
}

await serve(() => Promise.resolve(freshSite()));
