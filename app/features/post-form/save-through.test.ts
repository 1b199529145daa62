import { expect, test } from "vitest";
import { ApiError } from "#api/errors.ts";
import { storedPost } from "#tests/support/stored-post.ts";
import { saveThrough, type SaveSteps } from "./save-through.ts";

const offline = new ApiError(0, "internal", "the server could not be reached");
const signedOut = new ApiError(401, "not_signed_in", "not signed in");
const conflict = new ApiError(409, "changed_meanwhile", "somebody was faster");

/** Steps of which each send fails with the next of the errors, then succeeds; writes down what happened. */
function steps(errors: Error[], changes: Partial<SaveSteps> = {}) {
  const log: string[] = [];
  const all: SaveSteps = {
    async send() {
      log.push("send");
      const error = errors.shift();
      if (error) throw error;
      return storedPost();
    },
    async signInAgain() {
      log.push("sign in");
      return true;
    },
    async settleConflict() {
      log.push("settle");
      return true;
    },
    async waitForConnection(failures) {
      log.push(`wait ${failures}`);
    },
    ...changes,
  };
  return { log, all };
}

const never = new AbortController().signal;

test("a lost connection is waited out, longer each time", async () => {
  const { log, all } = steps([offline, offline]);
  expect(await saveThrough(all, never)).toEqual({ kind: "saved", post: storedPost() });
  expect(log).toEqual(["send", "wait 1", "send", "wait 2", "send"]);
});

test("an ended session is renewed and the save goes on", async () => {
  const { log, all } = steps([signedOut]);
  expect((await saveThrough(all, never)).kind).toBe("saved");
  expect(log).toEqual(["send", "sign in", "send"]);
});

test("a faster editor's version is settled before anything is sent again", async () => {
  const { log, all } = steps([conflict]);
  expect((await saveThrough(all, never)).kind).toBe("saved");
  expect(log).toEqual(["send", "settle", "send"]);
});

test("the other's version may itself come only after the connection is back", async () => {
  let isFirst = true;
  const { log, all } = steps([conflict], {
    async settleConflict() {
      if (!isFirst) return true;
      isFirst = false;
      throw offline;
    },
  });
  expect((await saveThrough(all, never)).kind).toBe("saved");
  expect(log).toEqual(["send", "wait 1", "send"]);
});

test("an editor who gives up has nothing sent", async () => {
  const { log, all } = steps([conflict], { settleConflict: async () => false });
  expect(await saveThrough(all, never)).toEqual({ kind: "given up" });
  expect(log).toEqual(["send"]);
  const session = steps([signedOut], { signInAgain: async () => false });
  expect(await saveThrough(session.all, never)).toEqual({ kind: "given up" });
});

test("a refusal is told with its place", async () => {
  const refusal = new ApiError(400, "invalid_field", "szerzo: too short", { field: "szerzo" });
  expect(await saveThrough(steps([refusal]).all, never)).toMatchObject({ kind: "refused", place: "author" });
});

test("a cancelled save ends while it waits", async () => {
  const controller = new AbortController();
  const { log, all } = steps([offline, offline], {
    async waitForConnection() {
      controller.abort();
    },
  });
  expect(await saveThrough(all, controller.signal)).toEqual({ kind: "given up" });
  expect(log).toEqual(["send"]);
});
