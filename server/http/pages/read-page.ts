import { createHash } from "node:crypto";
import type { Env } from "#server/env.ts";

/** An answer of the site, read to its end. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** @param injectsStyles in development a script puts styles into the page */
export async function readPage(response: Response, env: Env, injectsStyles = false): Promise<RenderedPage> {
  const { status, headers } = response;
  const body = Buffer.from(await response.arrayBuffer());
  if (headers.get("content-type")?.startsWith("text/html"))
    headers.set("content-security-policy", contentSecurityPolicy(body.toString(), env, injectsStyles));
  return { status, headers, body };
}

/**
 * Allows exactly the page's own inline scripts and styles, by their hashes. Pictures and players of other sites are allowed since
 * they load only at the reader's click or with consent.
 */
function contentSecurityPolicy(html: string, env: Env, injectsStyles: boolean): string {
  const scripts = hashesOf(html, /<script(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g);
  const styles = hashesOf(html, /<style data-sheets="[^"]*">([\s\S]*?)<\/style>/g);
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' ${injectsStyles ? "'unsafe-inline'" : styles}`.trimEnd(),
    `connect-src 'self'${env.EMAILJS_PUBLIC_KEY === undefined ? "" : ` ${env.EMAILJS_API_URL}`}`,
    "img-src 'self' data: blob: http: https:",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashesOf(html: string, element: RegExp): string {
  const hashes = [...html.matchAll(element)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)].join(" ");
}
