import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from "fastify";
import { paths } from "#api/paths.ts";
import type { Send } from "#api/transport.ts";
import { languages } from "#i18n/languages.ts";
import { longestFresh } from "#server/http/pages/fresh-until.ts";
import type { PageStore } from "#server/http/pages/page-store.ts";

/** The calls that every page makes, and that answer everybody alike. */
const callsOfAll = new Set(languages.map((language) => paths.siteDetails({ language })));

/** These answer whoever is not signed in alike. */
const forAll = /^\/api\/(?:posts|post|documents)\//;

/** They do not say how long an answer may be kept, where the others refuse it for what is not complete. */
const ofPosts = /^\/api\/posts?\//;

/** Answers that are kept: those for the pages that were drawn last. */
const mostAnswers = 24;

/** Answers calls that answer all alike, asking once for each version of the content and hour. */
export type AnswerOfAll = (path: string) => Promise<Response>;

/** An answer that is to be stored nowhere is not kept. */
export function keepAnswersOfAll(
  app: Pick<FastifyInstance, "inject" | "now">,
  pages: Pick<PageStore, "generation" | "isKeeping">,
): AnswerOfAll {
  const kept = new LRUCache<string, Promise<Response>>({ max: mostAnswers });
  let madeOf = "";
  return async (path) => {
    const current = `${pages.generation} ${Math.floor(app.now().getTime() / longestFresh)}`;
    if (current !== madeOf || !pages.isKeeping) kept.clear();
    madeOf = current;
    const asked = kept.get(path) ?? app.inject(path).then(toResponse);
    kept.set(path, asked);
    const forget = () => kept.get(path) === asked && kept.delete(path);
    const answer = await asked.catch((error: unknown) => {
      forget();
      throw error;
    });
    const isComplete = ofPosts.test(path) || answer.headers.get("cache-control") !== "no-store";
    if (answer.status !== 200 || !isComplete) forget();
    return answer;
  };
}

/** Sends calls to this server without a network, with the address and cookies of the visitor's request. */
export function sendInProcess(app: FastifyInstance, visitor: Pick<FastifyRequest, "headers" | "ip">): Send {
  return async (path, init = {}) => {
    const { cookie } = visitor.headers;
    if (callsOfAll.has(path) || (cookie === undefined && !init.method && forAll.test(path)))
      return app.answerOfAll(path);
    const answer = await app.inject({
      // Cast: Fastify's type lists the methods; the client uses no others.
      method: (init.method ?? "GET") as "GET",
      url: path,
      headers: {
        ...(init.headers === undefined ? {} : Object.fromEntries(new Headers(init.headers))),
        ...(cookie === undefined ? {} : { cookie }),
      },
      // Pages only send JSON.
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
      remoteAddress: visitor.ip,
    });
    return toResponse(answer);
  };
}

/** Milliseconds that a page which needs no posts waits for them. */
const timeout = 1000;

/**
 * For pages of which posts are only a part: a call that takes long is answered with 503, and the page goes without.
 *
 * @param isChecking whether it is the database that takes long; otherwise there is only much to do
 */
export function sendWithTimeout(send: Send, isChecking: () => boolean): Send {
  return async (path, init) => {
    const sent = send(path, init);
    // Without anybody who waits for it, its failure would end the process.
    sent.catch(() => {});
    const first = await Promise.race([sent, sleep(timeout, null, { ref: false })]);
    if (first) return first;
    return isChecking() ? new Response(null, { status: 503 }) : sent;
  };
}

/** Its body is here already, so it is not read from a stream, as any other response's is, and may be read several times. */
function toResponse({
  statusCode: status,
  headers: headerValues,
  rawPayload: payload,
}: LightMyRequestResponse): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(headerValues)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) headers.append(name, String(one));
    }
  }
  let read: unknown;
  return Object.assign(new Response(null, { status, headers }), {
    arrayBuffer: async () => new Uint8Array(payload).buffer,
    text: async () => payload.toString(),
    json: async () => (read ??= JSON.parse(payload.toString())),
  });
}
