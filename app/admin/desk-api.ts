import { createDeskClient } from "#api/desk/desk-client.ts";

export const deskApi = createDeskClient((path, init) => fetch(path, init));
