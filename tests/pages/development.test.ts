import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createServer as createVite } from "vite";
import { sharingScript } from "#app/site/page-script/hydration-info.ts";
import { servedScripts } from "../../vite.config.ts";

test("in development a post's buttons for sharing have their script too", async () => {
  const vite = await createVite({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    plugins: [servedScripts],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  onTestFinished(() => vite.close());
  const server = createServer(vite.middlewares);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const response = await fetch(`http://127.0.0.1:${port}${sharingScript}`);
  expect(response.headers.get("content-type")).toBe("text/javascript");
  const script = await response.text();
  expect(script).toContain("data-copies");
  // A browser runs it as it is: nothing is imported.
  expect(script).not.toMatch(/\bimport\b/);
});
