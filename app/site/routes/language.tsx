import { data, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import type { ApiClient } from "#api/client.ts";
import type { ShownAlerts } from "#api/settings/site-alerts.ts";
import { pageLoad } from "#app/api-context.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { ErrorPage } from "#app/site/shell/error-page/error-page.tsx";
import { movedPermanently } from "#app/redirects.ts";
import { requireLanguage } from "#app/require-language.ts";
import { canonicalPath } from "#i18n/addresses.ts";
import type { Language } from "#i18n/languages.ts";

/** The prefix must be a language, and each page has one address. */
function loadBy(listAlerts: (api: ApiClient, language: Language) => Promise<ShownAlerts>) {
  return pageLoad(async ({ api, params, url }) => {
    const language = requireLanguage(params["lang"]);
    const path = canonicalPath(url.pathname);
    if (path !== url.pathname) throw movedPermanently(path + url.search);
    const { alerts, isComplete } = await listAlerts(api, language).catch(() => ({
      alerts: [],
      isComplete: false,
    }));
    // A page that may lack one is shown, but not kept.
    const headers: HeadersInit = isComplete ? {} : { "Cache-Control": "no-store" };
    return data(alerts.length > 0 ? { alerts } : null, { headers });
  });
}

/** On the server the alerts come with what the root asks for. */
export const loader = loadBy(async (api, language) => (await api.readSiteDetails(language)).alertsOfDay);
export const clientLoader = loadBy((api, language) => api.listAlerts(language));

export { pageHeaders as headers };

/** A plan or a search that is asked for by the address alone changes no alert, and may be without a connection. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSameQuery = currentUrl.search === nextUrl.search;
  return defaultShouldRevalidate && (isSameQuery || currentParams["lang"] !== nextParams["lang"]);
}

export default function LanguageRoute() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
