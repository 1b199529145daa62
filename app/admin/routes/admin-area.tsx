import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { data, Outlet } from "react-router";
import { ErrorPage } from "#app/site/shell/error-page/error-page.tsx";
import { makeQueryClient } from "#app/admin/calls/query-client.ts";
import { ShortcutsByKey } from "#app/admin/shortcuts/shortcuts-by-key.tsx";
import { loadProfile } from "#app/session.ts";
import { movedForNow } from "#app/redirects.ts";
import { requireLanguage } from "#app/require-language.ts";
import { pageHeaders } from "#app/page-headers.ts";
import { languageOfPage, canonicalPath } from "#i18n/addresses.ts";
import { useAdminMessages } from "#i18n/loading/admin-messages.ts";
import { loadAdminMessages } from "#i18n/loading/load-messages.ts";
import type { Language } from "#i18n/languages.ts";
import type { Route } from "./+types/admin-area";

/** Shared by all admin pages. Their HTML has nothing personal in it: the browser loads that with API calls. */
async function load(url: URL, prefix: string | undefined, cookies: string | null) {
  if (prefix !== undefined) requireLanguage(prefix);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw movedForNow(path + url.search);
  const language = languageOfPage(url.pathname, cookies);
  await loadAdminMessages(language);
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

/** The language prefix; the router types only the parameters of the layout's own path. */
function paramOf(params: { lang?: string }): string | undefined {
  return params.lang;
}

export { pageHeaders as headers };

export default function AdminAreaRoute() {
  const { dashboard } = useAdminMessages();
  const [client] = useState(makeQueryClient);
  // Everybody reads it by `useSession`.
  useQuery({ queryKey: ["profile"], queryFn: loadProfile, staleTime: "static" }, client);
  return (
    <QueryClientProvider client={client}>
      <meta name="robots" content="noindex, nofollow" />
      <noscript>
        <p>{dashboard.needsJavaScript}</p>
      </noscript>
      <ShortcutsByKey />
      <Outlet />
    </QueryClientProvider>
  );
}

export { ErrorPage as ErrorBoundary };
