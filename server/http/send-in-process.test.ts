import fastify, { type FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { paths } from "#api/paths.ts";
import { keepAnswersOfAll, sendInProcess } from "./send-in-process.ts";

/** The n-th answer says n. */
function openCalls(
  shape: (reply: FastifyReply, count: number) => FastifyReply = (reply) => reply,
  path: string = paths.siteDetails({ language: "hu" }),
) {
  const pages = { generation: 1, isKeeping: true };
  const clock = { now: new Date("2026-11-30T10:10:00Z") };
  const app = fastify();
  let count = 0;
  app.get(path, async (_request, reply) => shape(reply, (count += 1)).send({ count }));
  const answer = keepAnswersOfAll(Object.assign(app, { now: () => clock.now }), pages);
  return { pages, clock, ask: async () => (await answer(path)).json() };
}

test("what every page asks for is asked once, until the content or the hour is another", async () => {
  const { pages, clock, ask } = openCalls();
  expect(await Promise.all([ask(), ask()])).toEqual([{ count: 1 }, { count: 1 }]);
  pages.generation = 2;
  expect([await ask(), await ask()]).toEqual([{ count: 2 }, { count: 2 }]);
  clock.now = new Date("2026-11-30T11:00:00Z");
  expect(await ask()).toEqual({ count: 3 });
});

test("nothing is kept while changes are not heard of, nor what is to be stored nowhere, nor a failure", async () => {
  const deaf = openCalls();
  deaf.pages.isKeeping = false;
  expect([await deaf.ask(), await deaf.ask()]).toEqual([{ count: 1 }, { count: 2 }]);
  const partial = openCalls((reply) => reply.header("cache-control", "no-store"));
  expect([await partial.ask(), await partial.ask()]).toEqual([{ count: 1 }, { count: 2 }]);
  const failing = openCalls((reply, count) => reply.code(count === 1 ? 503 : 200));
  expect([await failing.ask(), await failing.ask()]).toEqual([{ count: 1 }, { count: 2 }]);
});

test("the calls of posts are kept without a word of theirs on it, the same object for all", async () => {
  const { ask } = openCalls(
    (reply) => reply.header("cache-control", "no-store"),
    paths.postIn({ slug: "a", language: "hu" }),
  );
  const first = await ask();
  expect(first).toEqual({ count: 1 });
  expect(await ask()).toBe(first);
});

test("whoever sends a cookie asks for themselves", async () => {
  const app = fastify();
  let count = 0;
  const path = paths.postIn({ slug: "a", language: "hu" });
  app.get(path, async () => ({ count: (count += 1) }));
  const clock = { now: () => new Date("2026-11-30T10:10:00Z") };
  const pages = { generation: 1, isKeeping: true };
  const answering = Object.assign(app, { answerOfAll: keepAnswersOfAll(Object.assign(app, clock), pages) });
  const ask = async (headers: Record<string, string>) =>
    (await sendInProcess(answering as never, { headers, ip: "127.0.0.1" })(path)).json();
  expect([await ask({}), await ask({}), await ask({ cookie: "a=b" })]).toEqual([
    { count: 1 },
    { count: 1 },
    { count: 2 },
  ]);
});
