import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { DomainError } from "#server/domain/errors.ts";

const readingMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses changing calls that a browser makes for a page of another site. Programs that are no browser send neither of
 * the two headers, nor a visitor's cookie, so they pass.
 */
export const refuseForeignOrigin = fp(
  async (app) => {
    app.addHook("onRequest", async (request) => {
      if (readingMethods.includes(request.method) || isOwn(request, app.env.SITE_URL)) return;
      throw new DomainError(
        "foreign_origin",
        "this call came from another site (if that is this site's own address, SITE_URL must be set to it)",
      );
    });
  },
  { name: "refuse-foreign-origin", dependencies: ["context"] },
);

function isOwn(request: FastifyRequest, siteUrl: string): boolean {
  const { origin, "sec-fetch-site": fetchSite } = request.headers;
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin === undefined) return true;
  // Sandboxed and redirected pages send "null".
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === new URL(siteUrl).host || host === hostOf(`${protocol}//${namedHost(request, siteUrl)}`);
}

/** Where SITE_URL is set it says what the proxy's visitors see; what a proxy lets through of theirs is not asked then. */
function namedHost(request: FastifyRequest, siteUrl: string): string {
  const isSet = !siteUrl.startsWith("http://localhost:");
  return isSet ? (request.headers.host ?? "") : request.host;
}

/** The host as browsers write it: without the default port. */
function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}
