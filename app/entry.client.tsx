import { startTransition, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { isAdminPath, languageOfPage } from "#i18n/addresses.ts";
import { loadAdminMessages } from "#i18n/admin-messages.ts";
import { isLanguage } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { apiContext } from "./api-context.ts";
import { browserApi } from "./browser-api.ts";
import { loadSheets } from "./load-sheets.ts";

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, browserApi);
  return context;
}

// A failed call has its error page; only what is unexpected goes to the console.
function reportError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}

async function loadTexts(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : languageOfPage(location.pathname, document.cookie);
  const isAdmin = isAdminPath(location.pathname);
  await Promise.all([loadMessages(language), isAdmin && loadAdminMessages(language)]);
}

/** Effects run from the children up, so the attribute means that the whole page is hydrated. The journeys wait for it. */
function HydratedSite() {
  useEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
  }, []);
  return <HydratedRouter getContext={getContext} onError={reportError} />;
}

// No top-level await: the messages may import from this module's own chunk, which would wait for itself.
void Promise.all([loadTexts(), loadSheets()]).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedSite />
      </StrictMode>,
    );
  });
});
