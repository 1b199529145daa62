import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRenderQueue } from "./render-queue.ts";

const unavailable = { code: "unavailable" };

/** Renders that go on when they are told. */
function steps() {
  const waiting = new Map<string, () => void>();
  const log: string[] = [];
  const wait = (name: string) => {
    log.push(name);
    return new Promise<void>((goOn) => waiting.set(name, goOn));
  };
  const goOn = async (name: string) => {
    waiting.get(name)?.();
    await setImmediate();
  };
  return { log, wait, goOn };
}

test("one render more than is allowed is refused at once, and admitted when one has ended", async () => {
  const { wait, goOn } = steps();
  const queue = createRenderQueue({ atOnce: 1, inAll: 2 });
  const renders = ["a", "b"].map((name) => queue.enqueue({ render: () => wait(name) }));
  expect(queue.isFull).toBe(true);
  await expect(queue.enqueue({ render: () => wait("c") })).rejects.toMatchObject(unavailable);
  await goOn("a");
  expect(queue.isFull).toBe(false);
  const later = queue.enqueue({ render: async () => "d" });
  await goOn("b");
  expect(await later).toBe("d");
  await Promise.all(renders);
});

test("what nobody waits for any more is not rendered", async () => {
  const { log, wait, goOn } = steps();
  const queue = createRenderQueue({ atOnce: 1 });
  let isGone = false;
  const first = queue.enqueue({ render: () => wait("first") });
  const left = queue.enqueue({ render: () => wait("left"), isGone: () => isGone });
  left.catch(() => {});
  await setImmediate();
  isGone = true;
  await goOn("first");
  await expect(left).rejects.toMatchObject(unavailable);
  expect(log).toEqual(["first"]);
  await first;
});

test("while a page waits for its calls another has its turn, and what was begun goes on before what is new", async () => {
  const { log, wait, goOn } = steps();
  const queue = createRenderQueue({ atOnce: 1 });
  const renders = [
    queue.enqueue({
      async render(outside) {
        await Promise.all([outside(() => wait("call 1")), outside(() => wait("call 2"))]);
        log.push("drawn");
      },
    }),
    queue.enqueue({ render: () => wait("second") }),
    queue.enqueue({ render: () => wait("third") }),
  ];
  await setImmediate();
  expect(log).toEqual(["call 1", "call 2", "second"]);
  await goOn("call 1");
  await goOn("call 2");
  await goOn("second");
  await goOn("third");
  await Promise.all(renders);
  expect(log).toEqual(["call 1", "call 2", "second", "drawn", "third"]);
});
