import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createApiClient, type Send } from "#api/client.ts";
import { languageOfPage } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { apiContext } from "./api-context.ts";
import type { HydrationData } from "./site/page-script/waking-data.ts";
import { hydrationContext } from "./hydration-context.ts";

// The router's types give the built `basename` an undefined that their own `ServerBuild` does not take.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

export interface RenderedPage {
  response: Response;
  /** JSON, which the browser fetches when React wakes; null for an answer that is no page. */
  hydration: string | null;
}

/** Entry of the server's build. The request's origin must be the public one: canonical and social links begin with it. */
export async function renderSite(request: Request, send: Send): Promise<RenderedPage> {
  await loadMessages(languageOfPage(new URL(request.url).pathname, request.headers.get("Cookie")));
  const context = new RouterContextProvider();
  const hydration: { data: HydrationData | null } = { data: null };
  context.set(apiContext, createApiClient(send));
  context.set(hydrationContext, hydration);
  const response = await handle(request, context);
  return { response, hydration: hydration.data && JSON.stringify(hydration.data) };
}
