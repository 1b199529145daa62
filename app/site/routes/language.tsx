import { Outlet } from "react-router";
import { pageLoad } from "#app/api-context.ts";
import { ErrorPage } from "#app/site/shell/error-page/error-page.tsx";
import { movedPermanently } from "#app/redirects.ts";
import { requireLanguage } from "#app/require-language.ts";
import { canonicalPath } from "#i18n/addresses.ts";

/** The prefix must be a language, and each page has one address. */
const load = pageLoad(async ({ params, url }) => {
  requireLanguage(params["lang"]);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw movedPermanently(path + url.search);
  return null;
});

export const loader = load;
export const clientLoader = load;

export default function LanguageRoute() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
