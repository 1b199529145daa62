// Must be first: it declares the order of the cascade layers.
import "#app/ui/tokens.css";
import "#app/ui/fonts.css";
import "#app/ui/reset.css";
import "#app/ui/base.css";
import "#app/ui/print.css";
import { useEffect, useMemo, type ReactNode } from "react";
import pageScript from "virtual:page-script";
import {
  Links,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { iconPath, iconSizes } from "#api/media.ts";
import type { ShownSite } from "#api/settings/shown-site.ts";
import { isAdminPath, languageOfPage, pagePaths, switchedPath } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { loadedLanguage } from "#i18n/loading/loaded-messages.ts";
import { OwnersCategories } from "#i18n/blog/use-categories.ts";
import { byLanguage, type Language } from "#i18n/languages.ts";
import { memoizeByObject } from "#i18n/memoize.ts";
import { PageLanguage, SiteName } from "#i18n/page-language.tsx";
import type { Route } from "./+types/root";
import { apiContext } from "./api-context.ts";
import { ConsentBanner } from "./site/consent/consent-banner.tsx";
import { useCountedMoves } from "./site/use-counted-moves.ts";
import { DrawnOnce } from "./site/parts/page/drawn-once.tsx";
import { withoutSentParam } from "./site/parts/page/sent-param.ts";
import { useSiteDetails } from "./site/parts/use-site-details.ts";
import { pageShown } from "./site/parts/page/page-shown.ts";
import { ErrorPage } from "./site/shell/error-page/error-page.tsx";
import { PageAlerts } from "./site/shell/page-alerts.tsx";
import { Shell } from "./site/shell/shell.tsx";
import { useIsHydrated } from "./ui/layout/use-is-hydrated.ts";
import { GonePaths } from "./ui/buttons/site-link.tsx";
import textFont from "./ui/fonts/alegreya-sans-regular.woff2?url";
import displayFont from "./ui/fonts/piazzolla-extra-bold.woff2?url";

/** Not in the browser's build too: React leaves the text of a script alone, and what it draws itself does not run. */
const headScript = import.meta.env.SSR ? pageScript : "";

/** Used on every first screen; bold and italic load only where a page uses them. */
const firstFaces = [displayFont, textFont];

/** Canonical and social links begin with the origin. A page that is made while nothing can be asked does without the details. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const site = await api.readSiteDetails(languageOfPage(url.pathname, null)).catch(() => null);
  if (!site) return { origin: url.origin, details: null };
  return { origin: url.origin, details: detailsOf(site) };
}

/** The alerts are the language's route's. The same answer gives the same details: what was drawn of them is kept with them. */
const detailsOf = memoizeByObject(({ alertsOfDay: _, ...details }: ShownSite) => details);

/** Only where the admin area asks for it, after a change of what stands here. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return isAdminPath(currentUrl.pathname) && currentUrl.href === nextUrl.href;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async function loadPageLanguage({ url }, next) {
    await loadMessages(languageOfPage(url.pathname, document.cookie));
    return next();
  },
];

/** In the admin area the loader knows the stored language. */
function usePageLanguage(): Language {
  const { pathname } = useLocation();
  const admin = useRouteLoaderData<{ language: Language }>("admin/routes/admin-area");
  return loadedLanguage(admin?.language ?? languageOfPage(pathname, null));
}

type LanguagePaths = Record<Language, string>;

/** For the language switch. A page whose addresses differ by more than the prefix gives `languagePaths` with its data. */
function useLanguagePaths(): LanguagePaths {
  const { pathname, search } = useLocation();
  const page = useMatches().at(-1)?.loaderData;
  if (hasLanguagePaths(page)) return page.languagePaths;
  return byLanguage((language) => switchedPath(pathname, language) + withoutSentParam(search));
}

function hasLanguagePaths(page: unknown): page is { languagePaths: LanguagePaths } {
  return typeof page === "object" && page !== null && "languagePaths" in page;
}

/** The page script sets their medium (`app/site/page-script/later/faces.ts`). */
function FirstFaces() {
  return firstFaces.map((face) => (
    <link
      key={face}
      rel="preload"
      as="font"
      type="font/woff2"
      media="not all"
      href={face}
      crossOrigin="anonymous"
    />
  ));
}

/** @param own the owner's, which stands in the place of those that come with the site */
function Icons({ own }: { own: string | undefined }) {
  if (own === undefined) {
    return (
      <>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </>
    );
  }
  return (
    <>
      <link rel="icon" type="image/png" href={iconPath(own, iconSizes.small)} />
      <link rel="apple-touch-icon" href={iconPath(own, iconSizes.apple)} />
    </>
  );
}

/** Those of pages that the owner has withdrawn. */
function useGonePaths(): ReadonlySet<string> {
  const pages = useSiteDetails()?.withdrawnPages;
  return useMemo(() => new Set(pages?.flatMap((page) => Object.values(pagePaths(page)))), [pages]);
}

/** Only once React has the page: until then the browser itself keeps where it was read, and needs no script of the router's. */
function ScrollKeeper() {
  return useIsHydrated() && <ScrollRestoration />;
}

export function Layout({ children }: { children: ReactNode }) {
  const details = useSiteDetails();
  const language = usePageLanguage();
  // Only public pages have players and pictures that need consent.
  const isAdmin = isAdminPath(useLocation().pathname);
  return (
    // The page script adds attributes to the element.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <FirstFaces />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="#f6f0e4" />
        <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="#12162c" />
        <Icons own={details?.icon} />
        <link rel="manifest" href={`/${language}/site.webmanifest`} />
        <Links />
      </head>
      {/* The admin area is React's from the start. */}
      <body data-hydrates-after={isAdmin ? 0 : undefined}>
        <PageLanguage value={language}>
          <SiteName value={details?.siteName ?? ""}>
            <OwnersCategories value={details?.categories}>
              <GonePaths value={useGonePaths()}>
                <Shell
                  languagePaths={useLanguagePaths()}
                  isAdmin={isAdmin}
                  notice={
                    !isAdmin && (
                      <>
                        <PageAlerts />
                        <DrawnOnce name="consent">
                          <ConsentBanner />
                        </DrawnOnce>
                      </>
                    )
                  }
                >
                  {children}
                </Shell>
              </GonePaths>
            </OwnersCategories>
          </SiteName>
        </PageLanguage>
        <ScrollKeeper />
      </body>
    </html>
  );
}

export default function App() {
  const { key } = useLocation();
  useEffect(() => {
    document.dispatchEvent(new Event(pageShown));
  }, [key]);
  useCountedMoves();
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
