import { Outlet } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { ErrorPage } from "#app/site/shell/error-page/error-page.tsx";
import { movedPermanently } from "#app/redirects.ts";
import { requireLanguage } from "#app/require-language.ts";
import { canonicalPath } from "#i18n/addresses.ts";

/** The prefix must be a language, and each page has one address. The alerts are asked for once in each language. */
const load = pageLoad(async ({ api, params, url }) => {
  const language = requireLanguage(params["lang"]);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw movedPermanently(path + url.search);
  const alerts = await api.listAlerts(language).catch(() => []);
  return alerts.length > 0 ? { alerts } : null;
});

export const loader = load;
export const clientLoader = load;

export default function LanguageRoute() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
