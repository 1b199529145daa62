import { createContext, data, type RouterContextProvider } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";
import { openInstead } from "./site/offline/open-as-document.ts";

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
      return await load({ api: context.get(apiContext), params, url });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The browser goes to another document; until then this one stays as it is.
      if (error.status === 0 && openInstead(url)) return new Promise(() => {});
      const status = error.status || 503;
      if (status >= 500) console.error(`Failed to load ${url.pathname}`, error);
      throw data({ code: error.code }, { status });
    }
  };
}
