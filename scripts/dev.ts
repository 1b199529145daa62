import { createServer, type ViteDevServer } from "vite";
import type { Site } from "#server/http/routes/pages/site.ts";
import { serve } from "#server/serve.ts";

/** Renders the pages from the sources through Vite. */
function developmentSite(): Site {
  let vite: ViteDevServer;
  return {
    injectsStyles: true,
    answerFirst: (request, response, next) =>
      isCall(request.url ?? "") ? next() : vite.middlewares(request, response, next),
    filesFolder: "public",
    async serveFiles(app) {
      // Vite uses the site's own port, the only one that the content security policy allows.
      const ownListeners = process.listeners("SIGTERM");
      vite = await createServer({
        appType: "custom",
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      // Vite's own listener would end the process at once, with the database still open.
      for (const listener of process.listeners("SIGTERM")) {
        if (!ownListeners.includes(listener)) process.off("SIGTERM", listener);
      }
      app.addHook("preClose", () => vite.close());
    },
    async renderSite(request, send) {
      // A cast: a module loaded by Vite has no type.
      const { renderSite } = (await vite.ssrLoadModule("/app/site-handler.ts")) as Pick<Site, "renderSite">;
      return renderSite(request, send);
    },
  };
}

await serve(() => Promise.resolve(developmentSite()), { isAlone: true });

/** The folder of schemas has the name that calls begin with: `/api/categories` is a call, `/api/categories.ts` a module. */
function isCall(url: string): boolean {
  return url.startsWith("/api/") && !/\.tsx?(\?|$)/.test(url);
}
