// First of all: it puts the layers in order.
import "./ui/tokens.css";
import "./ui/fonts.css";
import "./ui/reset.css";
import "./ui/base.css";
import "./ui/print.css";
import { useEffect, useState, type ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { hasLanguage, isDeskPath, languageOfPage, languageOfPath } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { PageLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/root";
import { beforePaint } from "./before-paint.ts";
import { decide, followConsent, useConsent } from "./consent.ts";
import { ConsentBanner } from "./features/consent/consent-banner.tsx";
import { followScheme } from "./features/shell/colour-scheme.ts";
import { ErrorPage } from "./features/shell/error-page.tsx";
import { rememberLanguage } from "./features/shell/remember-language.ts";
import { Shell } from "./features/shell/shell.tsx";
import { useLanguagePaths } from "./language-paths.ts";
import { askProfile, useSession } from "./session.ts";
import { useShownLanguage } from "./shown-language.ts";
import textFont from "./ui/fonts/alegreya-sans-regular.woff2?url";
import displayFont from "./ui/fonts/piazzolla-extra-bold.woff2?url";

/** What every first screen is set in; the bold and the italic letters follow where a page has them. */
const firstFonts = [displayFont, textFont];

/** The address that canonical and social links begin with; it stays as the server said it. */
export function loader({ url }: Route.LoaderArgs) {
  return { origin: url.origin };
}

export function shouldRevalidate(): boolean {
  return false;
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async function loadPageLanguage({ url }, next) {
    await loadMessages(languageOfPage(url.pathname, document.cookie));
    return next();
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const language = useShownLanguage();
  const isSignedIn = useSession().state === "signedIn";
  const consent = useConsent();
  const [reviews, setReviews] = useState(0);
  // The public pages alone have what it is about.
  const isDesk = isDeskPath(useLocation().pathname);
  return (
    // The script writes what it finds out on the element.
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" data-theme="light" media="(prefers-color-scheme: light)" content="#f6f0e4" />
        <meta name="theme-color" data-theme="dark" media="(prefers-color-scheme: dark)" content="#12162c" />
        {firstFonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Links />
      </head>
      <body>
        <PageLanguage value={language}>
          <Shell
            languagePaths={useLanguagePaths()}
            isSignedIn={isSignedIn}
            onCookieSettings={isDesk ? undefined : () => setReviews(reviews + 1)}
            notice={
              !isDesk && (
                <ConsentBanner
                  consent={consent}
                  reviews={reviews}
                  onChoose={(choice) => {
                    decide(choice);
                    setReviews(0);
                  }}
                  onLeave={() => setReviews(0)}
                />
              )
            }
          >
            {children}
          </Shell>
        </PageLanguage>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const { pathname } = useLocation();
  const language = languageOfPath(pathname);
  const isNamed = hasLanguage(pathname);
  useEffect(() => {
    if (isNamed) rememberLanguage(language);
  }, [isNamed, language]);
  useEffect(() => void askProfile(), []);
  useEffect(followConsent, []);
  useEffect(followScheme, []);
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
