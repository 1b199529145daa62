import { notifyManager, QueryCache, QueryClient } from "@tanstack/react-query";

// An answer is shown as soon as a state that is set would be, and not a timer later.
notifyManager.setScheduler(queueMicrotask);

/** Makes what loads and remembers the answers of the admin area's calls. Each page asks anew; a call that failed is sent again by its button. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => console.warn("A call of the admin area failed", error),
    }),
    defaultOptions: {
      queries: {
        // Milliseconds after its page is left; at 0 an answer would be lost before its page is shown.
        gcTime: 1000,
        networkMode: "always",
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
        retry: false,
      },
    },
  });
}
