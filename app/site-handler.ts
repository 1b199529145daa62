import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createApiClient } from "#api/client.ts";
import type { Send } from "#api/transport.ts";
import { languageOfPage } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/loading/load-messages.ts";
import { memoize } from "#i18n/memoize.ts";
import { apiContext } from "./api-context.ts";
import { renderedContext, type Rendered } from "./rendered-context.ts";

// The router's types give the built `basename` an undefined that their own `ServerBuild` does not take.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

export interface RenderedPage {
  /** Without a body where there is `html`. */
  response: Response;
  html?: string | undefined;
  /** JSON, which the browser fetches when React hydrates; null for an answer that is no page. Written when it is read. */
  readonly hydration: string | null;
  /** The version of these data. When it is the known one, there is no `html`. */
  version?: string | undefined;
  /** The page's inline scripts, as sources for the content security policy. */
  scripts: readonly string[];
}

/**
 * Entry of the server's build. The request's origin must be the public one: canonical and social links begin with it.
 *
 * @param known the version of the data of the page that the caller has of the address
 */
export async function renderSite(request: Request, send: Send, known?: string): Promise<RenderedPage> {
  await loadMessages(languageOfPage(new URL(request.url).pathname, request.headers.get("Cookie")));
  const context = new RouterContextProvider();
  const rendered: Rendered = { known, scripts: [] };
  const api = createApiClient(send);
  // Several routes of a page want a part of the answer.
  context.set(apiContext, { ...api, readSiteDetails: memoize(api.readSiteDetails) });
  context.set(renderedContext, rendered);
  const response = await handle(request, context);
  const { html, version, readData, scripts } = rendered;
  return {
    response,
    html,
    get hydration() {
      return readData ? JSON.stringify(readData()) : null;
    },
    version,
    scripts,
  };
}
