import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Draft, DraftStore } from "./draft-store.ts";
import { startForm } from "#app/admin/post-form/store/form-state.ts";
import { createFormStore } from "#app/admin/post-form/store/form-store.ts";
import { autosaveDelay, startAutosave, type AutosaveStatus } from "./autosave.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openAutosave({ fails = false } = {}) {
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
  const told: AutosaveStatus[] = [];
  const key = { username: "anna", post: "new" };
  const autosave = startAutosave({
    store,
    drafts,
    key,
    now: () => 5000,
    onStatus: (status) => told.push(status),
  });
  const write = (value: string) => store.dispatch({ type: "written", name: "hu.title", value });
  return { store, kept, remove, told, autosave, write };
}

test("what is typed is kept shortly after, in one go", async () => {
  const { kept, told, write } = openAutosave();
  write("L");
  write("Lima");
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect(kept.map(({ form }) => form.fields["hu.title"])).toEqual(["Lima"]);
  expect(told).toEqual([{ state: "pending" }, { state: "kept", at: 5000 }]);
});

test("steady typing is kept all the while", async () => {
  const { kept, write } = openAutosave();
  for (let n = 0; n < 10; n += 1) {
    write(`Lima ${n}`);
    await vi.advanceTimersByTimeAsync(autosaveDelay / 2);
  }
  expect(kept.length).toBeGreaterThanOrEqual(4);
});

test("a page that closes keeps at once, with the words that a field has not passed on", async () => {
  const { store, kept, autosave } = openAutosave();
  store.addDelayedField(() => store.dispatch({ type: "written", name: "hu.content", value: "<p>Vége</p>" }));
  await autosave.flush();
  expect(kept.at(-1)?.form.fields["hu.content"]).toBe("<p>Vége</p>");
});

test("when nothing is left unsaved the draft goes", async () => {
  const { remove, told, write } = openAutosave();
  write("Lima");
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  write("");
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect(remove).toHaveBeenCalledOnce();
  expect(told.at(-1)).toEqual({ state: "none" });
});

test("a forgotten draft does not come back by a write that was due", async () => {
  const { kept, autosave, write } = openAutosave();
  write("Lima");
  await autosave.forget();
  await vi.advanceTimersByTimeAsync(autosaveDelay * 2);
  expect(kept).toEqual([]);
});

test("a browser that keeps nothing is told of", async () => {
  const { told, write } = openAutosave({ fails: true });
  write("Lima");
  await vi.advanceTimersByTimeAsync(autosaveDelay);
  expect(told.at(-1)).toEqual({ state: "off" });
});
