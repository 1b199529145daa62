import { data, Outlet } from "react-router";
import { ErrorPage } from "#app/features/shell/error-page.tsx";
import { movedForNow } from "#app/moved.ts";
import { requireLanguage } from "#app/require-language.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { languageOfPage, tidyPath } from "#i18n/addresses.ts";
import { loadDeskMessages, useDeskMessages } from "#i18n/desk-messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { Route } from "./+types/desk";

/** What the pages of the admin area have in common. Their HTML holds nothing personal: the browser asks for it. */
async function load(url: URL, prefix: string | undefined, cookies: string | null) {
  if (prefix !== undefined) requireLanguage(prefix);
  const path = tidyPath(url.pathname);
  if (path !== url.pathname) throw movedForNow(path + url.search);
  const language = languageOfPage(url.pathname, cookies);
  await loadDeskMessages(language);
  return language;
}

export async function loader({ params, request, url }: Route.LoaderArgs) {
  const language = await load(url, paramOf(params), request.headers.get("Cookie"));
  const headers = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };
  return data({ language }, { headers });
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs): Promise<{ language: Language }> {
  return { language: await load(url, paramOf(params), document.cookie) };
}

/** The language prefix; the router types only the parameters that the layout's own path has. */
function paramOf(params: { lang?: string }): string | undefined {
  return params.lang;
}

export { pageHeaders as headers };

export default function DeskRoute() {
  const { dashboard } = useDeskMessages();
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <noscript>
        <p>{dashboard.needsJavaScript}</p>
      </noscript>
      <Outlet />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
