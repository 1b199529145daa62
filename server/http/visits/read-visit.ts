import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { pocketDownloadHeader } from "#api/pocket/pocket-download-header.ts";
import { isLanguage } from "#i18n/languages.ts";
import { sessionCookie } from "#server/http/sessions/session-cookie.ts";

/** Verdicts are remembered, because asking a long list of names takes longer than all else. */
const verdicts = new LRUCache<string, boolean>({ max: 1000 });

/** Whether somebody reads: no program by its own word, no browser that only prepares or downloads, nobody who is signed in. */
export function isReader({ "user-agent": agent = "", ...headers }: IncomingHttpHeaders): boolean {
  if (headers["sec-purpose"] !== undefined || headers["x-moz"] === "prefetch") return false;
  if (headers[pocketDownloadHeader] !== undefined) return false;
  if (headers.cookie?.includes(sessionCookie)) return false;
  let isProgram = verdicts.get(agent);
  if (isProgram === undefined) verdicts.set(agent, (isProgram = agent === "" || isbot(agent)));
  return !isProgram;
}

/** Whether the browser asks not to be followed (Global Privacy Control, Do Not Track). */
export function wantsPrivacy(headers: IncomingHttpHeaders): boolean {
  return headers["sec-gpc"] === "1" || headers["dnt"] === "1";
}

/** The host of the site with the link, without `www.`; null for this site itself, and for what is no website. */
export function referringHost(referer: string | undefined, ownHosts: (string | undefined)[]): string | null {
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { protocol, host, hostname } = new URL(referer);
  if (!protocol.startsWith("http") || ownHosts.includes(host)) return null;
  const name = hostname.replace(/^www\./, "");
  return /^[a-z\d.-]+\.[a-z][a-z\d-]+$/.test(name) && name.length <= longestHost ? name : null;
}

const longestHost = 100;

/** Characters: what is longer was not typed by a person. */
const longestPath = 200;

/** Addresses that programs request from every site, in search of a security hole. */
const noise = new RegExp(
  [
    String.raw`\.(php\d?|aspx?|jspx?|cgi|pl|env|sql|bak|old|zip|t?gz|tar|rar|7z|ya?ml|ini|log|conf|key|pem|exe|dll|axd|do|action|map)$`,
    String.raw`^/(wp-|wordpress|xmlrpc|cgi-bin|phpmyadmin|pma|vendor|administrator|actuator|solr|boaform|owa|autodiscover|_next|node_modules)`,
    String.raw`/(\.|wp-(admin|content|includes|json|login))`,
  ].join("|"),
  "i",
);

/**
 * Whether somebody should know that there is no page of this path: one that a person may have followed. The files that browsers
 * ask for by themselves are none.
 */
export function isWorthNoting(path: string): boolean {
  if (path.length > longestPath || noise.test(path)) return false;
  const [, first = "", ...rest] = path.split("/");
  if (isLanguage(first)) return rest.join("") !== "";
  return first !== "" && first !== "api" && !/\.(txt|xml|ico|png|json|js|css|webmanifest)$/i.test(path);
}
