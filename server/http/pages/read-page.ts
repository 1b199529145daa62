import { createHash } from "node:crypto";
import { isAdminPath } from "#i18n/addresses.ts";
import type { Env } from "#server/env.ts";
import { utf8Bytes } from "#server/http/answers/utf8-bytes.ts";

/** An answer of the site, read to its end. */
export interface RenderedPage {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** The site's answer to a request. */
export interface SiteAnswer {
  response: Response;
  /** The page's HTML, which then is not in the response: as a stream it would be copied several times. */
  html?: string | undefined;
  /** JSON, which the browser fetches when React hydrates; null for an answer that is no page. */
  hydration: string | null;
  /** The version of these data. */
  version?: string | undefined;
  /** The page's inline scripts, as sources for the content security policy. */
  scripts: readonly string[];
}

interface PageSettings {
  env: Env;
  /** Path of the page, with its query. */
  address: string;
  /** In development a script puts styles into the page. */
  injectsStyles?: boolean | undefined;
}

export async function readPage(
  { response, html: rendered, scripts }: SiteAnswer,
  { env, address, injectsStyles = false }: PageSettings,
): Promise<RenderedPage> {
  const { status, headers } = response;
  const body = rendered === undefined ? Buffer.from(await response.arrayBuffer()) : utf8Bytes(rendered);
  if (headers.get("content-type")?.startsWith("text/html")) {
    const html = rendered ?? body.toString();
    const policy = [
      "default-src 'self'",
      `script-src 'self' ${scripts.join(" ")}`.trimEnd(),
      `style-src 'self' ${injectsStyles ? "'unsafe-inline'" : styleSource(html)}`.trimEnd(),
      ...focalPointSources(html),
      `connect-src 'self'${env.EMAILJS_PUBLIC_KEY === undefined ? "" : ` ${env.EMAILJS_API_URL}`}`,
      `img-src 'self' data: ${pictureSources(html, address)}`.trimEnd(),
      "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ];
    headers.set("content-security-policy", policy.join("; "));
  }
  return { status, headers, body };
}

/** The source for the one style in the head; the body has what others wrote. */
function styleSource(html: string): string {
  const tag = html.indexOf('<style data-sheets="');
  if (tag === -1 || tag > html.indexOf("<body")) return "";
  const style = html.slice(html.indexOf('">', tag) + '">'.length, html.indexOf("</style>", tag));
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/**
 * Where a cover is cropped, each by the hash of its attribute: nothing else that a body holds is let through.
 * The directive is left out of a page that has none.
 */
function focalPointSources(html: string): string[] {
  // The pattern takes ten times as long to find nothing.
  if (!html.includes('style="object-position')) return [];
  const found = html.matchAll(/ style="(object-position:\d{1,3}% \d{1,3}%)"/g);
  const styles = new Set([...found].map(([, style = ""]) => style));
  if (styles.size === 0) return [];
  const hashes = [...styles].map(
    (style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  );
  return [`style-src-attr 'unsafe-hashes' ${hashes.join(" ")}`];
}

/** Nothing that a policy reads as more than a source, whatever the cleaner of posts has let through. */
const plainOrigin = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/** An editor may paste any picture; a reader's page asks only where its own post has pictures, with consent or at a click. */
function pictureSources(html: string, address: string): string {
  if (isAdminPath(address.replace(/[?#].*/, ""))) return "blob: http: https:";
  if (!html.includes(" data-src=")) return "";
  const origins = [...html.matchAll(/ data-src="(https?:\/\/[^"]*)"/g)].flatMap(([, source = ""]) => {
    const url = source.replaceAll("&amp;", "&");
    const { origin } = URL.parse(url) ?? { origin: "" };
    return plainOrigin.test(origin) ? [origin] : [];
  });
  return [...new Set(origins)].join(" ");
}
