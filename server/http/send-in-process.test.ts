import fastify, { type FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { paths } from "#api/paths.ts";
import { keepAnswersOfAll } from "./send-in-process.ts";

const path = paths.siteDetails({ language: "hu" });

/** The n-th answer says n. */
function openCalls(shape: (reply: FastifyReply, count: number) => FastifyReply = (reply) => reply) {
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
