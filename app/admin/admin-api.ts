import { createAdminClient } from "#api/admin/admin-client.ts";
import type { Send } from "#api/transport.ts";
import { renewingSend } from "#app/admin/calls/renewing-send.ts";
import { renewSession } from "#app/session.ts";

const browserSend: Send = (path, init) => fetch(path, init);

/** Renews no session: for what is called before anybody is signed in, and for the forms of posts, which ask for the password when they save. */
export const plainApi = createAdminClient(browserSend);

/** A way of sending that has the session renewed where the server no longer knows it. */
export const inSession = (send: Send): Send => renewingSend(send, renewSession);

export const sessionSend = inSession(browserSend);

/** Has a session that has ended renewed, and sends again. */
export const sessionApi = createAdminClient(sessionSend);
