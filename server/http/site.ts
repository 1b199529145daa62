import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Send } from "#api/client.ts";
import { defaultLanguage, isLanguage } from "#i18n/languages.ts";
import type { HttpContext } from "./context.ts";
import { answerNotFound } from "./errors.ts";
import { isUnchanged } from "./is-unchanged.ts";
import { neverCached } from "./never-cached.ts";
import { photographRoutes } from "./photographs.ts";
import { sendInProcess } from "./send-in-process.ts";

/** The pages of the site, as the build makes them. */
export interface Site {
  /** Answers a page's request with a whole response; `send` makes the calls it needs. */
  renderSite: (request: Request, send: Send) => Promise<Response>;
  /** Makes the server answer the site's files: scripts, styles, pictures. */
  serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Where those files lie, as far as they are not made on demand. */
  filesFolder: string;
  /** While one develops, styles are put into the page by a script, which the built site needs not allow. */
  injectsStyles?: boolean;
}

/** Serves the site's files and, at every other address, its pages. */
export async function siteRoutes(app: FastifyInstance, { env }: HttpContext, site: Site): Promise<void> {
  // First, for while one develops a hook answers the files.
  await photographRoutes(app, { env }, site.filesFolder);
  await site.serveFiles(app);

  app.get("/*", async (request, reply) => {
    const response = await site.renderSite(toWebRequest(request, env.SITE_URL), sendInProcess(app, request));
    return sendPage(request, reply, response, { env, site });
  });

  void app.register(async (forms) => {
    // A form that is sent without JavaScript goes to the page as it came.
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      formTypes,
      { parseAs: "buffer", bodyLimit: formLimit },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    forms.post<{ Body?: Buffer }>("/*", { onRequest: neverCached }, async (request, reply) => {
      const webRequest = toWebRequest(request, env.SITE_URL, request.body);
      const response = await site.renderSite(webRequest, sendInProcess(app, request));
      return sendPage(request, reply, response, { env, site });
    });
  });
}

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** In bytes: room for the contact form's longest message, however it is escaped. */
const formLimit = 64 * 1024;

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
  return sendPage(request, reply, response, { env, site });
}

/** No address of a page looks like this. */
const notAPage = "-";

/** @param body of a form that was sent */
function toWebRequest(request: FastifyRequest, siteUrl: string, body?: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  // A HEAD is answered like the GET that it stands for, but for the body, which is left out at the end.
  // A request line may name another host, as may two slashes; the address of the site is ours to say.
  const { pathname, search } = new URL(request.url.replace(/^\/+/, "/"), siteUrl);
  const address = siteUrl + pathname + search;
  if (request.method !== "POST") return new Request(address, { headers });
  // The server has let it pass already; the router would compare it with SITE_URL alone.
  headers.delete("origin");
  return new Request(address, { headers, method: "POST", body: body ? new Uint8Array(body) : null });
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  { env, site: { injectsStyles = false } }: Pick<HttpContext, "env"> & { site: Site },
): Promise<FastifyReply> {
  const body = Buffer.from(await response.arrayBuffer());
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.headers.get("content-type")?.startsWith("text/html")) {
    reply.header("content-security-policy", contentSecurityPolicy(body.toString(), env, injectsStyles));
  }
  if (request.method === "POST") {
    reply.header("cache-control", "no-store");
  } else if (response.status === 200) {
    const tag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    reply.header("etag", tag);
    if (isUnchanged(request, tag)) return reply.code(304).send();
  }
  return reply.send(body);
}

/**
 * Allows exactly the inline scripts that the page has, by their hashes. Pictures and players of other
 * sites are asked for by the reader's click alone, so they may come from where posts may show them; the
 * contact form goes to the e-mail service that the owner has set.
 */
function contentSecurityPolicy(html: string, env: HttpContext["env"], injectsStyles: boolean): string {
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
