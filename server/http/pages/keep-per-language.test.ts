import { expect, onTestFinished, test, vi } from "vitest";
import { keepPerLanguage } from "./keep-per-language.ts";

const minute = 60_000;

/** A keeper of lists that tell how often they were made, and the pages that they are of. */
function openKeeper() {
  vi.useFakeTimers({ now: new Date("2026-11-23T17:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const state = { made: 0, changes: 0, removals: 0, isKeeping: true, isBroken: false };
  const errors: unknown[] = [];
  const keeper = keepPerLanguage({
    async make() {
      if (state.isBroken) throw new Error("no database");
      state.made += 1;
      return `list ${state.made}`;
    },
    pages: {
      report: () => ({ sent: 0, pages: 0, bytes: 0, changes: state.changes, removals: state.removals }),
      get isKeeping() {
        return state.isKeeping;
      },
    },
    now: () => new Date(),
    onError: (error) => errors.push(error),
  });
  onTestFinished(keeper.close);
  /** Asks until the list is made. */
  async function read(current = false): Promise<string> {
    const list = current ? keeper.readNew("en") : keeper.read("en");
    if (list) return list.content;
    keeper.begin("en");
    await vi.advanceTimersByTimeAsync(0);
    return read(current);
  }
  return { state, keeper, read, errors };
}

test("edits cost one list, a minute after the last of them, however often it is asked for", async () => {
  const { state, read } = openKeeper();
  expect([await read(), await read()]).toEqual(["list 1", "list 1"]);
  for (let edit = 0; edit < 5; edit += 1) {
    state.changes += 1;
    for (let asked = 0; asked < 20; asked += 1) expect(await read()).toBe("list 1");
    await vi.advanceTimersByTimeAsync(minute / 2);
  }
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect([state.made, await read()]).toEqual([2, "list 2"]);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect([state.made, await read()]).toEqual([2, "list 2"]);
});

test("who never stops editing does not keep it from being made", async () => {
  const { state, read } = openKeeper();
  await read();
  for (let edit = 0; edit < 24; edit += 1) {
    state.changes += 1;
    await read();
    await vi.advanceTimersByTimeAsync(minute / 2);
  }
  expect(state.made).toBe(2);
});

test("what was removed is in no list, and whoever asks at once gets the same new one", async () => {
  const { state, keeper, read } = openKeeper();
  await read();
  state.removals += 1;
  expect(keeper.read("en")).toBe(null);
  expect(await Promise.all([read(), read()])).toEqual(["list 2", "list 2"]);
  state.changes += 1;
  expect(await read()).toBe("list 2");
  expect([await read(true), await read(true)]).toEqual(["list 3", "list 3"]);
  state.isKeeping = false;
  expect(await read(true)).toBe("list 3");
});

test("a new hour, and changes that nobody hears of, count as an edit; a list that fails leaves the former one", async () => {
  const { state, read, errors } = openKeeper();
  await read();
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(await read()).toBe("list 1");
  await vi.advanceTimersByTimeAsync(minute);
  expect(await read()).toBe("list 2");
  state.isKeeping = false;
  state.isBroken = true;
  expect(await read()).toBe("list 2");
  await vi.advanceTimersByTimeAsync(minute);
  expect(errors).toHaveLength(1);
  state.isBroken = false;
  expect(await read()).toBe("list 2");
  await vi.advanceTimersByTimeAsync(minute);
  expect(await read()).toBe("list 3");
});

test("one is made while nobody waits, and who begins it again after it failed is told why", async () => {
  const { state, keeper, read } = openKeeper();
  state.isBroken = true;
  keeper.begin("en");
  await vi.advanceTimersByTimeAsync(0);
  expect(() => keeper.begin("en")).toThrow("no database");
  state.isBroken = false;
  expect(await read()).toBe("list 1");
  state.isBroken = true;
  keeper.begin("hu");
  await vi.advanceTimersByTimeAsync(0);
  state.isBroken = false;
  // A later success leaves nothing to be told.
  expect((await keeper.make("hu")).content).toBe("list 2");
  keeper.begin("hu");
  expect(keeper.read("hu")?.content).toBe("list 2");
});

test("a former one can be had for a while, and not after that", async () => {
  const { state, keeper, read } = openKeeper();
  await read();
  state.changes += 1;
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect([keeper.readNew("en", minute)?.content, keeper.readNew("en")]).toEqual(["list 1", null]);
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect(keeper.readNew("en", minute)).toBe(null);
});
