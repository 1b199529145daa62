import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Send } from "#api/client.ts";
import { mediaPrefix } from "#api/media.ts";
import { defaultLanguage, isLanguage } from "#i18n/languages.ts";
import type { Env } from "#server/env.ts";
import { answerNotFound } from "#server/http/errors.ts";
import { neverCached } from "#server/http/never-cached.ts";
import { finishBody } from "#server/http/pages/finished-body.ts";
import { isKeptAddress } from "#server/http/pages/kept-addresses.ts";
import { sendFinished } from "#server/http/pages/send-finished.ts";
import { etagPlugin } from "#server/http/plugins/etags.ts";
import { sendInProcess } from "#server/http/send-in-process.ts";
import { readSessionToken } from "#server/http/session-cookie.ts";
import { photographRoutes } from "./photographs.ts";

export interface Site {
  /** `send` makes the calls that the page needs. */
  renderSite: (request: Request, send: Send) => Promise<Response>;
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Folder of the static files. */
  filesFolder: string;
  /** In development a script puts styles into the page, which the policy of the built site forbids. */
  injectsStyles?: boolean;
}

interface SiteOptions {
  site: Site;
  runsJobs: boolean;
}

export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, { site, runsJobs }) => {
  await app.register(etagPlugin);
  // Before the files, which in development are answered by a hook.
  await app.register(photographRoutes, { filesFolder: site.filesFolder, isPreparing: runsJobs });
  await site.serveFiles(app);

  app.get("/*", async (request, reply) => {
    if (isKeptAddress(request.url)) return sendKept(request, reply, site);
    const webRequest = toWebRequest(request, app.env.SITE_URL);
    const response = await site.renderSite(webRequest, sendInProcess(app, request));
    return sendPage(reply, await readPage(response, app.env, site));
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
    const webRequest = toWebRequest(request, app.env.SITE_URL, request.body);
    const response = await site.renderSite(webRequest, sendInProcess(app, request));
    return sendPage(reply, await readPage(response, app.env, site));
  });
};

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** In bytes: room for the contact form's longest message, URL-encoded. */
const formLimit = 64 * 1024;

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
  const noPage = `/${isLanguage(first) ? first : defaultLanguage}/${notAPage}`;
  const response = await site.renderSite(new Request(new URL(noPage, env.SITE_URL)), () =>
    Promise.reject(new Error("the page that tells of a missing one makes no call")),
  );
  return sendPage(reply, await readPage(response, env, site));
}

const notAPage = "-";

function toWebRequest(request: FastifyRequest, siteUrl: string, body?: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // The request line (or two slashes) may name another host. HEAD becomes GET: Fastify drops the body.
  const { pathname, search } = new URL(request.url.replace(/^\/+/, "/"), siteUrl);
  const address = siteUrl + pathname + search;
  if (request.method !== "POST") return new Request(address, { headers });
  // Already checked by refuse-foreign-origin.ts; the router would accept SITE_URL alone.
  headers.delete("origin");
  return new Request(address, { headers, method: "POST", body: body ? new Uint8Array(body) : null });
}

/** An answer of the site, read to its end. */
interface RenderedPage {
  status: number;
  headers: Headers;
  body: Buffer;
}

async function readPage(response: Response, env: Env, { injectsStyles }: Site): Promise<RenderedPage> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (headers.get("content-type")?.startsWith("text/html"))
    headers.set("content-security-policy", contentSecurityPolicy(body.toString(), env, injectsStyles));
  return { status, headers, body };
}

async function sendPage(reply: FastifyReply, { status, headers, body }: RenderedPage): Promise<FastifyReply> {
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  if (reply.request.method === "POST") reply.header("cache-control", "no-store");
  return reply.send(body);
}

/** What is kept is rendered for nobody in particular: of the request only the address counts. */
async function sendKept(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> {
  const { pages, env, refreshPages } = request.server;
  if (readSessionToken(request) !== undefined) await refreshPages();
  const rendered = await pages.open(request.url, async () => {
    const response = await site.renderSite(
      new Request(env.SITE_URL + request.url),
      sendInProcess(request.server, nobody),
    );
    const page = await readPage(response, env, site);
    const mayBeKept = page.status === 200 && page.headers.get("cache-control")?.startsWith("public");
    if (!mayBeKept) return { answer: page };
    return { html: await finishBody(page.body, [...fixedHeaders(reply), ...[...page.headers].flat()]) };
  });
  if ("answer" in rendered) return sendPage(reply, rendered.answer);
  reply.hijack();
  sendFinished(request.raw, reply.raw, rendered.html);
  return reply;
}

const nobody = { headers: {}, ip: "127.0.0.1" };

/** What hooks have put on every answer: the security headers. */
function fixedHeaders({ raw }: FastifyReply): string[] {
  return raw.getHeaderNames().flatMap((name) => [name, String(raw.getHeader(name))]);
}

/**
 * Allows exactly the page's own inline scripts, by their hashes. Pictures and players of other sites are allowed since
 * they load only at the reader's click or with consent.
 */
function contentSecurityPolicy(html: string, env: Env, injectsStyles = false): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    `style-src 'self'${injectsStyles ? " 'unsafe-inline'" : ""}`,
    `connect-src 'self'${env.EMAILJS_PUBLIC_KEY === undefined ? "" : ` ${env.EMAILJS_API_URL}`}`,
    "img-src 'self' data: blob: http: https:",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
