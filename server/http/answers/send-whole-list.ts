import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { postSummaryAnswer } from "#api/posts/post-answers.ts";
import { summaryToWire } from "#api/posts/post-wire.ts";
import type { PostSummary } from "#api/posts/posts.ts";
import { createSemaphore } from "#server/domain/work/create-semaphore.ts";

/** Lists that are sent at the same time. Ten thousand posts are 12 MB and a third of a second of the thread. */
const turns = createSemaphore(8, { maxWaiting: 20 });

/**
 * Sends posts as a JSON array, batch by batch as the visitor takes them.
 *
 * @throws DomainError `unavailable` when too many such lists are asked for
 */
export async function sendWholeList(
  reply: FastifyReply,
  batches: AsyncIterable<PostSummary[]>,
): Promise<FastifyReply> {
  const pieces = jsonOf(batches);
  // Before the first piece: a visitor who leaves while waiting must not keep the turn that comes.
  const end = () => void pieces.return(undefined);
  reply.raw.once("finish", end).once("close", end);
  // Until the first piece is there, a failure can still become an error answer.
  const first = await pieces.next();
  return reply.type("application/json; charset=utf-8").send(Readable.from(startingWith(first.value, pieces)));
}

/** Has its turn from the first piece until it ends. */
async function* jsonOf(batches: AsyncIterable<PostSummary[]>): AsyncGenerator<string, undefined, undefined> {
  await turns.enter();
  try {
    let before = "[";
    for await (const posts of batches) {
      // Encoding leaves out members that are not in the schema, as for any answer.
      const written = posts.map((post) => JSON.stringify(postSummaryAnswer.encode(summaryToWire(post))));
      yield before + written.join(",");
      before = ",";
    }
    yield before === "[" ? "[]" : "]";
  } finally {
    turns.leave();
  }
}

async function* startingWith(first: string | undefined, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first !== undefined) yield first;
  yield* rest;
}
