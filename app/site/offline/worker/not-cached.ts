import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { languagePrefix, pagePath } from "#i18n/addresses.ts";
import { offlineTexts } from "#i18n/outside/outside-texts.ts";
import { pocketCache, readCache } from "../offline-caches.ts";
import { findCached } from "./find-cached.ts";
import { addressOf, readPages } from "./read-pages.ts";
import { readsQuery, requestKindOf } from "./cache-rules.ts";

const style =
  ":root{color-scheme:light dark;--ink:light-dark(#1d2340,#f1eadb);--ground:light-dark(#f6f0e4,#12162c);" +
  "--accent:light-dark(#a33e22,#f0a27f)}body{max-width:38rem;margin:0 auto;padding:2rem 1.2rem;background:var(--ground);" +
  "color:var(--ink);font:1.15rem/1.55 system-ui,sans-serif}h1{line-height:1.15}a{color:var(--accent)}" +
  "li a{display:inline-block;padding-block:.45rem}";

/** The page that is shown without a connection when the requested one is not cached: it lists the pages that are. */
export async function showNotCached({ pathname }: Pick<URL, "pathname">): Promise<Response> {
  const language = languagePrefix(pathname) ?? defaultLanguage;
  const { missing, missingText, again, readable, nothing, downloadPocket } = offlineTexts[language];
  const pages = await titledPages(language);
  const items = pages.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`).join("");
  const list = items === "" ? `<p>${nothing}</p>` : `<h2>${readable}</h2><ul>${items}</ul>`;
  const pocketPage = pagePath("pocket-peru", language);
  const pocketLink = (await findCached(pocketPage))
    ? `<p><a href="${pocketPage}">${downloadPocket}</a></p>`
    : "";
  const html =
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${missing}</title>` +
    `<style>${style}</style><main><h1>${missing}</h1><p>${missingText} <a href="">${again}</a></p>${list}` +
    `${pocketLink}</main></html>`;
  return new Response(html, {
    // Whoever waits for the site, such as a watcher, is not told that it works.
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

interface TitledPage {
  address: string;
  title: string;
}

/** Tools first, which are what somebody on the way opens; then what was read last. */
async function titledPages(language: Language): Promise<TitledPage[]> {
  const read = (await readPages(await caches.open(readCache))).filter(
    (address) => languagePrefix(address) === language,
  );
  const addresses = [...new Set([...read, ...(await pocketPages(language))])];
  const isTool = (address: string) => readsQuery(address.replace(/\?.*/, ""));
  const sorted = addresses.toSorted((a, b) => Number(isTool(b)) - Number(isTool(a)));
  return Promise.all(sorted.map(async (address) => ({ address, title: await titleOf(address) })));
}

async function pocketPages(language: Language): Promise<string[]> {
  const name = pocketCache(language);
  if (!(await caches.has(name))) return [];
  const keys = await (await caches.open(name)).keys();
  return keys
    .filter(({ url }) => requestKindOf(new URL(url), true) === "page")
    .map(({ url }) => addressOf(url));
}

/** Escaped already, as it stands in the page; of which no more is read than its head. */
async function titleOf(address: string): Promise<string> {
  const body = (await findCached(address))?.response.body?.pipeThrough(new TextDecoderStream());
  const reader = body?.getReader();
  let html = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    html += part.value;
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    if (title === undefined) continue;
    await reader?.cancel();
    return title.replace(/ \| [^|]*$/, "");
  }
  return address;
}
