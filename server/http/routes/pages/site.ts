import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Send } from "#api/transport.ts";
import { mediaPrefix } from "#api/media.ts";
import { hydrationPrefix, pageVersionHeader } from "#api/paths.ts";
import { guidePageAt } from "#i18n/addresses.ts";
import { defaultLanguage, isLanguage } from "#i18n/languages.ts";
import { isDatabaseBeingChecked } from "#server/domain/database-refusal.ts";
import { DomainError } from "#server/domain/errors.ts";
import type { Env } from "#server/env.ts";
import { answerNotFound, isOutageStatus } from "#server/http/errors.ts";
import { neverCached } from "#server/http/answers/never-cached.ts";
import { answerBusy } from "#server/http/overload/busy-answer.ts";
import { encodeBody, type EncodedBody } from "#server/http/pages/encoded-body.ts";
import { makePagesAhead } from "#server/http/plugins/make-ahead.ts";
import { isCacheableAddress } from "#server/http/pages/cacheable-addresses.ts";
import { compressPage } from "#server/http/pages/compress-page.ts";
import { readPage, type SiteAnswer } from "#server/http/pages/read-page.ts";
import type { EncodedPage } from "#server/http/pages/page-store.ts";
import { utf8Bytes } from "#server/http/answers/utf8-bytes.ts";
import {
  json,
  sendBody,
  sendHydration,
  sendPage,
  tagPublic,
  tellUncached,
} from "#server/http/pages/send-page.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { sendInProcess, sendWithTimeout } from "#server/http/send-in-process.ts";
import { readSessionToken } from "#server/http/sessions/session-cookie.ts";
import { pathOf } from "#server/http/visits/visits.ts";
import { photographRoutes } from "#server/http/routes/media/photographs.ts";

export interface Site {
  /** `send` makes the calls that the page needs; of data of the `known` version it is not rendered again. */
  renderSite: (request: Request, send: Send, known?: string) => Promise<SiteAnswer>;
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Folder of the static files. */
  filesFolder: string;
  /** Called in development before every route, because sources may lie under `/api/`. */
  answerFirst?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** In development a script puts styles into the page, which the policy of the built site forbids. */
  injectsStyles?: boolean;
}

interface SiteOptions {
  site: Site;
  runsJobs: boolean;
}

export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, { site, runsJobs }) => {
  await app.register(etagPlugin);
  app.addHook("onSend", compressPage);
  makePagesAhead(app, (address) => openPage(app, { site, address }));
  await app.register(photographRoutes, { filesFolder: site.filesFolder, isPreparing: runsJobs });
  await site.serveFiles(app);

  app.addHook("onRequest", async (request, reply) => {
    if (isUnusable(request.url)) return answerBadAddress(request, reply, app.env, site);
    return undefined;
  });
  // An error that this handler throws goes on to the handler of all routes.
  app.setErrorHandler((error, request, reply) => answerBusyOr(error, request, reply));

  app.get(`${hydrationPrefix}/*`, async (request, reply) => {
    const address = request.url.slice(hydrationPrefix.length);
    if (isCacheableAddress(address)) return sendCached(request, reply, { site, address, part: "hydration" });
    tellUncached(reply, otherAddress, "bypass");
    const webRequest = toWebRequest(request, app.env.SITE_URL, { prefix: hydrationPrefix });
    const { response, hydration, version } = await renderInTurn(request, site, webRequest);
    const previous = findPreviousData(request, address, version);
    if (previous) return sendBody(request, reply, previous, { isPrevious: true });
    const cacheControl = response.headers.get("cache-control") ?? "no-store";
    tagPublic(reply, cacheControl);
    return sendHydration(request, reply, { status: response.status, hydration, cacheControl });
  });

  app.get("/*", async (request, reply) => {
    if (isCacheableAddress(request.url))
      return sendCached(request, reply, { site, address: request.url, part: "html" });
    tellUncached(reply, otherAddress, "bypass");
    const answer = await renderInTurn(request, site, toWebRequest(request, app.env.SITE_URL));
    const page = await readPage(answer, pageSettings(request.url, app.env, site));
    const path = pathOf(request.url);
    if (page.status === 200 && isCacheableAddress(path)) app.visits.notePage(request.raw, path);
    return sendPage(reply, page);
  });

  await app.register(pageFormRoutes, { site });
};

/** Without JavaScript, forms are posted to their page, which reads the body itself. */
const pageFormRoutes: FastifyPluginAsync<{ site: Site }> = async (app, { site }) => {
  app.addHook("onRequest", neverCached);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    formTypes,
    { parseAs: "buffer", bodyLimit: formLimit },
    async (_request: FastifyRequest, body: Buffer) => body,
  );

  app.post<{ Body?: Buffer }>("/*", async (request, reply) => {
    tellUncached(reply, "a form was posted", "method");
    const webRequest = toWebRequest(request, app.env.SITE_URL, { body: request.body });
    const answer = await renderInTurn(request, site, webRequest);
    // An address that only redirects takes no form; the router's own words for it are for programs.
    if (answer.response.headers.get("content-type") === "application/json")
      return answerBadAddress(request, reply, app.env, site);
    return sendPage(reply, await readPage(answer, pageSettings(request.url, app.env, site)));
  });
};

/** For one visitor, with their address and cookies; not for one that has left. */
async function renderInTurn(request: FastifyRequest, site: Site, webRequest: Request): Promise<SiteAnswer> {
  const { server, raw } = request;
  const send = sendInProcess(server, request);
  return server.renderQueue.enqueue({
    isGone: () => raw.socket.destroyed,
    render: (outside) => site.renderSite(webRequest, (path, init) => outside(() => send(path, init))),
  });
}

/** See `isCacheableAddress`. */
const otherAddress = "the address is not the one spelling of a public page";

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Bytes: room for the contact form's longest message, URL-encoded. */
const formLimit = 64 * 1024;

/** Browsers take `\\` for `/`, and no address of the site has a control character; the router fails on both. */
function isUnusable(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return /\\|%[01][\da-f]|%7f/i.test(path);
}

/** For an address that cannot be decoded, such as `/hu/%E0`: the not-found page. */
export async function answerBadAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  env: Env,
  site: Site | undefined,
): Promise<FastifyReply> {
  const address = request.raw.url ?? "";
  const [, first = ""] = address.split("/");
  if (!site || first === "api" || address.startsWith(mediaPrefix)) return answerNotFound(request, reply);
  const noPage = `/${isLanguage(first) ? first : defaultLanguage}/-`;
  try {
    const answer = await request.server.renderQueue.enqueue({
      render: () =>
        site.renderSite(new Request(new URL(noPage, env.SITE_URL)), () =>
          Promise.reject(new Error("the page that tells of a missing one makes no call")),
        ),
    });
    return await sendPage(reply, await readPage(answer, pageSettings(noPage, env, site)));
  } catch (error) {
    return answerBusyOr(error, request, reply);
  }
}

/** @throws what is no sign of too much work */
function answerBusyOr(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isBusy = error instanceof DomainError && error.code === "unavailable";
  if (!isBusy || reply.raw.headersSent) throw error;
  reply.hijack();
  answerBusy(request.raw, reply.raw);
  return reply;
}

function pageSettings(address: string, env: Env, { injectsStyles }: Site) {
  return { env, address, injectsStyles };
}

/** @param prefix before the path of the page */
function toWebRequest(
  request: FastifyRequest,
  siteUrl: string,
  { body, prefix = "" }: { body?: Buffer | undefined; prefix?: string } = {},
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The request line (or two slashes) may name another host. HEAD becomes GET: Fastify drops the body.
  const { pathname, search } = new URL(request.url.slice(prefix.length).replace(/^\/+/, "/"), siteUrl);
  const address = siteUrl + pathname + search;
  if (request.method !== "POST") return new Request(address, { headers });
  // Already checked by refuse-foreign-origin.ts; the router would accept SITE_URL alone.
  headers.delete("origin");
  return new Request(address, { headers, method: "POST", body: body ? new Uint8Array(body) : null });
}

interface CachedPart {
  site: Site;
  /** The address of the page. */
  address: string;
  part: "html" | "hydration";
}

type PublicPage = Pick<CachedPart, "site" | "address">;

/** The kept page, or the one that is rendered now and kept. */
function openPage(app: FastifyInstance, page: PublicPage) {
  return app.pages.open(page.address, (known) => renderForAll(app, page, known));
}

/** Renders a page for nobody in particular, with the headers under which it is kept; one that is not is an answer, rendered of known data too. */
async function renderForAll(
  app: FastifyInstance,
  { site, address }: PublicPage,
  known: EncodedPage | undefined,
) {
  const { env, renderQueue, cacheTags, answerHeaders } = app;
  const sendNow = sendInProcess(app, { headers: {}, ip: "127.0.0.1" });
  const isChecking = () => isDatabaseBeingChecked(app.db);
  const send = guidePageAt(address) ? sendWithTimeout(sendNow, isChecking) : sendNow;
  let isCutOff = false;
  const answer = await renderQueue.enqueue({
    render(outside) {
      const call: Send = async (path, init) => {
        const part = await outside(() => send(path, init));
        if (isOutageStatus(part.status)) isCutOff = true;
        return part;
      };
      return site.renderSite(new Request(env.SITE_URL + address), call, known?.version);
    },
  });
  const { version } = answer;
  if (known && answer.html === undefined && version !== undefined && version === known.version) return known;
  const { hydration } = answer;
  const page = await readPage(answer, pageSettings(address, env, site));
  const cacheControl = page.headers.get("cache-control") ?? "";
  const isCacheable = page.status === 200 && cacheControl.startsWith("public") && hydration !== null;
  if (!isCacheable) return { answer: { page, hydration, version }, isCutOff };
  const fixed = [...answerHeaders.fixed, ...cacheTags("pages")];
  const [html, data] = await Promise.all([
    encodeBody(page.body, [...fixed, ...[...page.headers].flat()]),
    encodeBody(
      utf8Bytes(hydration),
      [...fixed, "content-type", json, "cache-control", cacheControl],
      pageVersionHeader,
    ),
  ]);
  return { html, hydration: data, version };
}

/** Cached answers are rendered for nobody in particular: of the request only the address counts. */
async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, address, part }: CachedPart,
): Promise<FastifyReply> {
  const { pages, refreshPages } = request.server;
  if (readSessionToken(request) !== undefined) await refreshPages();
  const opened = await openPage(request.server, { site, address });
  if (part === "hydration") {
    const current = "answer" in opened ? opened.answer.version : opened.version;
    const previous = findPreviousData(request, address, current);
    if (previous) return sendBody(request, reply, previous, { isPrevious: true });
  }
  if ("answer" in opened) {
    const { page, hydration } = opened.answer;
    tellUncached(reply, page.status === 200 ? "its load says no-store" : `it has the status ${page.status}`);
    if (part === "html") return sendPage(reply, page);
    return sendHydration(request, reply, { status: page.status, hydration, cacheControl: "no-store" });
  }
  const why = pages.whyUncached(address);
  if (why !== undefined && opened.isStale !== true) tellUncached(reply, why);
  if (part === "html") request.server.visits.notePage(request.raw, address);
  const body = opened[part];
  return body ? sendBody(request, reply, body, opened) : answerNotFound(request, reply);
}

/** The data that the reader's HTML was made of, when the page has others by now. */
function findPreviousData(
  { headers, server }: FastifyRequest,
  address: string,
  current: string | undefined,
): EncodedBody | undefined {
  const asked = headers[pageVersionHeader];
  if (typeof asked !== "string" || asked === current) return undefined;
  return server.pages.findPrevious(address, asked);
}
