import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { mediaPrefix } from "#api/media.ts";
import { paths } from "#api/paths.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";
import { answerBusy, hasBody, isCall } from "./busy-answer.ts";
import type { Pressure } from "./pressure.ts";
import type { RenderQueue } from "./render-queue.ts";

/** The address for monitoring the process; needs no database, and is answered under any load. */
const healthPath = "/healthz";

/** Monitoring addresses too, but answering them takes more work. */
const watchPaths: string[] = [paths.ready, paths.metrics];

/** Calls that are answered at the same time: some 100 ms of work. With a session cookie as many again are let in. */
const maxCalls = 150;

/** The event loop is through with so few calls in a few milliseconds, so pressure does not refuse them. */
const fewCalls = 4;

interface Admission {
  queue: Pick<RenderQueue, "isFull">;
  pressure: Pick<Pressure, "isHigh">;
  /** Whether the process is about to end: then only what is under way is answered. */
  closing: { readonly hasBegun: boolean };
  /** Awaited before a call is answered beside several others. */
  letArrivalsIn: () => Promise<void>;
  onRefusal: (what: "pages" | "calls") => void;
  /** Answers what is admitted. */
  handler: RequestListener;
}

/**
 * Answers what is no cached page: refuses pages and calls, before anything is done for them, while there is more to do than can be
 * answered soon. Files and pictures are not refused: they cost little, and pages that are there need them. In process calls do
 * not come this way: their page has been admitted.
 */
export function admitRequests({
  queue,
  pressure,
  closing,
  letArrivalsIn,
  onRefusal,
  handler,
}: Admission): RequestListener {
  const visitors = { calls: 0 };
  const signedIn = { calls: 0 };
  const refuse: RequestListener = (request, response) => {
    onRefusal(isCall(request.url ?? "/") ? "calls" : "pages");
    answerBusy(request, response);
  };
  return (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (path === healthPath) return answerHealth(response);
    if (closing.hasBegun) {
      response.shouldKeepAlive = false;
      return refuse(request, response);
    }
    if (watchPaths.includes(path)) return handler(request, response);
    if (isCall(path)) {
      // Anybody can send such a cookie, but then stands in the editors' way alone, not in the visitors' too.
      const group = request.headers.cookie?.includes(sessionCookie) ? signedIn : visitors;
      if (pressure.isHigh || group.calls >= maxCalls) return refuse(request, response);
      count(group, request, response);
      if (visitors.calls + signedIn.calls > fewCalls) {
        void letArrivalsIn().then(() => {
          if (!response.closed) handler(request, response);
        });
        return undefined;
      }
    } else if ((pressure.isHigh || queue.isFull) && !isFile(path)) return refuse(request, response);
    return handler(request, response);
  };
}

/** A call counts from when its body has come: slow senders keep nobody out. */
function count(group: { calls: number }, request: IncomingMessage, response: ServerResponse): void {
  const begin = () => {
    if (response.closed) return;
    group.calls += 1;
    response.once("close", () => {
      group.calls -= 1;
    });
  };
  if (hasBody(request)) request.once("end", begin);
  else begin();
}

function isFile(path: string): boolean {
  return path.startsWith(mediaPrefix) || /\.[a-z\d]+$/.test(path);
}

function answerHealth(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("ok\n");
}
