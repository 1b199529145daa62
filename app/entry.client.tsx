import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { isDeskPath, languageOfPath } from "#i18n/addresses.ts";
import { loadDeskMessages } from "#i18n/desk-messages.ts";
import { isLanguage } from "#i18n/languages.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { apiContext } from "./api-context.ts";
import { browserApi } from "./browser-api.ts";

function getContext(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(apiContext, browserApi);
  return context;
}

// A failed call has its page; what nobody expected is told to the console too.
function reportError(error: unknown): void {
  if (!isRouteErrorResponse(error)) console.error(error);
}

/** The texts that the server's page was made with, in its language. */
async function loadTexts(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : languageOfPath(location.pathname);
  const isDesk = isDeskPath(location.pathname);
  await Promise.all([loadMessages(language), isDesk && loadDeskMessages(language)]);
}

// Not by `await` at the top: the texts import what this module's own bundle may hold.
void loadTexts().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter getContext={getContext} onError={reportError} />
      </StrictMode>,
    );
  });
});
