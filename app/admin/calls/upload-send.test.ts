import { afterEach, expect, test, vi } from "vitest";
import { uploadSend } from "./upload-send.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A fake `XMLHttpRequest`; the test plays the network. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  opened: string[] = [];
  headers: Record<string, string> = {};
  status = 200;
  statusText = "OK";
  responseText = '{"ok":true}';
  constructor() {
    FakeRequest.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader() {
    return "application/json";
  }
  send() {}
  abort() {
    this.onabort?.();
  }
}

function start(controller = new AbortController()) {
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  const shares: number[] = [];
  const send = uploadSend({ signal: controller.signal, onProgress: (share) => shares.push(share) });
  const answer = send("/api/post", { method: "POST", headers: { "x-a": "1" }, body: "text" });
  return { answer, shares, controller, request: FakeRequest.last };
}

test("the answer is a response like that of fetch", async () => {
  const { answer, request } = start();
  request.status = 201;
  request.onload?.();
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
  expect(request.opened).toEqual(["POST", "/api/post"]);
  expect(request.headers).toEqual({ "x-a": "1" });
});

test("progress is told as a share of the whole", () => {
  const { shares, request } = start();
  request.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 25, total: 0 });
  expect(shares).toEqual([0.25]);
});

test("a lost connection throws", async () => {
  const { answer, request } = start();
  request.onerror?.();
  await expect(answer).rejects.toThrow(TypeError);
});

test("cancelled, it throws the signal's reason", async () => {
  const { answer, controller } = start();
  controller.abort();
  await expect(answer).rejects.toBe(controller.signal.reason);
});

test("an answer without a body is an answer", async () => {
  const { answer, request } = start();
  request.status = 204;
  request.onload?.();
  expect((await answer).status).toBe(204);
});
