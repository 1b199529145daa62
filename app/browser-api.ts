import { createApiClient } from "#api/client.ts";

export const browserApi = createApiClient((path, init) => fetch(path, init));
