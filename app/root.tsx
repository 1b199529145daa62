// First of all: it puts the layers in order.
import "./ui/tokens.css";
import "./ui/reset.css";
import "./ui/base.css";
import { useEffect, type ReactNode } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from "react-router";
import { languageOfPage, languageOfPath, withoutLanguage } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { PageLanguage } from "#i18n/page-language.tsx";
import type { Route } from "./+types/root";
import { ErrorPage } from "./features/shell/error-page.tsx";
import { rememberLanguage } from "./features/shell/remember-language.ts";
import { Shell } from "./features/shell/shell.tsx";
import { useLanguagePaths } from "./language-paths.ts";
import { askProfile, useSession } from "./session.ts";
import { useShownLanguage } from "./shown-language.ts";

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
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f0e4" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12162c" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Links />
      </head>
      <body>
        <PageLanguage value={language}>
          <Shell languagePaths={useLanguagePaths()} isSignedIn={isSignedIn}>
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
  const isNamed = withoutLanguage(pathname) !== pathname;
  useEffect(() => {
    if (isNamed) rememberLanguage(language);
  }, [isNamed, language]);
  useEffect(() => void askProfile(), []);
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
