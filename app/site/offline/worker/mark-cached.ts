import { formatMoment } from "#i18n/format/format-moment.ts";
import type { Language } from "#i18n/languages.ts";
import { formatPast } from "#i18n/format/format-past.ts";
import { offlineTexts } from "#i18n/outside/outside-texts.ts";
import type { CachedResponse } from "./find-cached.ts";

/** Colours are the page's own; `data-kept` is asked for by `open-as-document.ts`. */
const barStyle =
  "[data-kept]{padding:.6rem var(--gutter,1rem);background:var(--mark,#f7d58a);color:var(--ink,#1d2340);" +
  "font:var(--step--1,1rem)/1.4 var(--text,sans-serif)}[data-kept] p{margin:0}" +
  "[data-kept] a{display:inline-block;padding-block:.3rem;color:inherit;font-weight:700}" +
  "@media print{[data-kept]{display:none}}";

interface Shown {
  language: Language;
  now: Date;
  /** For a page that reads another query than the one it was kept with: React draws it anew, at once. */
  isOtherQuery?: boolean;
}

/** Marks a cached page: a bar above it says how old it is. React leaves an element that it does not know alone. */
export async function markCached({ response, at }: CachedResponse, shown: Shown): Promise<Response> {
  const { language, now, isOtherQuery = false } = shown;
  const { barName, kept, keptSometime, again } = offlineTexts[language];
  const text = at
    ? kept(formatMoment(at.toISOString(), language), formatPast(at, now, language))
    : keptSometime;
  const bar =
    `<aside data-kept aria-label="${barName}"><style>${barStyle}</style>` +
    `<p>${text} <a href="">${again}</a></p></aside>`;
  const page = (await response.text()).replace(
    /<body([^>]*)>/,
    (_, attributes: string) =>
      `<body${attributes}${isOtherQuery ? ' data-hydrates-after="0" data-wakes-after="0"' : ""}>${bar}`,
  );
  // A page that is kept from a former release knows `data-wakes-after`.
  const html = isOtherQuery ? page.replace(/("version":"[^"]+)"/, '$1-"') : page;
  const headers = new Headers(response.headers);
  const policy = headers.get("content-security-policy");
  if (policy) headers.set("content-security-policy", await allowStyle(policy));
  return new Response(html, { status: response.status, headers });
}

async function allowStyle(policy: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(barStyle));
  const source = `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
  return policy.replace("style-src ", `style-src ${source} `);
}
