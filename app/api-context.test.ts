import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { createApiClient } from "#api/client.ts";
import { apiContext, pageLoad } from "./api-context.ts";

function argsFor(status: number) {
  const context = new RouterContextProvider();
  const send = async () => {
    if (status === 0) throw new TypeError("no network");
    return Response.json({ error: "refused", code: "not_found" }, { status });
  };
  context.set(apiContext, createApiClient(send));
  return { context, params: {}, url: new URL("https://example.com/") };
}

const load = pageLoad(({ api }) => api.readPost("lima", "hu"));

test.each([
  [404, 404, 0],
  [500, 500, 1],
  [0, 503, 1],
])("a call that failed with %i makes a page of status %i, logged %i times", async (status, shown, logged) => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  await expect(load(argsFor(status))).rejects.toMatchObject({
    init: { status: shown },
    data: { code: expect.any(String) },
  });
  expect(log).toHaveBeenCalledTimes(logged);
  log.mockRestore();
});

test("what is no failed call goes on as it is", async () => {
  const mistake = new TypeError("mistake");
  const loadWrongly = pageLoad(async () => {
    throw mistake;
  });
  await expect(loadWrongly(argsFor(500))).rejects.toBe(mistake);
});
