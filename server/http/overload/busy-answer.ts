import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "#api/errors/error-schema.ts";
import { hydrationPrefix } from "#api/paths.ts";
import { languageOfPage } from "#i18n/addresses.ts";
import { busyTexts } from "#i18n/outside/outside-texts.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";

/** Seconds. */
const retryAfter = "3";

/** The look of the site without its files: a page that asked for forty of them would add to the load. */
const style =
  ":root{color-scheme:light dark}body{max-width:36rem;margin:20vh auto;padding:0 1rem;font:1.2rem/1.5 system-ui,sans-serif;" +
  "color:light-dark(#1d2340,#f1eadb);background:light-dark(#f6f0e4,#12162c)}a{color:inherit}";

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const pages = byLanguage((language) => Buffer.from(pageIn(language)));

const error = "too much is being asked for at the moment, try again in a few seconds";
const body: ErrorBody = { error, code: "unavailable" };
const json = Buffer.from(JSON.stringify(body));

/** 503: a small page in the visitor's language, for calls the API's error. Costs some microseconds. */
export function answerBusy(request: IncomingMessage, response: ServerResponse): void {
  const [path = "/"] = (request.url ?? "/").split("?");
  const isPage = !isCall(path);
  const bytes = isPage ? pages[languageOfPage(path, request.headers.cookie ?? null)] : json;
  response.writeHead(503, {
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "content-length": String(bytes.length),
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "retry-after": retryAfter,
    // A body that is still coming is not waited for.
    ...(request.complete || !hasBody(request) ? {} : { connection: "close" }),
  });
  response.end(bytes);
}

/** Whether a path is asked for by a program: a call, or the data of a page. */
export function isCall(path: string): boolean {
  return path.startsWith("/api/") || path.startsWith(`${hydrationPrefix}/`);
}

export function hasBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

function pageIn(language: Language): string {
  const { title, text, retry } = busyTexts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a></p>
</body>
</html>
`;
}
