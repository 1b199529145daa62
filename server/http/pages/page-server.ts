import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { sessionCookie } from "#server/http/session-cookie.ts";
import type { PageStore } from "./page-store.ts";
import { sendFinished } from "./send-finished.ts";

interface ServerTimeouts {
  /** All in milliseconds. */
  keepAliveTimeout?: number;
  requestTimeout?: number;
  connectionTimeout?: number;
}

/** A server that answers kept pages at once, and gives `handler` (Fastify) all other requests. */
export function createPageServer(
  pages: Pick<PageStore, "find">,
  handler: RequestListener,
  { keepAliveTimeout, requestTimeout, connectionTimeout }: ServerTimeouts,
): Server {
  const server = createServer((request, response) => {
    const page = isStranger(request) ? pages.find(request.url ?? "") : undefined;
    if (page) sendFinished(request, response, page.html);
    else handler(request, response);
  });
  // As Fastify sets them on a server of its own.
  if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
  if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
  if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
  return server;
}

/** An editor must see a change at once: for them the page's route asks the database whether there is one. */
function isStranger({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers.cookie === undefined || !headers.cookie.includes(sessionCookie);
}
