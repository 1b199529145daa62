import { createContext, data, type RouterContextProvider } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors/errors.ts";
import { documentOf } from "./site/offline/open-as-document.ts";

/** Calls in process on the server, over the network in the browser. */
export const apiContext = createContext<ApiClient>();

interface LoadArgs {
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
  url: URL;
}

export interface PageRequest extends Omit<LoadArgs, "context"> {
  api: ApiClient;
}

/**
 * Makes a page's `load`, to be exported as `loader`, `clientLoader` or both. A failed API call becomes a route error of its
 * status (503 without an answer). The router logs no route error, so a server error is logged here.
 */
export function pageLoad<T>(load: (request: PageRequest) => Promise<T>): (args: LoadArgs) => Promise<T> {
  return async ({ context, params, url }) => {
    try {
      return await load({ api: openingDocument(context.get(apiContext), url), params, url });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const status = error.status || 503;
      if (status >= 500) console.error(`Failed to load ${url.pathname}`, error);
      throw data({ code: error.code }, { status });
    }
  };
}

/**
 * Where nothing answers, the browser goes to the page's document, which the worker may have kept. That is decided before a load hears
 * of the failure: many show their page without the part that failed, and nobody could tell how old the rest of it is.
 */
function openingDocument(api: ApiClient, url: URL): ApiClient {
  const open = documentOf(url);
  if (!open) return api;
  const orOpen = (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 0 || !open()) throw error;
    // Until the document is here, this one stays as it is.
    return new Promise<never>(() => {});
  };
  const calls = Object.entries<(...args: never[]) => Promise<unknown>>(api).map(
    ([name, call]) => [name, async (...args: never[]) => call(...args).catch(orOpen)] as const,
  );
  // Safe cast: each call is there, and answers what it did.
  return Object.fromEntries(calls) as unknown as ApiClient;
}
