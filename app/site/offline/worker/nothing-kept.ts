import { defaultLanguage, type Language } from "#i18n/languages.ts";
import { languagePrefix, pagePath } from "#i18n/addresses.ts";
import { offlineTexts } from "#i18n/offline/offline-texts.ts";
import { readCache } from "../kept-caches.ts";
import { readPages } from "./read-pages.ts";

const style =
  ":root{color-scheme:light dark;--ink:light-dark(#1d2340,#f1eadb);--ground:light-dark(#f6f0e4,#12162c);" +
  "--accent:light-dark(#a33e22,#f0a27f)}body{max-width:38rem;margin:0 auto;padding:2rem 1.2rem;background:var(--ground);" +
  "color:var(--ink);font:1.15rem/1.55 system-ui,sans-serif}h1{line-height:1.15}a{color:var(--accent)}" +
  "li a{display:inline-block;padding-block:.45rem}";

/** What is shown without a connection in the place of a page that was not kept: which pages were. */
export async function showNothingKept({ pathname }: Pick<URL, "pathname">): Promise<Response> {
  const language = languagePrefix(pathname) ?? defaultLanguage;
  const { missing, missingText, again, readable, nothing, takeAlong, siteName } = offlineTexts[language];
  const pages = await titledPages(language);
  const items = pages.map(({ address, title }) => `<li><a href="${address}">${title}</a></li>`).join("");
  const list = items === "" ? `<p>${nothing}</p>` : `<h2>${readable}</h2><ul>${items}</ul>`;
  const html =
    `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${missing} | ${siteName}</title>` +
    `<style>${style}</style><main><h1>${missing}</h1><p>${missingText} <a href="">${again}</a></p>${list}` +
    `<p><a href="${pagePath("pocket-peru", language)}">${takeAlong}</a></p></main></html>`;
  return new Response(html, {
    // Whoever waits for the site, such as a watcher, is not told that it works.
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}

async function titledPages(language: Language): Promise<{ address: string; title: string }[]> {
  const cache = await caches.open(readCache);
  const own = (await readPages(cache)).filter((address) => languagePrefix(address) === language);
  return Promise.all(
    own.map(async (address) => {
      const page = await cache.match(address);
      // Escaped already, as it stands in a page.
      const [, title = address] = /<title>([^<]*)<\/title>/.exec((await page?.text()) ?? "") ?? [];
      return { address, title: title.replace(/ \| [^|]*$/, "") };
    }),
  );
}
