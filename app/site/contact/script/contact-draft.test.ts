import { afterEach, expect, test, vi } from "vitest";
import { contactDraftKey, clearDraft, writeDraft, readDraft } from "./contact-draft.ts";

const texts = { from_name: "Ágnes", user_email: "agnes@example.com", message: "first\nsecond" };

function giveStorage(start: Record<string, string> = {}): void {
  const kept = new Map(Object.entries(start));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what is kept can be read until it is forgotten", () => {
  giveStorage();
  expect(readDraft()).toBeNull();
  writeDraft(texts);
  expect(readDraft()).toEqual(texts);
  clearDraft();
  expect(readDraft()).toBeNull();
});

test.each(["null", "[]", '{"from_name":"Ágnes"}', '{"from_name":1,"user_email":"","message":""}'])(
  "other data under the same key is not read: %s",
  (value) => {
    giveStorage({ [contactDraftKey]: value });
    expect(readDraft()).toBeNull();
  },
);

test("a broken storage is only worth a warning", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  giveStorage({ [contactDraftKey]: "{" });
  expect(readDraft()).toBeNull();
  vi.stubGlobal("sessionStorage", undefined);
  writeDraft(texts);
  clearDraft();
  expect(warn).toHaveBeenCalledTimes(3);
});
