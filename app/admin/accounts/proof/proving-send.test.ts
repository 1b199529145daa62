import { expect, test } from "vitest";
import { provingSend } from "./proving-send.ts";

const answer = (status: number, code?: string) => Response.json({ error: "", code }, { status });

/** A server that wants a proof until there is one, and what it was sent. */
function openServer() {
  const state = { isProved: false, sent: [] as string[], asked: 0 };
  const send = async (path: string, init?: RequestInit) => {
    state.sent.push(`${init?.method ?? "GET"} ${path} ${String(init?.body ?? "")}`);
    return state.isProved ? answer(200) : answer(403, "proof_needed");
  };
  return { state, send };
}

test("a call that needs a proof asks for it, and goes on with what was sent", async () => {
  const { state, send } = openServer();
  const proving = provingSend(send, async () => (state.isProved = true));
  const sent = await proving("/api/invitations", { method: "POST", body: '{"email":"a@b.c"}' });
  expect(sent.status).toBe(200);
  expect(state.sent).toEqual(Array(2).fill('POST /api/invitations {"email":"a@b.c"}'));
});

test("who gives none gets the refusal, whose words can still be read", async () => {
  const { state, send } = openServer();
  const refused = await provingSend(send, async () => false)("/api/accounts/1", { method: "DELETE" });
  expect([refused.status, await refused.json()]).toEqual([403, { error: "", code: "proof_needed" }]);
  expect(state.sent).toHaveLength(1);
});

test("calls at the same time share one question", async () => {
  const { state, send } = openServer();
  const proving = provingSend(send, async () => {
    state.asked += 1;
    return (state.isProved = true);
  });
  await Promise.all([proving("/a"), proving("/b")]);
  expect(state.asked).toBe(1);
});

test.each([answer(403, "not_allowed"), answer(401, "proof_needed"), new Response("no", { status: 403 })])(
  "nothing else is asked about: %o",
  async (other) => {
    const ask = () => Promise.reject(new Error("nobody should be asked"));
    expect(await provingSend(async () => other, ask)("/a")).toBe(other);
  },
);
