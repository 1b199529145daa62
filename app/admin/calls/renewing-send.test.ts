import { expect, test } from "vitest";
import { renewingSend } from "./renewing-send.ts";

const answer = (status: number, code?: string) => Response.json({ error: "", code }, { status });

/** A server that knows no session until somebody signs in, and what it was sent. */
function openServer() {
  const { promise: signedIn, resolve } = Promise.withResolvers<void>();
  const state = { isSignedIn: false, sent: [] as string[], asked: 0 };
  const send = renewingSend(
    async (path, init) => {
      state.sent.push(`${init?.method ?? "GET"} ${path}`);
      return state.isSignedIn ? answer(200) : answer(401, "not_signed_in");
    },
    () => {
      state.asked += 1;
      return signedIn;
    },
  );
  function signIn(): void {
    state.isSignedIn = true;
    resolve();
  }
  return { state, send, signIn };
}

test("what only reads waits until somebody is signed in again, and is then answered", async () => {
  const { state, send, signIn } = openServer();
  const sent = send("/api/facts");
  await expect.poll(() => state.asked).toBe(1);
  signIn();
  expect((await sent).status).toBe(200);
  expect(state.sent).toEqual(Array(2).fill("GET /api/facts"));
});

test("a change is refused at once, while somebody is asked to sign in, and is not sent again", async () => {
  const { state, send, signIn } = openServer();
  const sent = send("/api/facts/1", { method: "PUT" });
  await expect.poll(() => state.asked).toBe(1);
  signIn();
  const refused = await sent;
  expect([refused.status, await refused.json()]).toEqual([401, { error: "", code: "not_signed_in" }]);
  expect(state).toMatchObject({ sent: ["PUT /api/facts/1"], asked: 1 });
});

test.each([answer(401, "wrong_credentials"), answer(403, "not_allowed"), answer(200)])(
  "nobody has to sign in for another answer: %o",
  async (other) => {
    const renew = () => Promise.reject(new Error("nobody should be asked"));
    expect(await renewingSend(async () => other, renew)("/a")).toBe(other);
  },
);
