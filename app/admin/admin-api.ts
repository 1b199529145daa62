import { createAdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";
import { renewingSend } from "#app/admin/calls/renewing-send.ts";
import { renewSession } from "#app/session.ts";

const browserSend: Send = (path, init) => fetch(path, init);

/** Leaves a lost session to its caller: to what is called before anybody is signed in, and to the forms of posts, which ask for the password when they save. */
export const adminApi = createAdminClient(browserSend);

/** A way of sending that has the session renewed where the server no longer knows it. */
export const inSession = (send: Send): Send => renewingSend(send, renewSession);

export const sessionSend = inSession(browserSend);

export const sessionApi = createAdminClient(sessionSend);
