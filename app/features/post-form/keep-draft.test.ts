import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft } from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";
import { startForm } from "./form-state.ts";
import { createFormStore } from "./form-store.ts";
import { keepDraft, keepingDelay, type Keeping } from "./keep-draft.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function keeper({ fails = false } = {}) {
  const store = createFormStore(startForm(null));
  const kept: Draft[] = [];
  const remove = vi.fn(async () => {});
  const drafts: DraftStore = {
    read: async () => undefined,
    async keep(draft) {
      if (fails) throw new Error("no room");
      kept.push(draft);
    },
    remove,
  };
  const told: Keeping[] = [];
  const key = { username: "anna", post: "new" };
  const draftKeeper = keepDraft({ store, drafts, key, now: () => 5000, onKeeping: (k) => told.push(k) });
  const write = (value: string) => store.dispatch({ type: "written", name: "hu.title", value });
  return { store, kept, remove, told, draftKeeper, write };
}

test("what is typed is kept shortly after, in one go", async () => {
  const { kept, told, write } = keeper();
  write("L");
  write("Lima");
  await vi.advanceTimersByTimeAsync(keepingDelay);
  expect(kept.map(({ form }) => form.fields["hu.title"])).toEqual(["Lima"]);
  expect(told).toEqual([{ state: "keeping" }, { state: "kept", at: 5000 }]);
});

test("steady typing is kept all the while", async () => {
  const { kept, write } = keeper();
  for (let n = 0; n < 10; n += 1) {
    write(`Lima ${n}`);
    await vi.advanceTimersByTimeAsync(keepingDelay / 2);
  }
  expect(kept.length).toBeGreaterThanOrEqual(4);
});

test("a page that closes keeps at once, with the words that a field has not passed on", async () => {
  const { store, kept, draftKeeper } = keeper();
  store.addSource(() => store.dispatch({ type: "written", name: "hu.content", value: "<p>Vége</p>" }));
  await draftKeeper.flush();
  expect(kept.at(-1)?.form.fields["hu.content"]).toBe("<p>Vége</p>");
});

test("when nothing is left unsaved the draft goes", async () => {
  const { remove, told, write } = keeper();
  write("Lima");
  await vi.advanceTimersByTimeAsync(keepingDelay);
  write("");
  await vi.advanceTimersByTimeAsync(keepingDelay);
  expect(remove).toHaveBeenCalledOnce();
  expect(told.at(-1)).toEqual({ state: "none" });
});

test("a forgotten draft does not come back by a write that was due", async () => {
  const { kept, draftKeeper, write } = keeper();
  write("Lima");
  await draftKeeper.forget();
  await vi.advanceTimersByTimeAsync(keepingDelay * 2);
  expect(kept).toEqual([]);
});

test("a browser that keeps nothing is told of", async () => {
  const { told, write } = keeper({ fails: true });
  write("Lima");
  await vi.advanceTimersByTimeAsync(keepingDelay);
  expect(told.at(-1)).toEqual({ state: "off" });
});
