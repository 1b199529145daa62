import { createContext, data, type RouterContextProvider } from "react-router";
import type { ApiClient } from "#api/client.ts";
import { ApiError } from "#api/errors.ts";

/** The client that a page's `load` asks: in process on the server, over the network in the browser. */
export const apiContext = createContext<ApiClient>();

/** What the router gives to a `loader` and to a `clientLoader` alike. */
interface LoadArgs {
  context: Readonly<RouterContextProvider>;
  params: Record<string, string | undefined>;
  url: URL;
}

export interface PageRequest extends Omit<LoadArgs, "context"> {
  api: ApiClient;
}

/**
 * Makes a page's `load`, to be exported as `loader`, as `clientLoader` or as both. A failed call of the API
 * becomes a route error of the same status (503 when nothing answered), so that the page has it too.
 */
export function pageLoad<T>(load: (request: PageRequest) => Promise<T>): (args: LoadArgs) => Promise<T> {
  return async ({ context, params, url }) => {
    try {
      return await load({ api: context.get(apiContext), params, url });
    } catch (error) {
      throw error instanceof ApiError ? routeError(error) : error;
    }
  };
}

/** The route error that stands for a failed call. */
function routeError({ code, status }: ApiError) {
  return data({ code }, { status: status || 503 });
}
