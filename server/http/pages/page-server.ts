import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { headerTimes, type ConnectionGuard } from "#server/http/connections/connection-guard.ts";
import type { AnswerHeaders } from "#server/http/plugins/answer-headers.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import type { VisitWatch } from "#server/http/visits/visits.ts";
import type { PageStore } from "./page-store.ts";
import { sendEncoded } from "./send-encoded.ts";

interface PageServerParts {
  pages: Pick<PageStore, "find" | "findStale">;
  connections: ConnectionGuard;
  /** Answers all that is no cached page. */
  handler: RequestListener;
  visits: Pick<VisitWatch, "notePage">;
  answerHeaders: Pick<AnswerHeaders, "own">;
  /** Milliseconds. */
  keepAliveTimeout: number | undefined;
}

/** A server that answers cached pages at once, and gives `handler` all other requests. */
export function createPageServer({
  pages,
  connections,
  handler,
  visits,
  answerHeaders,
  keepAliveTimeout,
}: PageServerParts): Server {
  const server = createServer(headerTimes, (request, response) => {
    const address = request.url ?? "";
    const page = isAnonymous(request) ? pages.find(address) : undefined;
    const stale = !page && isAnonymous(request) ? pages.findStale(address) : undefined;
    const found = page ?? stale;
    if (found) {
      visits.notePage(request, address);
      sendEncoded(request, response, found.html, {
        isStale: stale !== undefined,
        headers: answerHeaders.own(),
      });
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
