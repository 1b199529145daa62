import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Send } from "#api/client.ts";
import { defaultLanguage, isLanguage } from "#i18n/languages.ts";
import type { HttpContext } from "./context.ts";
import { answerNotFound } from "./errors.ts";
import { isUnchanged } from "./is-unchanged.ts";
import { sendInProcess } from "./send-in-process.ts";

/** The pages of the site, as the build makes them. */
export interface Site {
  /** Answers a page's request with a whole response; `send` makes the calls it needs. */
  renderSite: (request: Request, send: Send) => Promise<Response>;
  /** Makes the server answer the site's files: scripts, styles, pictures. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** While one develops, styles are put into the page by a script, which the built site needs not allow. */
  injectsStyles?: boolean;
}

/** Serves the site's files and, at every other address, its pages. */
export async function siteRoutes(app: FastifyInstance, { env }: HttpContext, site: Site): Promise<void> {
  await site.serveFiles(app);

  app.get("/*", async (request, reply) => {
    const response = await site.renderSite(toWebRequest(request, env.SITE_URL), sendInProcess(app, request));
    return sendPage(request, reply, response, site);
  });
}

/**
 * Answers an address that cannot be read, such as one with a broken escape: for pages with the page that
 * tells that there is none.
 */
export async function answerBadAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  { env }: Pick<HttpContext, "env">,
  site: Site | undefined,
): Promise<FastifyReply> {
  const [, first = ""] = (request.raw.url ?? "").split("/");
  if (!site || first === "api" || first === "media") return answerNotFound(request, reply);
  const noPage = `/${isLanguage(first) ? first : defaultLanguage}/${notAPage}`;
  const response = await site.renderSite(new Request(new URL(noPage, env.SITE_URL)), () =>
    Promise.reject(new Error("the page that tells of a missing one makes no call")),
  );
  return sendPage(request, reply, response, site);
}

/** No address of a page looks like this. */
const notAPage = "-";

function toWebRequest(request: FastifyRequest, siteUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // A HEAD is answered like the GET that it stands for, but for the body, which is left out at the end.
  // A request line may name another host, as may two slashes; the address of the site is ours to say.
  const { pathname, search } = new URL(request.url.replace(/^\/+/, "/"), siteUrl);
  return new Request(siteUrl + pathname + search, { headers });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  { injectsStyles = false }: Site,
): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    reply.header("content-security-policy", contentSecurityPolicy(body.toString(), injectsStyles));
  }
  if (response.status === 200) {
    const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    reply.header("etag", tag);
    if (isUnchanged(request, tag)) return reply.code(304).send();
  }
  return reply.send(body);
}

/**
 * Allows exactly the inline scripts that the page has, by their hashes. Pictures and players of other
 * sites are asked for by the reader's click alone, so they may come from where posts may show them.
 */
function contentSecurityPolicy(html: string, injectsStyles: boolean): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].join(" ")}`,
    `style-src 'self'${injectsStyles ? " 'unsafe-inline'" : ""}`,
    "img-src 'self' data: blob: http: https:",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
