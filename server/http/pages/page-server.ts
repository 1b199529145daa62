import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { headerTimes, type ConnectionGuard } from "#server/http/connections/connection-guard.ts";
import { sessionCookie } from "#server/http/session-cookie.ts";
import type { PageStore } from "./page-store.ts";
import { sendFinished } from "./send-finished.ts";

interface PageServerParts {
  pages: Pick<PageStore, "find" | "findStale">;
  connections: ConnectionGuard;
  /** Answers all that is no kept page. */
  handler: RequestListener;
  /** Told of each kept page that is sent. */
  onPage: (request: IncomingMessage, address: string) => void;
  /** In milliseconds. */
  keepAliveTimeout: number | undefined;
}

/** A server that answers kept pages at once, and gives `handler` all other requests. */
export function createPageServer({
  pages,
  connections,
  handler,
  onPage,
  keepAliveTimeout,
}: PageServerParts): Server {
  const server = createServer(headerTimes, (request, response) => {
    const address = request.url ?? "";
    const page = isStranger(request) ? pages.find(address) : undefined;
    if (page) {
      onPage(request, address);
      sendFinished(request, response, page.html);
      return;
    }
    const stale = isStranger(request) ? pages.findStale(address) : undefined;
    if (stale) {
      onPage(request, address);
      sendFinished(request, response, stale.html, { isStale: true });
      return;
    }
    connections.begin(request, response);
    handler(request, response);
  });
  // As Fastify sets it on a server of its own.
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
  connections.watch(server);
  return server;
}

/** An editor must see a change at once: for them the page's route asks the database whether there is one. */
function isStranger({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers.cookie === undefined || !headers.cookie.includes(sessionCookie);
}
