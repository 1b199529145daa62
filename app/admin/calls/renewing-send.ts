import { isSessionLost } from "#api/errors/errors.ts";
import { readError } from "#api/errors/read-error.ts";
import type { Send } from "#api/transport.ts";

/**
 * Sends calls. Where the server no longer knows the session, another one is asked for, and what only reads is sent again in it. A change
 * is not: somebody else may sign in, and has not asked for it.
 *
 * @param renew resolves once somebody is signed in again
 */
export function renewingSend(send: Send, renew: () => Promise<void>): Send {
  const sendInSession: Send = async (path, init) => {
    const answer = await send(path, init);
    if (answer.status !== 401 || !isSessionLost(await readError(answer.clone()))) return answer;
    const renewed = renew();
    if (init?.method !== undefined && init.method !== "GET") return answer;
    await renewed;
    return sendInSession(path, init);
  };
  return sendInSession;
}
