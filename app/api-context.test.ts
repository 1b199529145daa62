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

/** A browser with a worker, that shows a page. */
function stubBrowser(shown: string) {
  const location = Object.assign(new URL(shown), { assign: vi.fn(), reload: vi.fn() });
  for (const [name, value] of Object.entries({
    window: {},
    location,
    navigator: { onLine: true, serviceWorker: { controller: {} } },
  }))
    vi.stubGlobal(name, value);
  return location;
}

/** Shows its page without what nobody answered, as the home page does without posts. */
const loadInParts = pageLoad(async ({ api }) => api.readPost("lima", "hu").catch(() => "without"));

test("where nothing answers, a worker's page goes to the document, before a load can do without its part", async () => {
  const { assign } = stubBrowser("https://example.com/en/phrasebook");
  const loaded = vi.fn();
  void loadInParts(argsFor(0)).then(loaded, loaded);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("https://example.com/"));
  expect(loaded).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("a page that is shown again is not left, and a server that answers has said what there is", async () => {
  const { assign } = stubBrowser("https://example.com/");
  expect(await loadInParts(argsFor(0))).toBe("without");
  stubBrowser("https://example.com/en/phrasebook");
  expect(await loadInParts(argsFor(500))).toBe("without");
  expect(assign).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("who has gone elsewhere meanwhile is not fetched back", async () => {
  const { assign } = stubBrowser("https://example.com/en/phrasebook");
  const first = loadInParts(argsFor(0));
  void loadInParts({ ...argsFor(500), url: new URL("https://example.com/en/costs") });
  expect(await first).toBe("without");
  expect(assign).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
