import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguage } from "#i18n/languages.ts";
import { pagePath, slugPlaceholder } from "#i18n/addresses.ts";
import { isDatabaseBeingChecked } from "#server/domain/database-refusal.ts";
import { redirectFor } from "#server/domain/redirects/redirects.ts";
import { normalPath } from "#server/domain/redirects/redirect-paths.ts";
import { revalidated } from "#server/http/answers/revalidated.ts";
import { pathOf } from "./visits.ts";

interface Answer {
  status: number;
  headers: Pick<Headers, "get">;
}

/** Whether an answer says that there is no such page; a post's that is not there leads to the blog. */
function isMissing(path: string, { status, headers }: Answer): boolean {
  if (status === 404 || status === 410) return true;
  const [, language, segment, slug = slugPlaceholder] = path.split("/");
  if (status !== 302 || segment !== "post" || !isLanguage(language)) return false;
  const isPlaceholder = slug === slugPlaceholder || slug === encodeURIComponent(slugPlaceholder);
  return !isPlaceholder && headers.get("location") === pagePath("blog", language);
}

/**
 * Sends on who asks for an address that has no page, where it leads by a redirect of the editors; notes the path of one that leads
 * nowhere.
 * @returns whether the request is answered
 */
export async function redirectMissing(reply: FastifyReply, answer: Answer): Promise<boolean> {
  const { request, server } = reply;
  if (request.method === "POST" || !isMissing(pathOf(request.url), answer)) return false;
  // Null for what is no address, such as a lone backslash.
  const url = URL.parse(request.url.replace(/^\/+/, "/"), server.env.SITE_URL);
  const path = url && normalPath(url.pathname);
  if (!url || path === null) return false;
  const to = await findRedirect(request, path, url.search);
  if (to === null) {
    if (request.method === "GET") server.visits.noteMissing(request.raw, path);
    return false;
  }
  // Permanent, as the site's own redirects are, but asked for again each time: an editor may change it.
  reply.code(301).header("cache-control", revalidated).header("location", to);
  reply.header(...server.cacheTags("pages")).send();
  return true;
}

/** Without the database the answer is the one that there would be anyway. */
async function findRedirect(request: FastifyRequest, path: string, search: string): Promise<string | null> {
  const { db } = request.server;
  if (isDatabaseBeingChecked(db)) return null;
  try {
    return await redirectFor(db, path, search);
  } catch (error) {
    request.log.warn({ err: error }, "redirects could not be looked up");
    return null;
  }
}

/** Whether a visitor gets a page or a file of a path, other than by a redirect of the editors. */
export async function isThere(app: FastifyInstance, path: string): Promise<boolean> {
  const { statusCode: status, headers } = await app.inject({ url: path });
  const location = String(headers.location ?? "");
  if (status >= 400 || isMissing(path, { status, headers: new Headers({ location }) })) return false;
  return location === "" || location !== (await redirectFor(app.db, path, ""));
}
