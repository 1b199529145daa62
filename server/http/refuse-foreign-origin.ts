import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "#server/domain/errors.ts";
import type { HttpContext } from "./context.ts";

const readingMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses calls that change something and that a browser sends for a page of another site. Programs
 * send neither header, and no visitor's cookie either, so they pass.
 *
 * @throws DomainError `foreign_origin` (from the hook)
 */
export function refuseForeignOrigin(app: FastifyInstance, { env }: HttpContext): void {
  app.addHook("onRequest", async (request) => {
    if (readingMethods.includes(request.method) || isOwn(request, env.SITE_URL)) return;
    throw new DomainError(
      "foreign_origin",
      "this call came from another site (if that is this site's own address, SITE_URL must be set to it)",
    );
  });
}

function isOwn(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, "sec-fetch-site": fetchSite } = request.headers;
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin === undefined) return true;
  // "null" is what a sandboxed or redirected page sends; it is nobody's address.
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === new URL(siteUrl).host || host === hostOf(`${protocol}//${request.host}`);
}

/** The host as browsers write it, without the port that goes without saying. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
