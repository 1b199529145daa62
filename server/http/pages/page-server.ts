import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { headerTimes, type ConnectionGuard } from "#server/http/connections/connection-guard.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import type { PageStore } from "./page-store.ts";
import { sendEncoded } from "./send-encoded.ts";

interface PageServerParts {
  pages: Pick<PageStore, "find" | "findStale">;
  connections: ConnectionGuard;
  /** Answers all that is no cached page. */
  handler: RequestListener;
  /** Called with each cached page that is sent. */
  onPage: (request: IncomingMessage, address: string) => void;
  /** Milliseconds. */
  keepAliveTimeout: number | undefined;
}

/** A server that answers cached pages at once, and gives `handler` all other requests. */
export function createPageServer({
  pages,
  connections,
  handler,
  onPage,
  keepAliveTimeout,
}: PageServerParts): Server {
  const server = createServer(headerTimes, (request, response) => {
    const address = request.url ?? "";
    const page = isAnonymous(request) ? pages.find(address) : undefined;
    if (page) {
      onPage(request, address);
      sendEncoded(request, response, page.html);
      return;
    }
    const stale = isAnonymous(request) ? pages.findStale(address) : undefined;
    if (stale) {
      onPage(request, address);
      sendEncoded(request, response, stale.html, { isStale: true });
      return;
    }
    connections.begin(request, response);
    handler(request, response);
  });
  // Fastify sets this by itself only on a server of its own.
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
  connections.watch(server);
  return server;
}

/** An editor must see a change at once: for them the page's route asks the database whether there is one. */
function isAnonymous({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers.cookie === undefined || !headers.cookie.includes(sessionCookie);
}
