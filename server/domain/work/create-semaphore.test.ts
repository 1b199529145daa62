import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { createSemaphore } from "./create-semaphore.ts";

/** Tasks that end when they are told, and the names of those that have begun. */
function tasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => async () => {
    begun.push(name);
    await new Promise<void>((end) => ends.set(name, end));
    return name;
  };
  const end = async (name: string) => {
    await setImmediate();
    ends.get(name)?.();
    await setImmediate();
  };
  return { begun, task, end };
}

test("what is urgent goes before what has waited longer", async () => {
  const { begun, task, end } = tasks();
  const semaphore = createSemaphore(1);
  const results = [
    semaphore(task("first")),
    semaphore(task("visitor")),
    semaphore(task("save"), { isUrgent: true }),
  ];
  for (const name of ["first", "save", "visitor"]) await end(name);
  expect(begun).toEqual(["first", "save", "visitor"]);
  expect(await Promise.all(results)).toEqual(["first", "visitor", "save"]);
});

test("one more than may wait is refused at once and told when to come again, and the line goes on", async () => {
  const { begun, task, end } = tasks();
  const semaphore = createSemaphore(1, { maxWaiting: 2 });
  const waiting = ["a", "b", "c"].map((name) => semaphore(task(name)));
  await expect(semaphore(task("d"))).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: expect.any(Number),
  });
  const urgent = semaphore(task("e"), { isUrgent: true });
  for (const name of ["a", "e", "b", "c"]) await end(name);
  await Promise.all([...waiting, urgent]);
  expect(begun).toEqual(["a", "e", "b", "c"]);
});

test("more slots let the waiting in, fewer count when tasks end", async () => {
  const { begun, task, end } = tasks();
  const semaphore = createSemaphore(1);
  const running = ["a", "b", "c", "d"].map((name) => semaphore(task(name)));
  semaphore.resize(3);
  await setImmediate();
  expect(begun).toEqual(["a", "b", "c"]);
  semaphore.resize(1);
  await end("a");
  await end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  await end("c");
  expect(begun).toEqual(["a", "b", "c", "d"]);
  await end("d");
  await Promise.all(running);
});
