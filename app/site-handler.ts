import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createApiClient, type Send } from "#api/client.ts";
import { languageOfPage } from "#i18n/addresses.ts";
import { loadMessages } from "#i18n/load-messages.ts";
import { apiContext } from "./api-context.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/**
 * Renders one page of the site, whole. The entry of the server's build, and all that the server knows of it.
 *
 * @param request its address begins with the site's public address: canonical and social links take it from there
 * @param send makes the calls that the page needs, in process
 */
export async function renderSite(request: Request, send: Send): Promise<Response> {
  await loadMessages(languageOfPage(new URL(request.url).pathname, request.headers.get("Cookie")));
  const context = new RouterContextProvider();
  context.set(apiContext, createApiClient(send));
  return handle(request, context);
}
