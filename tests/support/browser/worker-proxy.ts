import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { workerScript } from "#app/site/offline/offline-caches.ts";

export interface WorkerProxy {
  url: string;
  /** Sends this in the place of the site's service worker; null for the site's own again. */
  setWorker: (code: string | null) => void;
  /** Stands in the title of every page that is sent from now on. */
  setEdition: (edition: string) => void;
  close: () => Promise<void>;
}

/** Stands before a site, which is thereby another release of itself whenever a test wants. */
export async function startWorkerProxy(siteUrl: string): Promise<WorkerProxy> {
  let worker: string | null = null;
  let edition = "";
  const server = createServer((request, response) => {
    void (async () => {
      const { accept = "*/*" } = request.headers;
      const answer = await fetch(siteUrl + request.url, { headers: { accept }, redirect: "manual" });
      const headers = new Headers(answer.headers);
      for (const name of [
        "content-encoding",
        "content-length",
        "transfer-encoding",
        "connection",
        "keep-alive",
        "etag",
      ])
        headers.delete(name);
      const isPage = headers.get("content-type")?.startsWith("text/html");
      const bytes = Buffer.from(await answer.arrayBuffer());
      const own = isPage ? bytes.toString().replace("<title>", `<title>${edition} `) : bytes;
      const body = request.url === workerScript && worker !== null ? worker : own;
      response.writeHead(answer.status, Object.fromEntries(headers)).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  // Safe cast: it listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    setWorker: (code) => void (worker = code),
    setEdition: (text) => void (edition = text),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
