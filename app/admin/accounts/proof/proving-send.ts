import type { Send } from "#api/transport.ts";

/**
 * Sends calls. Where the server wants the password or a passkey first, it is asked for, and the same call is sent again: what was
 * begun goes on. Calls that wait for it at the same time share one question.
 *
 * @param ask whether it was given; if not, the refusal is the answer
 */
export function provingSend(send: Send, ask: () => Promise<boolean>): Send {
  let asking: Promise<boolean> | null = null;

  return async (path, init) => {
    const answer = await send(path, init);
    if (!(await wantsProof(answer))) return answer;
    asking ??= ask().finally(() => {
      asking = null;
    });
    return (await asking) ? send(path, init) : answer;
  };
}

async function wantsProof(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  // Nothing is known of an answer that is not ours.
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "code" in body && body.code === "proof_needed";
}
