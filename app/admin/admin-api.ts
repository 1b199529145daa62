import { createAdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";

export const adminSend: Send = (path, init) => fetch(path, init);

export const adminApi = createAdminClient(adminSend);
