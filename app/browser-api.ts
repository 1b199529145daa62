import { createApiClient } from "#api/client.ts";

/** The API client of the browser. */
export const browserApi = createApiClient((path, init) => fetch(path, init));
