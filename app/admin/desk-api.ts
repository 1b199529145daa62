import { createDeskClient } from "#api/desk/desk-client.ts";
import type { Send } from "#api/transport.ts";

export const deskSend: Send = (path, init) => fetch(path, init);

export const deskApi = createDeskClient(deskSend);
